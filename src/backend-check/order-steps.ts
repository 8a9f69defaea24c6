import { addressDialects } from '../adapters/http/new-order.wire';
import type { Difference } from './compare';
import { expectUrl, textAt, type Step } from './step';

const address = { line1: '1500 Marilla St', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'USA' };

/** Places an order, then sends it again with the same key. */
export function orderSteps(idempotencyKey: string): readonly Step[] {
  const given: Step['given'] = ({ orderableId: itemId, dialect }) => {
    if (itemId === undefined) return 'nothing on the menu can be ordered';
    const order = {
      channel: 'WEB',
      fulfillmentType: 'DELIVERY',
      tipAmount: 0,
      items: [{ itemId, quantity: 1 }],
      deliveryInfo: addressDialects[dialect](address),
      mobile: '+12145550100',
    };
    return { body: order, headers: { 'Idempotency-Key': idempotencyKey } };
  };
  return [
    {
      call: 'order.place',
      writes: true,
      given,
      rule: expectCheckoutUrl,
      learn: (reply, state) => (state.placedOrderId = orderId(reply)),
    },
    {
      call: 'order.place',
      title: 'again with the same key',
      writes: true,
      given: (state) => (state.placedOrderId === undefined ? 'no order id came with the order' : given(state)),
      rule: (reply, { placedOrderId }) => {
        const got = orderId(reply) ?? 'nothing';
        return got === placedOrderId
          ? undefined
          : { field: 'order.id', expected: `the same order, ${placedOrderId}`, got };
      },
    },
  ];
}

/** `paymentCheckout.url` takes precedence over `checkoutUrl`. */
function expectCheckoutUrl(reply: unknown): Difference | undefined {
  const url = textAt(reply, 'paymentCheckout', 'url');
  return url === undefined
    ? expectUrl('checkoutUrl', textAt(reply, 'checkoutUrl'))
    : expectUrl('paymentCheckout.url', url);
}

function orderId(reply: unknown): string | undefined {
  return textAt(reply, 'order', 'id') ?? textAt(reply, 'orderId');
}
