import { observer } from 'mobx-react-lite';
import { actionsOf, type Order } from '../../domain/orders/order';
import { ReorderViewModel } from '../../view-models/orders/reorder.view-model';
import { RetryPaymentViewModel } from '../../view-models/orders/retry-payment.view-model';
import { Button } from '../components/buttons/button';
import { ReorderResults } from '../orders/reorder/reorder-results';
import { useViewModel } from '../view-model-context';
import { RestoredNotice } from './restored-notice';
import { TryAgainButton } from './try-again-button';

interface AfterFailureProps {
  readonly order: Order;
  readonly restoredItems: number;
}

export const AfterFailure = observer(function AfterFailure({ order, restoredItems }: AfterFailureProps) {
  const retry = useViewModel(RetryPaymentViewModel);
  const reorder = useViewModel(ReorderViewModel);
  const isPayable = actionsOf(order).retryPayment;
  if (restoredItems > 0) {
    return (
      <>
        <RestoredNotice items={restoredItems} />
        {isPayable && (
          <div className="outcome__actions">
            <TryAgainButton />
          </div>
        )}
      </>
    );
  }
  if (!isPayable) return null;
  return (
    <div className="outcome__actions">
      <Button
        size="lg"
        className="btn--wide"
        pending={retry.pendingId === order.id}
        onClick={() => void retry.start(order)}
      >
        Retry Payment
      </Button>
      <ReorderResults reorder={reorder} retry={retry} />
    </div>
  );
});
