import { emptyDetails } from '../../domain/checkout/checkout-details';
import { isTooOld, type PendingOrder, type PendingOrders } from '../../domain/checkout/pending-orders/pending-order';
import type { PendingOrderRepository } from '../../domain/checkout/ports';
import type { Clock } from '../../domain/shared/ports';
import { decodeDetails } from './checkout-records';
import type { JsonStorage } from './json-storage';
import { cartKey, pendingOrderKey } from './keys';
import { decodeCart, encodeCart } from './local-cart-repository';
import { aDate, aText, anyOf, fieldsOf, listOf, orElse, recordOf, type Schema } from './stored-schema';

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
   * The cart is written before the orders. If it does not fit, orders whose items moved into it are not written
   * either. An attempt is written in any case.
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

/** Three versions are read: a bare cart, a chain of `earlier` orders, and a newest order with `previous` ones. */
function decodeOrders(stored: unknown, details: unknown): PendingOrders {
  const fields = fieldsOf(stored);
  const newest = decodeOrder(stored, fields.details ?? details);
  const previous = listOf((order) => decodeOrder(order, fieldsOf(order).details))(fields.previous);
  const earlier = fields.earlier === undefined ? [] : decodeOrders(fields.earlier, fieldsOf(fields.earlier).details);
  return newest ? [newest, ...previous, ...earlier] : [...previous, ...earlier];
}

const knownStage = anyOf(['sent', 'refused', 'awaitingPayment', 'restoring', 'paid']);
/** Older versions called `awaitingPayment` `left`, and `paid` `settled`. */
const stageOf = orElse((stored) => (stored === 'settled' ? 'paid' : knownStage(stored)), 'awaitingPayment');

const partsOfAll = recordOf(
  {},
  { attemptedAt: aDate, clockMovedAt: aDate, customerId: aText, orderId: aText, retryOf: aText },
);
const aQuantity: Schema<number> = (stored) => (Number.isSafeInteger(stored) ? Number(stored) : undefined);
const aBegunTake = recordOf({ itemId: aText, had: aQuantity }, {});
const aBegunPutBack = recordOf({ itemId: aText, had: aQuantity, wanted: aQuantity }, {});
const partsOfAnswered = recordOf({}, { checkoutUrl: aText, taking: aBegunTake, puttingBack: aBegunPutBack });

function decodeOrder(stored: unknown, details: unknown): PendingOrder | undefined {
  const fields = fieldsOf(stored);
  const items = decodeCart(Array.isArray(stored) ? stored : fields.cart);
  const { idempotencyKey } = fields;
  if (items.length === 0 && typeof idempotencyKey !== 'string') return undefined;
  const basket = {
    items,
    details: decodeDetails(details) ?? emptyDetails,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : '',
    ...partsOfAll(fields),
  };
  const stage = stageOf(fields.stage);
  if (stage === 'refused') return { ...basket, stage };
  if (stage === 'sent') {
    const sent = { ...basket, stage, unanswered: fields.unanswered !== false };
    return fields.resent === true ? { ...sent, resent: true } : sent;
  }
  const answered = { ...basket, stage, ...partsOfAnswered(fields) };
  const toTake = decodeCart(fields.toTake);
  return toTake.length > 0 ? { ...answered, toTake } : answered;
}

function encodeOrder({ items, ...order }: PendingOrder): object {
  const written = { ...order, cart: encodeCart(items) };
  return 'toTake' in order && order.toTake ? { ...written, toTake: encodeCart(order.toTake) } : written;
}
