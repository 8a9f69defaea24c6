import type { Cart, CartItem } from '../../cart/cart';
import type { Order } from '../../orders/order';
import type { CheckoutDetails } from '../checkout-details';
import {
  endOf,
  isUnsettled,
  isOfMovedClock,
  itemsToTake,
  type AnsweredOrder,
  type BegunPutBack,
  type BegunTake,
  type PendingOrder,
  type PendingOrders,
  type SentOrder,
} from './pending-order';

export type OrderEvent =
  | { readonly kind: 'sent'; readonly order: SentOrder }
  /** The service said no, and no other request with the key can have made the order. */
  | { readonly kind: 'refused'; readonly key: string }
  /** The session had ended. `mayExist`: another request with the key may have made the order all the same. */
  | { readonly kind: 'sessionEnded'; readonly key: string; readonly mayExist: boolean }
  | { readonly kind: 'answered'; readonly key: string; readonly checkoutUrl: string; readonly orderId?: string }
  /** The effect `take` has begun: the cart holds `had` pieces of the item. Its result may never become known. */
  | { readonly kind: 'taking'; readonly key: string; readonly itemId: string; readonly had: number }
  /** The effect `putBack` has begun. Its result, too, may never become known. */
  | { readonly kind: 'puttingBack'; readonly key: string; readonly begun: BegunPutBack }
  | { readonly kind: 'notTaken' | 'notPutBack'; readonly key: string }
  /** The effects `take` and `putBack` report that they are done. */
  | { readonly kind: 'taken' | 'restored'; readonly key: string; readonly itemId: string }
  | { readonly kind: 'restore'; readonly key: string }
  /** Repeats what the cart could not do when the order was answered, and looks for what was put back without a reply. */
  | { readonly kind: 'catchUp'; readonly key: string }
  /** The clock of the device was set back, so the ages of orders count from now. */
  | { readonly kind: 'clockMoved'; readonly now: Date }
  | { readonly kind: 'identified'; readonly key: string; readonly orderId: string }
  /** The service has told the order's status. Only this event settles an order. */
  | { readonly kind: 'statusTold'; readonly order: ToldOrder };

type ToldOrder = Pick<Order, 'id' | 'status'>;

/** An effect runs after the new state is stored. It may run twice, because the page may be closed before its end is told. */
export type OrderEffect =
  | { readonly kind: 'take'; readonly key: string; readonly item: CartItem }
  /** Finds out whether an item has left the cart, and restores the order after that. */
  | { readonly kind: 'findTaken'; readonly key: string; readonly taking: BegunTake }
  | {
      readonly kind: 'putBack';
      readonly key: string;
      readonly item: CartItem;
      readonly customerId: string | undefined;
    }
  /** Finds out whether an item is back in the cart, and puts nothing back. */
  | {
      readonly kind: 'findPutBack';
      readonly key: string;
      readonly puttingBack: BegunPutBack;
      readonly customerId: string | undefined;
    }
  /** Fills in the address of an order whose items are the cart's again. `neverLeft` are those that were in it all the time. */
  | {
      readonly kind: 'fillForm';
      readonly details: CheckoutDetails;
      readonly customerId: string | undefined;
      readonly neverLeft: Cart;
    };

export interface Transition {
  readonly orders: PendingOrders;
  readonly effects: readonly OrderEffect[];
}

/**
 * The order machine: the only code that changes pending orders. An event that does not fit the state changes nothing, so
 * that a late or repeated one does no harm.
 */
