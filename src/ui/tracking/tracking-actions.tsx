import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import { actionsOf, type Order } from '../../domain/orders/order';
import { ReorderViewModel } from '../../view-models/orders/reorder.view-model';
import { RetryPaymentViewModel } from '../../view-models/orders/retry-payment.view-model';
import { Button, buttonClass } from '../components/buttons/button';
import { ReorderResults } from '../orders/reorder/reorder-results';
import { useViewModel } from '../view-model-context';

export const TrackingActions = observer(function TrackingActions({ order }: { readonly order: Order }) {
  const reorder = useViewModel(ReorderViewModel);
  const retry = useViewModel(RetryPaymentViewModel);
  const actions = actionsOf(order);
  return (
    <>
      {actions.retryPayment && (
        <Button pending={retry.pendingId === order.id} onClick={() => void retry.start(order)}>
          Retry Payment
        </Button>
      )}
      {actions.reorder && (
        <Button pending={reorder.pendingId === order.id} onClick={() => void reorder.start(order)}>
          Order Again
        </Button>
      )}
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.contact}>
        Contact us
      </Link>
      <ReorderResults reorder={reorder} retry={retry} />
    </>
  );
});
