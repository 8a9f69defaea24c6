import { observer } from 'mobx-react-lite';
import type { ErrorNotice } from '../../../view-models/shared/error-notice';
import type { OrderDetailsViewModel } from '../../../view-models/orders/order-details.view-model';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { ErrorDetail } from '../../components/feedback/error-detail';
import { Notice } from '../../components/feedback/notice';

interface CancelOrderDialogProps {
  readonly details: OrderDetailsViewModel;
  readonly onCancel: () => void;
}

export const CancelOrderDialog = observer(function CancelOrderDialog({ details, onCancel }: CancelOrderDialogProps) {
  const { order, cancellation, error } = details;
  const notice = error && <CancelError error={error} className="mb-4" />;
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
      Order {order?.id} won't be made. You can't undo this.
    </ConfirmDialog>
  );
});

interface CancelErrorProps {
  readonly error: ErrorNotice;
  readonly className: string;
}

export function CancelError({ error, className }: CancelErrorProps) {
  return (
    <Notice tone="danger" className={className}>
      <b>{error.title}</b>
      <br />
      <bdi>{error.text}</bdi>
      <ErrorDetail text={error.detail} />
    </Notice>
  );
}
