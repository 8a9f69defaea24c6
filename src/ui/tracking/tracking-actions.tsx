import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import { actionsOf, type Order } from '../../domain/orders/order';
import { ReorderViewModel } from '../../view-models/orders/reorder.view-model';
import { RetryPaymentViewModel } from '../../view-models/orders/retry-payment.view-model';
import { Button, buttonClass } from '../components/button';
import { ReorderResults } from '../orders/reorder-results';
import { useViewModel } from '../view-model-context';
import { Panel } from '../components/panel';

/** The way on from an order to which nothing more will happen. */
export const TrackingActions = observer(function TrackingActions({ order }: { readonly order: Order }) {
  const again = useViewModel(ReorderViewModel);
  const retry = useViewModel(RetryPaymentViewModel);
  const { retryPayment, reorder } = actionsOf(order);
  return (
    <Panel title="What now">
      <p className="muted">
        {retryPayment && 'You can pay for this order again.'}
        {reorder && "You can order the same items again at today's prices."}
        {!retryPayment && !reorder && 'If you have a question about this order, ask us.'}
      </p>
      <div className="row row--wrap mt-4">
        {retryPayment && (
          <Button busy={retry.pendingId === order.id} onClick={() => void retry.start(order)}>
            Retry Payment
          </Button>
        )}
        {reorder && (
          <Button busy={again.pendingId === order.id} onClick={() => void again.start(order)}>
            Order Again
          </Button>
        )}
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.contact}>
          Contact us
        </Link>
      </div>
      <ReorderResults again={again} retry={retry} />
    </Panel>
  );
});
