import { taxPercent, type FulfillmentType } from '../../domain/cart/cart-summary';
import type { Product } from '../../domain/menu/product';
import type { DeliveryInfo, Order, OrderItem } from '../../domain/orders/order';
import { isFinal, parseStatus } from '../../domain/orders/order-status';
import { momentTime, type Moment } from '../../domain/shared/calendar-date';
import { cents, fromDollars, percentOf, sum, times } from '../../domain/shared/money';
import type { MockOrder } from './mock-order';

/** An order of the sample data, as in its JSON file. A missing field is missing in the service's reply too. */
export interface SampleOrder {
  readonly id: string;
  /** In upper or lower case. */
  readonly status: string;
  readonly statusMessage?: string | undefined;
  readonly fulfillmentType?: string | undefined;
  readonly items?:
    readonly { readonly itemId: string; readonly quantity: number; readonly size?: string | undefined }[] | undefined;
  /** Minutes before now; negative is in the future. */
  readonly minutesAgo?:
    | {
        readonly created?: number | undefined;
        readonly updated?: number | undefined;
        readonly scheduled?: number | undefined;
        readonly promised?: number | undefined;
      }
    | undefined;
  readonly discountPercent?: number | undefined;
  /** Dollars. */
  readonly deliveryFee?: number | undefined;
  readonly tip?: number | undefined;
  /** Dollars; for an order without items. */
  readonly total?: number | undefined;
  readonly delivery?: SampleDelivery | undefined;
}

interface SampleDelivery {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly postalCode: string;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly instructions?: string | undefined;
}

/** A sample order with dates around `now`, priced by the sample menu. */
export function mockOrderOf(sample: SampleOrder, menu: readonly Product[], customerId: string, now: Date): MockOrder {
  return {
    order: orderOf(sample, menu, now),
    customerId,
    delivery: sample.delivery ? deliveryOf(sample.delivery, sample.status) : {},
  };
}

function orderOf(sample: SampleOrder, menu: readonly Product[], now: Date): Order {
  const items = itemsOf(sample, menu);
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
  const { created, updated, scheduled, promised } = sample.minutesAgo ?? {};
  return {
    id: sample.id,
    status: parseStatus(sample.status),
    items,
    ...(items.length > 0
      ? { ...sumsOf(sample, items), channel: 'WEB', currency: 'USD' }
      : { total: fromDollars(sample.total ?? 0) }),
    ...(sample.statusMessage ? { statusMessage: sample.statusMessage } : {}),
    ...(sample.fulfillmentType ? { fulfillmentType: fulfillmentOf(sample.fulfillmentType) } : {}),
    ...(created === undefined ? {} : { createdAt: at(created) }),
    ...(updated === undefined ? {} : { updatedAt: at(updated) }),
    ...(scheduled === undefined ? {} : { scheduledFor: at(scheduled) }),
    ...(promised === undefined ? {} : { promisedBy: at(promised) }),
  };
}

function sumsOf(sample: SampleOrder, items: readonly OrderItem[]) {
  const subtotal = sum(items.map(({ unitPrice, quantity }) => times(unitPrice, quantity)));
  const discount = percentOf(subtotal, sample.discountPercent ?? 0);
  const tax = percentOf(cents(subtotal - discount), taxPercent);
  const deliveryFee = fromDollars(sample.deliveryFee ?? 0);
  const tip = fromDollars(sample.tip ?? 0);
  const total = cents(subtotal - discount + tax + deliveryFee + tip);
  return { subtotal, discount, tax, deliveryFee, tip, total };
}

function itemsOf({ items = [] }: SampleOrder, menu: readonly Product[]): readonly OrderItem[] {
  return items.flatMap(({ itemId, quantity, size }) => {
    const product = menu.find(({ id }) => id === itemId);
    return product ? [{ ...orderItemOf(product, quantity), ...(size ? { size } : {}) }] : [];
  });
}

/** A product as a line of an order. */
export function orderItemOf(product: Product, quantity: number): OrderItem {
  const { id, name, description, price, picture } = product;
  return {
    itemId: id,
    itemName: name,
    itemDescription: description,
    quantity,
    unitPrice: price,
    ...(picture ? { imageUrl: picture.src } : {}),
  };
}

function deliveryOf(
  { line1, line2, postalCode, name, phone, instructions }: SampleDelivery,
  status: string,
): DeliveryInfo {
  return {
    status: parseStatus(status),
    ...(name ? { contact: { name, ...(phone ? { phone } : {}) } } : {}),
    ...(phone ? { userMobile: phone } : {}),
    address: { line1, ...(line2 ? { line2 } : {}), city: 'Dallas', state: 'TX', postalCode, country: 'USA' },
    ...(instructions ? { instructions } : {}),
  };
}

function fulfillmentOf(written: string): FulfillmentType {
  return written === 'PICKUP' ? 'PICKUP' : 'DELIVERY';
}

export const longHistoryLength = 200;
const tenDays = 10 * 24 * 60 * 60 * 1000;

/** Fills the history up to 200 orders with copies of the final ones, each round ten days older. */
export function longHistory(orders: readonly MockOrder[]): readonly MockOrder[] {
  const ended = orders.filter(({ order }) => isFinal(order.status));
  if (ended.length === 0) return orders;
  const rounds = Math.ceil((longHistoryLength - orders.length) / ended.length);
  const older = Array.from({ length: rounds }, (_, round) => ended.map((record) => shiftedBack(record, round + 1)));
  return [...orders, ...older.flat()].slice(0, longHistoryLength);
}

function shiftedBack(record: MockOrder, rounds: number): MockOrder {
  const { order } = record;
  const back = (moment: Moment) => new Date(momentTime(moment) - rounds * tenDays);
  const { createdAt, updatedAt } = order;
  const dates = {
    ...(createdAt ? { createdAt: back(createdAt) } : {}),
    ...(updatedAt ? { updatedAt: back(updatedAt) } : {}),
  };
  return { ...record, order: { ...order, id: `${order.id}-${rounds}`, ...dates } };
}
