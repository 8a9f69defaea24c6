import { addressDialects } from '../../../adapters/http/new-order.wire';
import type { Difference } from '../rules/compare';
import { expectUrl, listAt, textAt, textsOf, type CheckState, type Step } from './step';

const address = { line1: '1500 Marilla St', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'USA' };

/** Places an order, sends it again with the same key, and counts the customer's new orders. */
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
      call: 'order.mine',
      title: 'before ordering',
      writes: true,
      given: () => allOrders,
      learn: (reply, state) => (state.formerOrderIds = orderIds(reply)),
    },
    {
      call: 'order.place',
      writes: true,
      needs: ['menu.today'],
      given,
      rule: expectCheckoutUrl,
      learn: (reply, state) => {
        state.placedOrderId = orderId(reply);
        if (textAt(reply, 'paymentCheckout', 'url') ?? textAt(reply, 'checkoutUrl')) state.orderWasPlaced = true;
      },
    },
    {
      call: 'order.place',
      title: 'again with the same key',
      writes: true,
      needs: ['menu.today', 'order.place'],
      given: (state) => (state.orderWasPlaced ? given(state) : noOrder),
      rule: (reply, { placedOrderId }) => {
        const got = orderId(reply) ?? 'nothing';
        return placedOrderId === undefined || got === placedOrderId
          ? undefined
          : { field: 'order.id', expected: `the same order, ${placedOrderId}`, got };
      },
    },
    {
      call: 'order.mine',
      title: 'after ordering twice with one key',
      writes: true,
      needs: ['order.place'],
      given: ({ orderWasPlaced, formerOrderIds }) => (orderWasPlaced && formerOrderIds ? allOrders : noOrder),
      rule: (reply, state) => {
        const { length } = newOrderIds(reply, state);
        return length === 1
          ? undefined
          : { field: 'orders', expected: 'one new order for one Idempotency-Key', got: `${length} new orders` };
      },
      learn: (reply, state) => (state.placedOrderId ??= newOrderIds(reply, state)[0]),
    },
  ];
}

const noOrder = 'no order was made';
const allOrders = { query: { limit: 200 } };

function newOrderIds(reply: unknown, { formerOrderIds }: CheckState): readonly string[] {
  return [...orderIds(reply)].filter((id) => !formerOrderIds?.has(id));
}

function orderIds(reply: unknown): ReadonlySet<string> {
  return textsOf(listAt(reply, 'orders'), 'id');
}

/** `paymentCheckout.url` takes precedence over `checkoutUrl`. */
function expectCheckoutUrl(reply: unknown): Difference | undefined {
  const failure = 'Invalid payment checkout URL';
  const url = textAt(reply, 'paymentCheckout', 'url');
  return url === undefined
    ? expectUrl('checkoutUrl', textAt(reply, 'checkoutUrl'), failure)
    : expectUrl('paymentCheckout.url', url, failure);
}

function orderId(reply: unknown): string | undefined {
  return textAt(reply, 'order', 'id') ?? textAt(reply, 'orderId');
}
