import * as z from 'zod/mini';
import { momentTime, type Moment } from '../../domain/shared/calendar-date';
import { parseStatus } from '../../domain/orders/order-status';
import type { DeliveryInfo, Order } from '../../domain/orders/order';
import { readCurrency } from '../../domain/shared/money';
import { maxOrderedQuantity } from '../../domain/orders/ordered-quantity';
import type { OrderList, PlacedOrder } from '../../domain/orders/ports';
import { present } from '../../domain/shared/present';
import {
  amount,
  discountAmount,
  id,
  isZoneless,
  optional,
  optionalAmount,
  pictureUrl,
  rowsOf,
  sentence,
  writtenTime,
  type ZonelessTime,
} from './wire';

const text = optional(z.string());
const code = z.pipe(
  z.string(),
  z.transform((written: string) => parseStatus(written)),
);
const currency = z.pipe(
  z.string(),
  z.transform((written: string) => readCurrency(written)),
);

/** The service's name of each order field. With it, the compiler asks for the wire of every field. */
type WireName<Field extends string> = Field extends 'status'
  ? 'orderStatus'
  : Field extends 'subtotal' | 'discount' | 'tax' | 'tip' | 'total'
    ? `${Field}Amount`
    : Field;

function orderOf(baseUrl: string, readZoneless: ReadZoneless | undefined) {
  const time = optional(writtenTime);
  const item = z.pipe(
    z.object({
      itemId: optional(id),
      menuItemId: optional(id),
      itemName: z.string(),
      itemDescription: text,
      size: text,
      quantity: z.int().check(z.gte(1), z.lte(maxOrderedQuantity)),
      unitPrice: amount,
      imageUrl: optional(pictureUrl(baseUrl)),
    }),
    z.transform(({ itemId, menuItemId, itemName, ...wire }) =>
      present({ ...wire, itemName: itemName.trim(), itemId: itemId ?? menuItemId }),
    ),
  );
  const order = z.object({
    id,
    orderStatus: code.check(z.minLength(1)),
    statusMessage: optional(sentence),
    fulfillmentType: optional(z.pipe(code, z.enum(['DELIVERY', 'PICKUP']))),
    channel: text,
    currency: optional(currency),
    subtotalAmount: optionalAmount,
    discountAmount,
    taxAmount: optionalAmount,
    deliveryFee: optionalAmount,
    tipAmount: optionalAmount,
    totalAmount: amount,
    createdAt: time,
    updatedAt: time,
    scheduledFor: time,
    promisedBy: time,
    items: z.nullish(z.array(item)),
  } satisfies Readonly<Record<WireName<keyof Order>, unknown>>);
  return z.pipe(
    order,
    z.transform(
      ({ orderStatus, subtotalAmount, discountAmount, taxAmount, tipAmount, totalAmount, items, ...wire }): Order => ({
        ...present({
          ...wire,
          ...timesOf(wire, readZoneless),
          subtotal: subtotalAmount,
          discount: discountAmount,
          tax: taxAmount,
          tip: tipAmount,
        }),
        status: orderStatus,
        total: totalAmount,
        items: items ?? [],
      }),
    ),
  );
}

const timeNames = ['createdAt', 'updatedAt', 'scheduledFor', 'promisedBy'] as const;
type Times<Time> = { readonly [Name in (typeof timeNames)[number]]: Time | undefined };

/** `earliest` is the earliest of an order's times without a zone, which are given as if they were UTC. */
export type ReadZoneless = (earliest: Date) => (asUtc: Date) => Date;

const inUtc: ReadZoneless = () => (asUtc) => asUtc;

/** One order has one clock: if no zone is written, the earliest time says whose it is. */
function timesOf(written: Times<Moment | ZonelessTime>, readZoneless = inUtc): Times<Moment> {
  const zoneless = timeNames.flatMap((name) => (isZoneless(written[name]) ? [written[name].asUtc.getTime()] : []));
  const read = readZoneless(new Date(Math.min(...zoneless)));
  const timeOf = (time: Moment | ZonelessTime | undefined) => (isZoneless(time) ? read(time.asUtc) : time);
  const { createdAt, updatedAt, scheduledFor, promisedBy } = written;
  return {
    createdAt: timeOf(createdAt),
    updatedAt: timeOf(updatedAt),
    scheduledFor: timeOf(scheduledFor),
    promisedBy: timeOf(promisedBy),
  };
}

export function orderReply(baseUrl: string, readZoneless?: ReadZoneless) {
  return z.pipe(
    z.object({ order: orderOf(baseUrl, readZoneless) }),
    z.transform(({ order }) => order),
  );
}

export function ordersReply(baseUrl: string, readZoneless?: ReadZoneless) {
  return z.pipe(
    z.object({ orders: rowsOf(orderOf(baseUrl, readZoneless)) }),
    z.transform(({ orders: { rows, unreadable } }): OrderList => ({
      orders: [...new Map(rows.map((order) => [order.id, order])).values()].toSorted((a, b) => timeOf(b) - timeOf(a)),
      unreadable,
    })),
  );
}

function timeOf({ createdAt }: Order): number {
  return createdAt === undefined ? 0 : momentTime(createdAt);
}

const url = z.string().check(z.minLength(1));
const placed = {
  orderId: optional(id),
  order: optional(z.object({ id: optional(id), promisedBy: optional(writtenTime) })),
};

export const checkoutReply = z.union([
  z.pipe(
    z.object({ ...placed, paymentCheckout: z.object({ url }) }),
    z.transform(({ paymentCheckout, ...rest }) => placedOrder(paymentCheckout.url, rest)),
  ),
  z.pipe(
    z.object({ ...placed, checkoutUrl: url }),
    z.transform(({ checkoutUrl, ...rest }) => placedOrder(checkoutUrl, rest)),
  ),
]);

interface Placed {
  readonly orderId: string | undefined;
  readonly order:
    { readonly id: string | undefined; readonly promisedBy: Moment | ZonelessTime | undefined } | undefined;
}

function placedOrder(checkoutUrl: string, { order, orderId }: Placed): PlacedOrder {
  // A single time without a zone does not show whose clock wrote it.
  const promisedBy = isZoneless(order?.promisedBy) ? undefined : order?.promisedBy;
  return { checkoutUrl, ...present({ orderId: order?.id ?? orderId, promisedBy }) };
}

const contact = z.object({ name: text, phone: text });
const address = z.object({ line1: text, line2: text, city: text, state: text, postalCode: text, country: text });

export const deliveryInfoReply = z.pipe(
  z.object({
    deliveryInfo: z.object({
      status: text,
      contact: optional(z.pipe(contact, z.transform(present<z.infer<typeof contact>>))),
      userMobile: text,
      address: optional(z.pipe(address, z.transform(present<z.infer<typeof address>>))),
      instructions: optional(sentence),
    }),
  }),
  z.transform(({ deliveryInfo }): DeliveryInfo => present(deliveryInfo)),
);
