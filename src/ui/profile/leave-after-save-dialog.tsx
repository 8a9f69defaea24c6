import { useId } from 'react';
import { Button } from '../components/buttons/button';
import { Modal } from '../components/dialogs/modal';

export function LeaveAfterSaveDialog({ onStay }: { readonly onStay: () => void }) {
  const explanation = useId();
  return (
    <Modal
      title="Your changes are being saved"
      alert
      describedBy={explanation}
      onClose={onStay}
      foot={
        <Button variant="secondary" onClick={onStay}>
          Stay here
        </Button>
      }
    >
      <p className="muted" id={explanation}>
        You'll leave this page as soon as they are.
      </p>
    </Modal>
  );
}
