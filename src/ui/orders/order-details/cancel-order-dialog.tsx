import { observer } from 'mobx-react-lite';
import type { OrderDetailsViewModel } from '../../../view-models/orders/order-details.view-model';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { ErrorTexts } from '../../components/feedback/error-texts';
import { Notice } from '../../components/feedback/notice';
import { OrderReference } from '../../components/text/order-reference';

interface CancelOrderDialogProps {
  readonly details: OrderDetailsViewModel;
  readonly onCancel: () => void;
}

export const CancelOrderDialog = observer(function CancelOrderDialog({ details, onCancel }: CancelOrderDialogProps) {
  const { order, cancellation, error } = details;
  const notice = error && (
    <Notice tone="danger" className="mb-4">
      <ErrorTexts error={error} />
    </Notice>
  );
  return (
    <ConfirmDialog
      title="Cancel this order?"
      keep="Keep order"
      proceed="Cancel order"
      pending={cancellation === 'pending'}
      notice={notice}
      onKeep={details.keep}
      onProceed={onCancel}
    >
      {order && <OrderReference id={order.id} />}
      <span>{" won't be made. You can't undo this."}</span>
    </ConfirmDialog>
  );
});
