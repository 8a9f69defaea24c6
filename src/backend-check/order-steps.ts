import { addressDialects } from '../adapters/http/new-order.wire';
import type { Difference } from './compare';
import { expectAddress, textAt, type Step } from './step';

const address = { line1: '1500 Marilla St', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'USA' };

/** One order, sent twice with one key. */
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
      learn: (reply, known) => (known.placedOrderId = orderId(reply)),
    },
    {
      call: 'order.place',
      title: 'again with the same key',
      writes: true,
      given: (known) => (known.placedOrderId === undefined ? 'no order id came with the order' : given(known)),
      rule: (reply, { placedOrderId }) => {
        const got = orderId(reply) ?? 'nothing';
        return got === placedOrderId
          ? undefined
          : { field: 'order.id', expected: `the same order, ${placedOrderId}`, got };
      },
    },
  ];
}

/** Where a reply has both addresses, the first counts. */
function expectCheckoutUrl(reply: unknown): Difference | undefined {
  const url = textAt(reply, 'paymentCheckout', 'url');
  return url === undefined
    ? expectAddress('checkoutUrl', textAt(reply, 'checkoutUrl'))
    : expectAddress('paymentCheckout.url', url);
}

function orderId(reply: unknown): string | undefined {
  return textAt(reply, 'order', 'id') ?? textAt(reply, 'orderId');
}
