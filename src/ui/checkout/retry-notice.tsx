import { RotateCcw } from 'lucide';
import type { RetryOrder } from '../../domain/checkout/retry-payment';
import { Verbatim } from '../components/text/verbatim';
import { Notice } from '../components/feedback/notice';

export function RetryNotice({ order, isDelivery }: { readonly order: RetryOrder; readonly isDelivery: boolean }) {
  const ofAddress = order.addressKnown
    ? 'Check that the address is still right. '
    : "We don't keep the address with an order, so please enter it again. ";
  return (
    <Notice icon={RotateCcw} className="mb-6">
      <b>
        <span>{'Retrying the payment of order '}</span>
        <Verbatim>{order.orderId}</Verbatim>
      </b>
      <br />
      <span>{`${isDelivery ? ofAddress : ''}The last payment didn't go through.`}</span>
    </Notice>
  );
}
