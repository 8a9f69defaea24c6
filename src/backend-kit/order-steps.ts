import { addressDialects } from '../adapters/http/new-order.wire';
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
      rule: (reply) => expectAddress('paymentCheckout.url', checkoutUrl(reply)),
      learn: (reply, known) => (known.placedOrderId = orderId(reply)),
    },
    {
      call: 'order.place',
      title: 'again with the same key',
      writes: true,
      given,
      rule: (reply, { placedOrderId }) => {
        const got = orderId(reply) ?? 'nothing';
        const isSame = placedOrderId === undefined || got === placedOrderId;
        return isSame ? undefined : { field: 'order.id', expected: `the same order, ${placedOrderId}`, got };
      },
    },
  ];
}

function checkoutUrl(reply: unknown): string | undefined {
  return textAt(reply, 'paymentCheckout', 'url') ?? textAt(reply, 'checkoutUrl');
}

function orderId(reply: unknown): string | undefined {
  return textAt(reply, 'order', 'id') ?? textAt(reply, 'orderId');
}
