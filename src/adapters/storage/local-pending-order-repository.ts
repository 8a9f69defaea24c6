import { emptyDetails } from '../../domain/checkout/checkout-details';
import { isTooOld, type PendingOrder, type PendingOrders } from '../../domain/checkout/pending-order';
import type { PendingOrderRepository } from '../../domain/checkout/ports';
import type { Clock } from '../../domain/shared/ports';
import { decodeCart, encodeCart } from './codecs/cart-codec';
import { decodeDetails } from './codecs/checkout-details-codec';
import type { JsonStorage } from './json-storage';
import { cartKey } from './local-cart-repository';
import { dateOf, fieldsOf, pick, textOf } from './codecs/parse-stored';
import { pendingOrderKey } from './first-keys';

/**
 * The specified key for the newest order's details. The order's record repeats them, because full storage may refuse
 * this key.
 */
const detailsKey = 'storefront.pendingDeliveryInfo';

export class LocalPendingOrderRepository implements PendingOrderRepository {
  constructor(
    private readonly storage: JsonStorage,
    private readonly clock: Clock,
  ) {}

  load(): PendingOrders {
    const orders = decodeOrders(this.storage.read(pendingOrderKey), this.storage.read(detailsKey));
    return orders.filter((order) => !isTooOld(order, this.clock.now()));
  }

  /**
   * Write order: cart first, then orders. If the cart does not fit, orders whose items moved into it are not written.
   * An attempt is written regardless.
   */
  save(orders: PendingOrders): void {
    const isMoving = this.load().some(({ stage }) => stage === 'restoring') || this.storage.isRefused(pendingOrderKey);
    const linked = isMoving ? cartKey : undefined;
    const [newest, ...others] = orders;
    if (!newest) {
      this.storage.remove(pendingOrderKey, linked);
      this.storage.remove(detailsKey);
      return;
    }
    this.storage.write(pendingOrderKey, { ...encodeOrder(newest), previous: others.map(encodeOrder) }, linked);
    this.storage.write(detailsKey, newest.details);
  }
}

/** Reads three versions: a bare cart, a chain of `earlier` orders, and a newest order with `previous` ones. */
function decodeOrders(stored: unknown, details: unknown): PendingOrders {
  const fields = fieldsOf(stored);
  const newest = decodeOrder(stored, fields.details ?? details);
  const previous = Array.isArray(fields.previous) ? fields.previous : [];
  return [
    ...(newest ? [newest] : []),
    ...previous.flatMap((order: unknown) => decodeOrder(order, fieldsOf(order).details) ?? []),
    ...(fields.earlier === undefined ? [] : decodeOrders(fields.earlier, fieldsOf(fields.earlier).details)),
  ];
}

function decodeOrder(stored: unknown, details: unknown): PendingOrder | undefined {
  const fields = fieldsOf(stored);
  const items = decodeCart(Array.isArray(stored) ? stored : fields.cart);
  const { idempotencyKey, unanswered } = fields;
  if (items.length === 0 && typeof idempotencyKey !== 'string') return undefined;
  const basket = {
    items,
    details: decodeDetails(details) ?? emptyDetails,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : '',
    ...pick(fields, ['attemptedAt'], dateOf),
    ...pick(fields, ['customerId', 'orderId', 'retryOf'], textOf),
  };
  const stage = stages.find((each) => each === fields.stage) ?? 'awaitingPayment';
  if (stage === 'refused') return { ...basket, stage };
  if (stage === 'sent')
    return { ...basket, stage, unanswered: unanswered !== false, ...(fields.resent === true ? { resent: true } : {}) };
  const toTake = decodeCart(fields.toTake);
  return { ...basket, stage, ...(toTake.length > 0 ? { toTake } : {}), ...pick(fields, ['checkoutUrl'], textOf) };
}

/** Older versions called `awaitingPayment` `left`. */
const stages = ['sent', 'refused', 'awaitingPayment', 'restoring', 'settled'] as const;

function encodeOrder({ items, ...order }: PendingOrder): object {
  const toTake = 'toTake' in order && order.toTake ? { toTake: encodeCart(order.toTake) } : {};
  return { ...order, cart: encodeCart(items), ...toTake };
}
