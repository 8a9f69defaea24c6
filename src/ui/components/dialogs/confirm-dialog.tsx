import { useId, useRef, type ReactNode } from 'react';
import type { Elements } from '../elements';
import { Button } from '../buttons/button';
import { SrOnly } from '../text/sr-only';
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
  const waiting = useId();
  return (
    <Modal
      title={title}
      alert
      describedBy={explanation}
      initialFocus={keepButton}
      onClose={onKeep}
      foot={
        <>
          <SrOnly as="p" role="status" id={waiting}>
            {pending && 'Waiting for the answer.'}
          </SrOnly>
          <Button variant="secondary" ref={keepButton} blockedBy={pending && waiting} onClick={onKeep}>
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
