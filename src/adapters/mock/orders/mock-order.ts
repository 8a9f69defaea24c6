import { isDayWithoutTime, momentTime, parseCalendarDate, type Moment } from '../../../domain/shared/calendar-date';
import type { DeliveryInfo, Order, OrderItem } from '../../../domain/orders/order';
import { isOrderedQuantity } from '../../../domain/orders/ordered-quantity';
import { centsOf, dateOf, fieldsOf, listOf, pick, textOf } from '../../storage/codecs/parse-stored';

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

export function readMockOrder(stored: unknown): MockOrder | undefined {
  const fields = fieldsOf(stored);
  const order = readOrder(fields.order);
  const customerId = textOf(fields.customerId);
  if (!order || !customerId) return undefined;
  return {
    order,
    customerId,
    delivery: readDelivery(fields.delivery),
    ...pick(stored, ['paidAt'], dateOf),
    ...pick(stored, ['checkoutId', 'idempotencyKey', 'fingerprint'], textOf),
  };
}

function readOrder(stored: unknown): Order | undefined {
  const fields = fieldsOf(stored);
  const { id, status } = pick(stored, ['id', 'status'], textOf);
  const total = centsOf(fields.total);
  if (!id || !status || total === undefined) return undefined;
  return {
    id,
    status,
    total,
    ...pick(stored, ['statusMessage', 'channel', 'currency'], textOf),
    ...pick(stored, ['subtotal', 'discount', 'tax', 'deliveryFee', 'tip'], centsOf),
    ...pick(stored, ['createdAt', 'updatedAt', 'scheduledFor', 'promisedBy'], momentOf),
    ...(fields.fulfillmentType === 'DELIVERY' || fields.fulfillmentType === 'PICKUP'
      ? { fulfillmentType: fields.fulfillmentType }
      : {}),
    items: listOf(fields.items, readItem),
  };
}

function momentOf(stored: unknown): Moment | undefined {
  return typeof stored === 'string' && isDayWithoutTime(stored) ? parseCalendarDate(stored) : dateOf(stored);
}

function readItem(stored: unknown): OrderItem | undefined {
  const { unitPrice } = pick(stored, ['unitPrice'], centsOf);
  const quantity = Number(fieldsOf(stored).quantity);
  const itemName = textOf(fieldsOf(stored).itemName);
  if (!itemName || !isOrderedQuantity(quantity) || unitPrice === undefined) return undefined;
  return { itemName, quantity, unitPrice, ...pick(stored, ['itemId', 'itemDescription', 'size', 'imageUrl'], textOf) };
}

function readDelivery(stored: unknown): DeliveryInfo {
  const fields = fieldsOf(stored);
  const contact = pick(fields.contact, ['name', 'phone'], textOf);
  const address = pick(fields.address, ['line1', 'line2', 'city', 'state', 'postalCode', 'country'], textOf);
  return {
    ...pick(stored, ['status', 'userMobile', 'instructions'], textOf),
    ...(Object.keys(contact).length > 0 ? { contact } : {}),
    ...(Object.keys(address).length > 0 ? { address } : {}),
  };
}
