import { RotateCcw } from 'lucide';
import type { RetryOrder } from '../../domain/checkout/retry-payment';
import { Notice } from '../components/feedback/notice';

/** Says which order's payment is retried, and what to check first. */
export function RetryNotice({ order, isDelivery }: { readonly order: RetryOrder; readonly isDelivery: boolean }) {
  return (
    <Notice icon={RotateCcw} className="mb-6">
      <b>Retrying the payment of order {order.orderId}</b>
      <br />
      {isDelivery &&
        (order.addressKnown
          ? 'Check that the address is still right. '
          : "We don't keep the address with an order, so please enter it again. ")}
      The last payment didn't go through.
    </Notice>
  );
}
