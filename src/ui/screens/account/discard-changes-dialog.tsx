import { useId, useRef } from 'react';
import { Button } from '../../components/button';
import { Modal } from '../../components/modal';

interface DiscardChangesDialogProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

export function DiscardChangesDialog({ onKeep, onDiscard }: DiscardChangesDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const explanation = useId();
  return (
    <Modal
      title="Discard your changes?"
      alert
      describedBy={explanation}
      initialFocus={keep}
      onClose={onKeep}
      foot={
        <>
          <Button variant="secondary" ref={keep} onClick={onKeep}>
            Keep editing
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            Discard changes
          </Button>
        </>
      }
    >
      <p className="muted" id={explanation}>
        What you typed is not saved yet.
      </p>
    </Modal>
  );
}
