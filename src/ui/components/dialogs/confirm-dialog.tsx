import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../button';
import { Modal } from './modal';

interface ConfirmDialogProps {
  readonly title: string;
  /** What the button says that changes nothing. */
  readonly keep: string;
  /** What the button says that can not be undone. */
  readonly proceed: string;
  readonly busy?: boolean;
  /** Above the explanation. */
  readonly notice?: ReactNode;
  /** One or two sentences on what would happen. */
  readonly children: ReactNode;
  readonly onKeep: () => void;
  readonly onProceed: () => void;
}

/** A question before something is lost; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, keep, proceed, busy = false, notice, children, onKeep, onProceed } = props;
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
          <Button variant="danger" busy={busy} onClick={onProceed}>
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
