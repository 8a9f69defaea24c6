import type { CartItem } from '../cart/cart';
import type { Order } from '../orders/order';
import type { CheckoutDetails } from './checkout-details';
import { fateOf, hasLeftCart, isSameOrder, type PendingOrder, type PendingOrders } from './pending-order';

export type OrderEvent =
  /**
   * The order is about to be sent, for the first time or again with the same key. Unless it is the `only` one, another tab
   * may be sending one too.
   */
  | { readonly kind: 'sent'; readonly order: PendingOrder; readonly only: boolean }
  /** The service said no, or did not accept the token. `wasUnanswered` as recorded before this request. */
  | { readonly kind: 'refused' | 'signedOut'; readonly key: string; readonly wasUnanswered: boolean }
  | { readonly kind: 'answered'; readonly key: string; readonly checkoutUrl: string; readonly orderId?: string }
  /** One line has left the cart, or is back in it. */
  | { readonly kind: 'taken' | 'restored'; readonly key: string; readonly itemId: string }
  | { readonly kind: 'restore' | 'settled'; readonly key: string }
  /** A reply of the order service showed this order. `checkoutId` as in the URL the payment page came back with. */
  | { readonly kind: 'seen'; readonly order: Order; readonly checkoutId?: string };

/** What is done after the new state was stored; each is reported with an event and safe to do once more. */
export type OrderEffect =
  | { readonly kind: 'take'; readonly key: string; readonly item: CartItem }
  | { readonly kind: 'putBack'; readonly key: string; readonly item: CartItem }
  | { readonly kind: 'fillForm'; readonly details: CheckoutDetails; readonly customerId: string | undefined };

export interface Transition {
  readonly orders: PendingOrders;
  readonly effects: readonly OrderEffect[];
}

/** The order attempt as a state machine. An event that does not fit the state changes nothing. */
export function transition(orders: PendingOrders, event: OrderEvent): Transition {
  switch (event.kind) {
    case 'sent':
      return send(orders, event);
    case 'refused':
      return update(orders, event.key, ['sent'], (order) =>
        event.wasUnanswered ? order : { ...order, stage: 'refused', unanswered: false },
      );
    case 'signedOut':
      return update(orders, event.key, ['sent'], (order) => ({ ...order, unanswered: event.wasUnanswered }));
    case 'answered':
      return answer(orders, event);
    case 'taken':
      return update(orders, event.key, ['awaitingPayment', 'restoring'], (order) => take(order, event.itemId));
    case 'restore':
      return restore(orders, event.key);
    case 'restored':
      return restored(orders, event.key, event.itemId);
    case 'settled':
      return { orders: orders.filter(({ idempotencyKey }) => idempotencyKey !== event.key), effects: [] };
    case 'seen':
      return see(orders, event.order, event.checkoutId);
  }
}

function send(orders: PendingOrders, { order, only }: Extract<OrderEvent, { kind: 'sent' }>): Transition {
  const former = find(orders, order.idempotencyKey);
  if (former && hasLeftCart(former)) return { orders, effects: [] };
  const others = orders.filter(
    (other) => other !== former && (hasLeftCart(other) || (other.stage === 'sent' && !only)),
  );
  return { orders: [{ ...order, stage: 'sent', unanswered: true }, ...others], effects: [] };
}

function answer(orders: PendingOrders, event: Extract<OrderEvent, { kind: 'answered' }>): Transition {
  const { key, checkoutUrl, orderId } = event;
  const order = find(orders, key);
  if (order?.stage !== 'sent') return { orders, effects: [] };
  const toTake = order.retryOf === undefined ? order.items : [];
  const answered: PendingOrder = {
    ...order,
    stage: 'awaitingPayment',
    items: [],
    toTake,
    checkoutUrl,
    ...(orderId ? { orderId } : {}),
  };
  return {
    orders: replace(orders, answered),
    effects: toTake.map((item) => ({ kind: 'take', key, item })),
  };
}

function take(order: PendingOrder, itemId: string): PendingOrder {
  const { toTake = [], ...rest } = order;
  const taken = toTake.filter(({ id }) => id === itemId);
  const left = toTake.filter(({ id }) => id !== itemId);
  return { ...rest, items: [...order.items, ...taken], ...(left.length > 0 ? { toTake: left } : {}) };
}

function restore(orders: PendingOrders, key: string): Transition {
  const order = find(orders, key);
  if (!order || !hasLeftCart(order)) return { orders, effects: [] };
  if (order.items.length === 0) return finish(orders, order);
  return {
    orders: replace(orders, { ...order, stage: 'restoring' }),
    effects: order.items.map((item) => ({ kind: 'putBack', key, item })),
  };
}

function restored(orders: PendingOrders, key: string, itemId: string): Transition {
  const order = find(orders, key);
  if (order?.stage !== 'restoring') return { orders, effects: [] };
  const items = order.items.filter(({ id }) => id !== itemId);
  return items.length > 0 ? { orders: replace(orders, { ...order, items }), effects: [] } : finish(orders, order);
}

/** All of its items are back in the cart; the address goes back into the form. */
function finish(orders: PendingOrders, { idempotencyKey, details, customerId }: PendingOrder): Transition {
  return {
    orders: orders.filter((other) => other.idempotencyKey !== idempotencyKey),
    effects: [{ kind: 'fillForm', details, customerId }],
  };
}

function see(orders: PendingOrders, seen: Order, checkoutId: string | undefined): Transition {
  // A newer attempt with the same items, which has no id yet, is another order.
  const order =
    orders.find(({ orderId }) => orderId === seen.id) ??
    orders.find((candidate) => isSameOrder(candidate, seen, checkoutId));
  const fate = fateOf(seen.status);
  if (!order || fate === 'pending') return { orders, effects: [] };
  const key = order.idempotencyKey;
  if (hasLeftCart(order)) return transition(orders, { kind: fate === 'failed' ? 'restore' : 'settled', key });
  // Known by its items and its time only: the attempt is over, and the cart, which still holds them, is a new order.
  return fate === 'failed' ? transition(orders, { kind: 'settled', key }) : { orders, effects: [] };
}

function find(orders: PendingOrders, key: string): PendingOrder | undefined {
  return orders.find(({ idempotencyKey }) => idempotencyKey === key);
}

function replace(orders: PendingOrders, order: PendingOrder): PendingOrders {
  return orders.map((other) => (other.idempotencyKey === order.idempotencyKey ? order : other));
}

function update(
  orders: PendingOrders,
  key: string,
  stages: readonly PendingOrder['stage'][],
  change: (order: PendingOrder) => PendingOrder,
): Transition {
  const order = find(orders, key);
  return { orders: order && stages.includes(order.stage) ? replace(orders, change(order)) : orders, effects: [] };
}
