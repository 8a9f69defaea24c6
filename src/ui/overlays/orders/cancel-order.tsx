import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import type { OrderDetailsViewModel } from '../../../view-models/order-details.view-model';
import { Button } from '../../components/button';
import { Modal } from '../../components/modal';
import { Notice } from '../../components/notice';

interface CancelOrderDialogProps {
  readonly details: OrderDetailsViewModel;
  readonly onCancel: () => void;
}

export const CancelOrderDialog = observer(function CancelOrderDialog({ details, onCancel }: CancelOrderDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const explanation = useId();
  const { order, cancelling, problem } = details;
  return (
    <Modal
      title="Cancel this order?"
      alert
      describedBy={explanation}
      initialFocus={keep}
      onClose={details.keep}
      foot={
        <>
          <Button variant="secondary" ref={keep} onClick={details.keep}>
            Keep order
          </Button>
          <Button variant="danger" busy={cancelling === 'sending'} onClick={onCancel}>
            Cancel order
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="danger" className="mb-4">
          <b>{problem.title}</b>
          <br />
          {problem.text}
        </Notice>
      )}
      <p className="muted" id={explanation}>
        Order {order?.id} will not be made. This cannot be undone.
      </p>
    </Modal>
  );
});
