import { observer } from 'mobx-react-lite';
import { actionsOf, type Order } from '../../domain/orders/order';
import { ReorderViewModel } from '../../view-models/orders/reorder.view-model';
import { RetryPaymentViewModel } from '../../view-models/orders/retry-payment.view-model';
import { Button } from '../components/buttons/button';
import { ReorderResults } from '../orders/reorder/reorder-results';
import { useViewModel } from '../view-model-context';
import { TryAgainButton } from './try-again-button';
import { ShoppingBag } from 'lucide';
import { Notice } from '../components/feedback/notice';
import { formatItemCount } from '../format/format-number';

/** A cancelled order is paid for as a new one, once its items are back in the cart. */
export function canPayAgain(order: Order, restoredItems: number): boolean {
  return actionsOf(order).retryPayment || (order.status === 'CANCELLED' && restoredItems > 0);
}

interface AfterFailureProps {
  readonly order: Order;
  readonly restoredItems: number;
  /** Until then it is unknown which items a payment would be for, those in the cart or those of the order. */
  readonly isCartKnown: boolean;
}

export function AfterFailure({ order, restoredItems, isCartKnown }: AfterFailureProps) {
  return (
    <>
      {restoredItems > 0 && <RestoredNotice items={restoredItems} />}
      {isCartKnown && canPayAgain(order, restoredItems) && (
        <div className="outcome__actions">
          {restoredItems > 0 ? <TryAgainButton /> : <RetryPaymentButton order={order} />}
        </div>
      )}
    </>
  );
}

const RetryPaymentButton = observer(function RetryPaymentButton({ order }: { readonly order: Order }) {
  const retry = useViewModel(RetryPaymentViewModel);
  const reorder = useViewModel(ReorderViewModel);
  return (
    <>
      <Button
        size="lg"
        className="btn--wide"
        pending={retry.pendingId === order.id}
        onClick={() => void retry.start(order)}
      >
        Retry Payment
      </Button>
      <ReorderResults reorder={reorder} retry={retry} />
    </>
  );
});

function RestoredNotice({ items }: { readonly items: number }) {
  return (
    <Notice
      tone="success"
      icon={ShoppingBag}
      className="mt-4"
    >{`${formatItemCount(items)} of this order ${items === 1 ? 'is' : 'are'} back in your cart. We've kept your address too.`}</Notice>
  );
}
