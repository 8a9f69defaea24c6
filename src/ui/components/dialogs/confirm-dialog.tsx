import { useId, useRef, type ReactNode } from 'react';
import type { Elements } from '../elements';
import { Button } from '../buttons/button';
import { Modal } from './modal';

interface ConfirmDialogProps {
  readonly title: string;
  /** Label of the button that changes nothing. */
  readonly keep: string;
  /** Label of the button that cannot be undone. */
  readonly proceed: string;
  readonly pending?: boolean;
  /** Above the explanation. */
  readonly notice?: Elements;
  /** One or two sentences about the consequence. */
  readonly children: ReactNode;
  readonly onKeep: () => void;
  readonly onProceed: () => void;
}

/** Asks before something is lost. The safe answer has the focus. */
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
