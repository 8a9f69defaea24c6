import type { Wanted } from './expected-orders';
import type { CheckoutViewModel } from '../../../src/view-models/checkout/checkout.view-model';

export function wantedIn({ items, details, retry }: CheckoutViewModel, customerId: string): Wanted {
  return {
    customerId,
    items: items.map(({ id, quantity }) => ({ itemId: id, quantity })),
    address: details.fulfillmentType === 'DELIVERY' ? details.addressLine1 : 'pickup',
    retryOf: retry?.order.orderId,
  };
}