export function transition(orders: PendingOrders, event: OrderEvent): Transition {
  switch (event.kind) {
    case 'sent':
      return send(orders, event.order);
    case 'refused':
      return update(orders, event.key, (order) =>
        order.stage !== 'sent' ? order : { ...withoutRequest(order), stage: 'refused' },
      );
    case 'sessionEnded':
      return update(orders, event.key, (order) =>
        order.stage === 'sent' ? { ...order, unanswered: event.mayExist } : order,
      );
    case 'answered':
      return answer(orders, event);
    case 'taking':
      return updateAnswered(orders, event.key, (order) => ({
        ...order,
        taking: { itemId: event.itemId, had: event.had },
      }));
    case 'puttingBack':
      return update(orders, event.key, (order) =>
        order.stage === 'restoring' ? { ...order, puttingBack: event.begun } : order,
      );
    case 'notTaken':
    case 'notPutBack':
      return updateAnswered(orders, event.key, withoutBegun);
    case 'taken':
      return taken(orders, event.key, event.itemId);
    case 'catchUp':
      return catchUp(orders, event.key);
    case 'restore':
      return restore(orders, event.key);
    case 'restored':
      return restored(orders, event.key, event.itemId);
    case 'clockMoved':
      return { orders: orders.map((order) => aged(order, event.now)), effects: [] };
    case 'identified':
      return update(orders, event.key, (order) =>
        order.stage === 'refused' || order.stage === 'paid' ? order : { ...order, orderId: event.orderId },
      );
    case 'statusTold':
      return hearStatus(orders, event.order);
  }
}

function send(orders: PendingOrders, order: SentOrder): Transition {
  const former = find(orders, order.idempotencyKey);
  // In a browser without Web Locks, another tab may have received the answer to this key already. That order stays as it is.
  if (former && isUnsettled(former)) return { orders, effects: [] };
  const others = orders.filter((other) => other !== former && other.stage !== 'refused');
  const resent = former?.stage === 'sent' && former.unanswered ? { resent: true } : {};
  // From now until its answer, this request too is one without an answer.
  return { orders: [{ ...order, unanswered: true, ...resent }, ...others], effects: [] };
}

function withoutRequest(order: SentOrder): Omit<SentOrder, 'stage' | 'unanswered' | 'resent'> {
  const { stage: _stage, unanswered: _unanswered, resent: _resent, ...basket } = order;
  return basket;
}

function answer(orders: PendingOrders, event: Extract<OrderEvent, { kind: 'answered' }>): Transition {
  const { key, checkoutUrl, orderId } = event;
  const order = find(orders, key);
  if (order?.stage !== 'sent') return { orders, effects: [] };
  // Each item moves from `toTake` to `items` when it has left the cart. A retried order has neither, because its items were
  // never in the cart.
  const toTake = order.retryOf === undefined ? order.items : [];
  const answered: AnsweredOrder = {
    ...withoutRequest(order),
    stage: 'awaitingPayment',
    items: [],
    toTake,
    checkoutUrl,
    ...(orderId ? { orderId } : {}),
  };
  return { orders: replace(orders, answered), effects: takesOf(answered) };
}

function takesOf(order: PendingOrder): readonly OrderEffect[] {
  return itemsToTake(order).map((item) => ({ kind: 'take', key: order.idempotencyKey, item }));
}

function taken(orders: PendingOrders, key: string, itemId: string): Transition {
  const changed = updateAnswered(orders, key, (order) => take(order, itemId));
  const order = find(changed.orders, key);
  return order?.stage === 'paid' && !order.toTake ? end(orders, key) : changed;
}

function catchUp(orders: PendingOrders, key: string): Transition {
  const order = find(orders, key);
  if (order?.stage !== 'restoring') return { orders, effects: order ? takesOf(order) : [] };
  // The order may have been paid since, so nothing else goes back here. That is up to `RestoreOrder`, which asks the service.
  const { puttingBack, customerId } = order;
  return { orders, effects: puttingBack ? [{ kind: 'findPutBack', key, puttingBack, customerId }] : [] };
}

function aged(order: PendingOrder, now: Date): PendingOrder {
  return isOfMovedClock(order, now) ? { ...order, clockMovedAt: now } : order;
}

