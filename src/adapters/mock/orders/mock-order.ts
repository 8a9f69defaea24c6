import { isDayWithoutTime, momentTime, parseCalendarDate, type Moment } from '../../../domain/shared/calendar-date';
import type { DeliveryInfo, Order, OrderItem } from '../../../domain/orders/order';
import { isOrderedQuantity } from '../../../domain/orders/ordered-quantity';
import { present } from '../../../domain/shared/present';
import {
  aDate,
  anAmount,
  anyOf,
  aText,
  fieldsOf,
  listOf,
  orElse,
  recordOf,
  type Schema,
} from '../../storage/stored-schema';

export interface MockOrder {
  readonly order: Order;
  readonly customerId: string;
  readonly delivery: DeliveryInfo;
  readonly checkoutId?: string;
  /** The status advances from here; until then the payment is processing. */
  readonly paidAt?: Date;
  readonly idempotencyKey?: string;
  readonly fingerprint?: string;
}

export function createdTime({ order }: MockOrder): number {
  return order.createdAt === undefined ? 0 : momentTime(order.createdAt);
}

const orderedItem: Schema<OrderItem> = recordOf(
  { itemName: aText, quantity: aQuantity, unitPrice: anAmount },
  { itemId: aText, itemDescription: aText, size: aText, imageUrl: aText },
);

const storedOrder: Schema<Order> = recordOf(
  { id: aText, status: aText, total: anAmount, items: listOf(orderedItem) },
  {
    statusMessage: aText,
    channel: aText,
    currency: aText,
    subtotal: anAmount,
    discount: anAmount,
    tax: anAmount,
    deliveryFee: anAmount,
    tip: anAmount,
    createdAt: aMoment,
    updatedAt: aMoment,
    scheduledFor: aMoment,
    promisedBy: aMoment,
    fulfillmentType: anyOf(['DELIVERY', 'PICKUP']),
  },
);

const storedDelivery: Schema<DeliveryInfo> = recordOf(
  {},
  {
    status: aText,
    userMobile: aText,
    instructions: aText,
    contact: notEmpty(recordOf({}, { name: aText, phone: aText })),
    address: notEmpty(
      recordOf({}, { line1: aText, line2: aText, city: aText, state: aText, postalCode: aText, country: aText }),
    ),
  },
);

const storedRecord: Schema<MockOrder> = recordOf(
  { order: storedOrder, customerId: aText, delivery: orElse(storedDelivery, {}) },
  { paidAt: aDate, checkoutId: aText, idempotencyKey: aText, fingerprint: aText },
);

const unpaid = 'PENDING_PAYMENT';

/**
 * A locally made order has the fields that the specification lists: id, userId, items, total, status `pending`, the
 * times, shippingAddress and paymentMethod. The fields that only an order of a service has follow them.
 */
export function writeMockOrder({ order, customerId, delivery, ...record }: MockOrder): object {
  const { status, ...fields } = order;
  const { address, ...contact } = delivery;
  return {
    ...fields,
    userId: customerId,
    status: status === unpaid ? 'pending' : status,
    ...present({ shippingAddress: address }),
    paymentMethod: 'card',
    delivery: contact,
    ...record,
  };
}

/** An older demo stored the order as one field of its record. */
export const readMockOrder: Schema<MockOrder> = (stored) => {
  const fields = fieldsOf(stored);
  if (fields.order !== undefined) return storedRecord(fields);
  const { userId, status, shippingAddress, delivery } = fields;
  return storedRecord({
    ...fields,
    order: { ...fields, status: status === 'pending' ? unpaid : status },
    customerId: userId,
    delivery: { ...fieldsOf(delivery), address: shippingAddress },
  });
};

function aQuantity(stored: unknown): number | undefined {
  const quantity = Number(stored);
  return isOrderedQuantity(quantity) ? quantity : undefined;
}

function aMoment(stored: unknown): Moment | undefined {
  return typeof stored === 'string' && isDayWithoutTime(stored) ? parseCalendarDate(stored) : aDate(stored);
}

function notEmpty<Value extends object>(schema: Schema<Value>): Schema<Value> {
  return (stored) => {
    const read = schema(stored);
    return read && Object.keys(read).length > 0 ? read : undefined;
  };
}
