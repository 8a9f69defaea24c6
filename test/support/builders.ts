import type { Registration } from '../../src/domain/auth/ports';
import type { Session, User } from '../../src/domain/auth/user';
import type { CartItem } from '../../src/domain/cart/cart';
import { emptyDetails, type CheckoutDetails } from '../../src/domain/checkout/checkout-details';
import type { AnsweredOrder, PendingOrder, SentOrder } from '../../src/domain/checkout/pending-orders/pending-order';
import type { MenuRow } from '../../src/domain/menu/menu-row';
import { categoryNamed, type Product } from '../../src/domain/menu/product';
import type { DeliveryInfo, Order, OrderItem } from '../../src/domain/orders/order';
import type { OrderList } from '../../src/domain/orders/ports';
import { parseCalendarDate, type CalendarDate } from '../../src/domain/shared/calendar-date';
import { cents } from '../../src/domain/shared/money';
import { specifiedNumbers } from '../../src/domain/shop/shop-numbers';
import type { OpeningHours } from '../../src/domain/shop/opening-hours';

export const chicago = 'America/Chicago';
export const shopHours: OpeningHours = [
  { from: 'Mon', to: 'Fri', opens: 7, closes: 21 },
  { from: 'Sat', to: 'Sun', opens: 8, closes: 22 },
];
export const dallas = {
  ...specifiedNumbers,
  timeZone: chicago,
  hours: shopHours,
  orderingWindow: { from: 16, to: 21 },
  arrivalWindows: { DELIVERY: { from: 11, to: 13 }, PICKUP: { from: 11, to: 18 } },
};

export function aProduct(fields: Partial<Product> = {}): Product {
  return {
    id: 'classic-chip',
    name: 'Classic Chip',
    description: 'Brown butter and dark chocolate.',
    price: cents(250),
    rating: 4.5,
    category: categoryNamed('Classic'),
    dietaryLabels: [],
    isPopular: false,
    isNew: false,
    ingredients: ['flour', 'butter', 'chocolate'],
    allergens: ['gluten', 'milk'],
    ...fields,
  };
}

export function aMenuRow(fields: Partial<MenuRow> = {}): MenuRow {
  return { menuItemId: 'classic-chip', itemName: 'Classic Chip', price: 2.5, isAvailable: true, ...fields };
}

export function aCartItem(fields: Partial<CartItem> = {}): CartItem {
  return { id: 'classic-chip', name: 'Classic Chip', price: cents(250), quantity: 1, ...fields };
}

export function anOrderItem(fields: Partial<OrderItem> = {}): OrderItem {
  return { itemName: 'Classic Chip', quantity: 2, unitPrice: cents(250), ...fields };
}

export function anOrder(fields: Partial<Order> = {}): Order {
  return {
    id: 'order-1',
    status: 'PAID',
    fulfillmentType: 'DELIVERY',
    channel: 'WEB',
    currency: 'USD',
    subtotal: cents(500),
    tax: cents(40),
    deliveryFee: cents(599),
    total: cents(1139),
    createdAt: new Date('2026-11-20T18:00:00Z'),
    updatedAt: new Date('2026-11-20T18:05:00Z'),
    items: [anOrderItem()],
    ...fields,
  };
}

export function anOrderList(...orders: readonly Order[]): OrderList {
  return { orders, unreadable: 0 };
}

export function aDeliveryInfo(fields: Partial<DeliveryInfo> = {}): DeliveryInfo {
  return {
    status: 'ASSIGNED',
    contact: { name: 'Priya Raman', phone: '+12145550100' },
    userMobile: '+12145550100',
    address: { line1: '1500 Marilla St', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'USA' },
    instructions: 'Ring twice',
    ...fields,
  };
}

export function deliveryDetails(fields: Partial<CheckoutDetails> = {}): CheckoutDetails {
  return {
    ...emptyDetails,
    addressLine1: '1500 Marilla St',
    city: 'Dallas',
    zip: '75201',
    mobile: '214-555-0100',
    ...fields,
  };
}

export function pickupDetails(fields: Partial<CheckoutDetails> = {}): CheckoutDetails {
  return { ...emptyDetails, fulfillmentType: 'PICKUP', ...fields };
}

type RefusedOrder = Extract<PendingOrder, { stage: 'refused' }>;

export function aPendingOrder(fields: Partial<AnsweredOrder> & Pick<AnsweredOrder, 'stage'>): AnsweredOrder;
export function aPendingOrder(fields: Partial<RefusedOrder> & Pick<RefusedOrder, 'stage'>): RefusedOrder;
export function aPendingOrder(fields?: Partial<SentOrder>): SentOrder;
export function aPendingOrder(fields: Partial<PendingOrder> = {}): object {
  return {
    items: [aCartItem({ quantity: 2 })],
    details: deliveryDetails(),
    idempotencyKey: '00000000-0000-4000-8000-000000000001',
    stage: 'sent',
    ...((fields.stage ?? 'sent') === 'sent' ? { unanswered: false } : {}),
    ...fields,
  };
}

export function aUser(fields: Partial<User> = {}): User {
  return {
    id: 'user-1',
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya@example.com',
    authProvider: 'google',
    ...fields,
  };
}

export function aSession(fields: Partial<Session> = {}): Session {
  return { user: aUser(), accessToken: 'access-1', refreshToken: 'refresh-1', ...fields };
}

export function aRegistration(fields: Partial<Registration> = {}): Registration {
  return {
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya@example.com',
    phone: '',
    password: 'secret7',
    ...fields,
  };
}

/** Parses `2026-11-22`. */
export function aDay(text: string): CalendarDate {
  const day = parseCalendarDate(text);
  if (!day) throw new Error(`${text} is not a calendar date`);
  return day;
}
