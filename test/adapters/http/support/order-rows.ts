import type { NewOrder } from '../../../../src/domain/orders/new-order';
import { cents } from '../../../../src/domain/shared/money';
import { aDeliveryInfo, anOrder, anOrderItem } from '../../../support/builders';
import type { CallRow } from './call-row';
import { orderUrl } from './http-shop';

const order = {
  id: 'order-1',
  orderStatus: 'Out for delivery',
  statusMessage: 'On its way',
  fulfillmentType: 'DELIVERY',
  channel: 'WEB',
  currency: 'USD',
  subtotalAmount: 5,
  discountAmount: 0,
  taxAmount: 0.4,
  deliveryFee: 5.99,
  tipAmount: 0,
  totalAmount: 11.39,
  createdAt: '2026-11-20T18:00:00Z',
  updatedAt: '2026-11-20T18:05:00Z',
  scheduledFor: '2026-11-21T18:00:00Z',
  promisedBy: '2026-11-21T19:00:00Z',
  items: [
    {
      itemId: 7,
      itemName: 'Classic Chip',
      itemDescription: 'Brown butter.',
      size: 'Large',
      quantity: 2,
      unitPrice: 2.5,
      imageUrl: '/images/chip.jpg',
    },
  ],
};
const value = anOrder({
  status: 'OUT_FOR_DELIVERY',
  statusMessage: 'On its way',
  discount: cents(0),
  tip: cents(0),
  scheduledFor: new Date('2026-11-21T18:00:00Z'),
  promisedBy: new Date('2026-11-21T19:00:00Z'),
  items: [
    anOrderItem({
      itemId: '7',
      itemDescription: 'Brown butter.',
      size: 'Large',
      imageUrl: 'https://order.test/images/chip.jpg',
    }),
  ],
});
const reply = { successResponse: true, errorMessage: null, order };
const fieldsOfOrder = [
  'items of another type',
  'id',
  'orderStatus',
  'totalAmount',
  'items.0.itemName',
  'items.0.quantity',
  'items.0.unitPrice',
];
const requiredOfOrder = Object.fromEntries(
  ['order', ...fieldsOfOrder.map((field) => `order.${field}`)].map((field) => [field, 'Invalid order data']),
);
const list = {
  token: true,
  reply: { successResponse: true, errorMessage: null, orders: [order] },
  value: { orders: [value], unreadable: 0 },
  failure: 'Failed to fetch orders',
  required: Object.fromEntries(
    ['orders', ...fieldsOfOrder.map((field) => `orders.0.${field}`)].map((field) => [field, undefined]),
  ),
} as const;
export const idempotencyKey = '00000000-0000-4000-8000-000000000001';
export const newOrder: NewOrder = {
  channel: 'WEB',
  fulfillmentType: 'DELIVERY',
  tipAmount: 0,
  items: [{ itemId: '7', quantity: 2 }],
  deliveryInfo: {
    line1: '1500 Marilla St',
    line2: 'Suite 5',
    city: 'Dallas',
    state: 'TX',
    postalCode: '75201',
    country: 'USA',
  },
  mobile: '+12145550100',
};

export const orderRows: readonly CallRow[] = [
  {
    call: 'GET /api/v1/orders',
    make: ({ orders }) => orders.list({ status: '' }),
    url: `${orderUrl}/api/v1/orders?limit=10`,
    ...list,
  },
  {
    call: 'GET /api/v1/orders/me',
    make: ({ orders }) => orders.listMine({ limit: 200, status: 'PAID' }),
    url: `${orderUrl}/api/v1/orders/me?limit=200&status=PAID`,
    ...list,
  },
  {
    call: 'POST /api/v1/orders',
    make: ({ orders }) => orders.place(newOrder, idempotencyKey),
    url: `${orderUrl}/api/v1/orders`,
    body: {
      channel: 'WEB',
      fulfillmentType: 'DELIVERY',
      tipAmount: 0,
      items: [{ itemId: '7', quantity: 2 }],
      deliveryInfo: {
        addressLine1: '1500 Marilla St',
        addressLine2: 'Suite 5',
        state: 'TX',
        city: 'Dallas',
        country: 'USA',
        zip: '75201',
      },
      mobile: '+12145550100',
    },
    headers: { 'Idempotency-Key': idempotencyKey },
    token: true,
    timeout: 30_000,
    reply: {
      successResponse: true,
      errorMessage: null,
      paymentCheckout: { url: 'https://pay.test/c/1' },
      order: { id: 'order-1' },
    },
    value: { checkoutUrl: 'https://pay.test/c/1', orderId: 'order-1' },
    failure: 'Invalid checkout response',
    refusal: 'Failed to create order',
    required: { paymentCheckout: undefined, 'paymentCheckout.url': undefined },
  },
  {
    call: 'GET /api/v1/orders/{orderId}',
    make: ({ orders }) => orders.find('order-1'),
    url: `${orderUrl}/api/v1/orders/order-1`,
    token: true,
    reply,
    value,
    failure: 'Failed to fetch order details',
    required: requiredOfOrder,
  },
  {
    call: 'GET /api/v1/orders/{orderId}/deliveryInfo',
    make: ({ orders }) => orders.deliveryInfo('order-1'),
    url: `${orderUrl}/api/v1/orders/order-1/deliveryInfo`,
    token: true,
    reply: { successResponse: true, deliveryInfo: aDeliveryInfo() },
    value: aDeliveryInfo(),
    failure: 'Failed to fetch delivery info',
    refusal: 'Failed to fetch delivery information',
    required: { deliveryInfo: undefined },
  },
  {
    call: 'POST /api/v1/orders/{id}/cancel',
    make: ({ orders }) => orders.cancel('order-1'),
    url: `${orderUrl}/api/v1/orders/order-1/cancel`,
    token: true,
    reply: undefined,
    value: undefined,
    failure: 'Failed to cancel order',
  },
  {
    call: 'GET /api/v1/orders/{id}/track',
    make: ({ orders }) => orders.track('order-1'),
    url: `${orderUrl}/api/v1/orders/order-1/track`,
    token: true,
    reply,
    value,
    failure: 'Failed to fetch order details',
    required: requiredOfOrder,
  },
];
