import type { Order } from '../../domain/orders/order';
import { groupOf } from '../../domain/orders/order-status';
import { displayText } from '../../domain/shared/display-text';

/** The sentence under the title of the payment page; where something went wrong the service's own words come first. */
export function paymentOutcomeText({ status, statusMessage, fulfillmentType }: Order): string {
  const said = displayText(statusMessage);
  switch (groupOf(status)) {
    case 'pending':
      return 'Your payment is being confirmed.';
    case 'confirmed':
      return status === 'PAID'
        ? 'Your payment went through. We will confirm your order in a moment.'
        : 'The kitchen has your order.';
    case 'preparing':
      return 'Your order is in the kitchen now.';
    case 'assigned':
    case 'ready':
    case 'transit':
    case 'delivered':
    case 'unknown':
      return said ?? 'We have your order.';
    case 'cancelled':
      return said ?? 'This order was cancelled.';
    case 'failed':
      return said ?? failureMessage(status, fulfillmentType);
  }
}

function failureMessage(status: string, fulfillmentType: Order['fulfillmentType']): string {
  if (status === 'DELIVERY_FAILED') {
    return fulfillmentType === 'PICKUP' ? 'Your order could not be handed over.' : 'Your order could not be delivered.';
  }
  return status === 'REJECTED' ? 'The kitchen could not take this order.' : 'Your payment did not go through.';
}