/** A paid order is over once its items have left the cart: those that are still there would be ordered twice. */
function endPaid(orders: PendingOrders, order: AnsweredOrder): Transition {
  if (itemsToTake(order).length === 0) return end(orders, order.idempotencyKey);
  const paid = { ...withoutPuttingBack(order), stage: 'paid' } as const;
  return { orders: replace(orders, paid), effects: takesOf(order) };
}

function end(orders: PendingOrders, key: string): Transition {
  return { orders: orders.filter(({ idempotencyKey }) => idempotencyKey !== key), effects: [] };
}

function withoutBegun(order: AnsweredOrder): AnsweredOrder {
  if (!(order.taking ?? order.puttingBack)) return order;
  const { taking: _taking, ...rest } = withoutPuttingBack(order);
  return rest;
}

function withoutPuttingBack({ puttingBack: _puttingBack, ...rest }: AnsweredOrder): AnsweredOrder {
  return rest;
}

function take(order: AnsweredOrder, itemId: string): AnsweredOrder {
  const { toTake = [], taking: _taking, ...rest } = order;
  const taken = toTake.filter(({ id }) => id === itemId);
  const remaining = toTake.filter(({ id }) => id !== itemId);
  return { ...rest, items: [...order.items, ...taken], ...(remaining.length > 0 ? { toTake: remaining } : {}) };
}

function restore(orders: PendingOrders, key: string): Transition {
  const order = find(orders, key);
  if (!order || !isUnsettled(order)) return { orders, effects: [] };
  const { items, customerId, taking } = order;
  if (taking) return { orders, effects: [{ kind: 'findTaken', key, taking }] };
  if (items.length === 0) return finish(orders, order);
  return {
    orders: replace(orders, { ...order, stage: 'restoring' }),
    effects: items.map((item) => ({ kind: 'putBack', key, item, customerId })),
  };
}

function restored(orders: PendingOrders, key: string, itemId: string): Transition {
  const order = find(orders, key);
  if (order?.stage !== 'restoring') return { orders, effects: [] };
  const items = order.items.filter(({ id }) => id !== itemId);
  if (items.length === 0) return finish(orders, order);
  return { orders: replace(orders, { ...withoutPuttingBack(order), items }), effects: [] };
}

function finish(orders: PendingOrders, order: AnsweredOrder): Transition {
  const { idempotencyKey, details, customerId } = order;
  const neverLeft = itemsToTake(order);
  return { ...end(orders, idempotencyKey), effects: [{ kind: 'fillForm', details, customerId, neverLeft }] };
}

function hearStatus(orders: PendingOrders, told: ToldOrder): Transition {
  const order = orders.find(({ orderId }) => orderId === told.id);
  const outcome = endOf(told.status);
  if (!order || !outcome) return { orders, effects: [] };
  const key = order.idempotencyKey;
  if (isUnsettled(order)) return outcome === 'failed' ? restore(orders, key) : endPaid(orders, order);
  // After an unanswered failure the cart still holds the items. Ordering again makes a new order.
  return outcome === 'failed' ? end(orders, key) : { orders, effects: [] };
}

function find(orders: PendingOrders, key: string): PendingOrder | undefined {
  return orders.find(({ idempotencyKey }) => idempotencyKey === key);
}

function replace(orders: PendingOrders, order: PendingOrder): PendingOrders {
  return orders.map((other) => (other.idempotencyKey === order.idempotencyKey ? order : other));
}

function update(orders: PendingOrders, key: string, change: (order: PendingOrder) => PendingOrder): Transition {
  const order = find(orders, key);
  const changed = order && change(order);
  return { orders: changed && changed !== order ? replace(orders, changed) : orders, effects: [] };
}

/** Changes only an answered order. The items of a sent or refused one are still in the cart, so none of them moves. */
function updateAnswered(
  orders: PendingOrders,
  key: string,
  change: (order: AnsweredOrder) => AnsweredOrder,
): Transition {
  return update(orders, key, (order) => (order.stage === 'sent' || order.stage === 'refused' ? order : change(order)));
}
