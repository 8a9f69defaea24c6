import { useId, useRef, type ReactNode } from 'react';
import type { Elements } from '../elements';
import { Button } from '../buttons/button';
import { Modal } from './modal';

interface ConfirmDialogProps {
  readonly title: string;
  readonly keep: string;
  readonly proceed: string;
  readonly pending?: boolean;
  readonly notice?: Elements;
  readonly children: ReactNode;
  readonly onKeep: () => void;
  readonly onProceed: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, keep, proceed, pending = false, notice, children, onKeep, onProceed } = props;
  const keepButton = useRef<HTMLButtonElement>(null);
  const explanation = useId();
  return (
    <Modal
      title={title}
      alert
      describedBy={explanation}
      initialFocus={keepButton}
      onClose={onKeep}
      foot={
        <>
          <Button variant="secondary" ref={keepButton} onClick={onKeep}>
            {keep}
          </Button>
          <Button variant="danger" pending={pending} onClick={onProceed}>
            {proceed}
          </Button>
        </>
      }
    >
      {notice}
      <p className="muted" id={explanation}>
        {children}
      </p>
    </Modal>
  );
}
