import { answering, fails, isCall, isNoticed, receiving, remove, set, status, type Defect } from './defect';

const order = (field: string, value: unknown) => set({ [`orders.0.${field}`]: value });
const checkout = (url: unknown) => set({ 'paymentCheckout.url': url });
const ignoringKeys = receiving((request) => {
  request.headers.delete('Idempotency-Key');
  return request;
});
const ignoringLimits = receiving((request) => new Request(request.url.replace(/\?limit=1$/, ''), request));
const withoutIds = { settings: { fields: 'literal', checkoutReading: 'checkoutUrl' } } as const;
const mine = '/api/v1/orders/me';
const forUnknownOrder = (code: number, reply: unknown) =>
  answering((request) =>
    isCall(request, 'GET', '/api/v1/orders/no-such-order') ? Response.json(reply, { status: code }) : undefined,
  );

export const orderDefects: readonly Defect[] = [
  fails('order.mine', 'a total that is null', order('totalAmount', null), 'orders[0].totalAmount'),
  fails('order.mine', 'null for no orders', set({ orders: null }), 'orders'),
  fails('order.mine', 'a time without a zone', order('createdAt', '2026-11-21T18:00:00'), 'orders[0].createdAt'),
  fails('order.mine', 'an order without an id', remove('orders.0.id'), 'orders[0].id'),
  fails('order.mine', 'an order without a status', remove('orders.0.orderStatus'), 'orders[0].orderStatus'),
  isNoticed('order.mine', 'an unknown status', order('orderStatus', 'COOKING'), 'orders[0].orderStatus'),
  isNoticed('order.mine', 'a sentence without a word', order('statusMessage', ''), 'orders[0].statusMessage'),
  isNoticed(
    'order.mine',
    'a value that is missing in a text',
    order('statusMessage', 'undefined minutes'),
    'the reply',
  ),
  isNoticed('order.mine', 'a status in lower case', order('orderStatus', 'delivered'), 'orders[0].orderStatus'),
  isNoticed('order.mine', 'fulfillment in lower case', order('fulfillmentType', 'pickup'), 'orders[0].fulfillmentType'),
  isNoticed('order.mine', 'a currency in lower case', order('currency', 'usd'), 'orders[0].currency'),
  fails('order.mine', 'a sign for a currency', order('currency', '$'), 'orders[0].currency'),
  isNoticed('order.mine', 'a total that is not the sum', order('totalAmount', 99.99), 'orders[0].totalAmount'),
  isNoticed(
    'order.mine',
    'a subtotal that is not the sum of the items',
    order('subtotalAmount', 99.99),
    'orders[0].subtotalAmount',
  ),
  fails('order.mine', 'another quantity than ordered', order('items.0.quantity', 7), 'orders[0].items[0].quantity'),
  fails('order.mine', 'item prices in cents', order('items.0.unitPrice', 250), 'orders[0].items[0].unitPrice'),
  fails('order.mine', 'a quantity of 0', order('items.0.quantity', 0), 'orders[0].items[0].quantity'),
  fails('order.mine', 'an order under the id of another', order('id', 'SB-101'), 'orders[0].id'),
  isNoticed('order.mine', 'a limit that is ignored', ignoringLimits, 'orders'),
  fails(
    'order.mine',
    "a stranger's orders without a token",
    answering((request) => (isCall(request, 'GET', mine) ? Response.json({ orders: [] }) : undefined)),
    'status',
  ),
  fails('order.place', 'a checkout over http', checkout('http://pay.test/1'), 'paymentCheckout.url'),
  fails(
    'order.place',
    'a password in the checkout URL',
    checkout('https://me:secret@pay.test/'),
    'paymentCheckout.url',
  ),
  fails(
    'order.place',
    'a path for the checkout URL',
    { settings: { checkoutReading: 'checkoutUrl', hostedPagesOrigin: '' } },
    'checkoutUrl',
  ),
  fails('order.place', 'no checkout URL', remove('paymentCheckout'), 'paymentCheckout'),
  fails('order.place', 'another address dialect', status(400, '{"message":"street is required"}'), 'status'),
  fails('order.place', 'an idempotency key that is ignored', ignoringKeys, 'order.id'),
  fails('order.mine', 'an ignored key, and no order ids', { ...ignoringKeys, ...withoutIds }, 'orders'),
  fails(
    'order.mine',
    'new orders that are not listed',
    answering((request) => (isCall(request, 'GET', mine) ? Response.json({ orders: [] }) : undefined)),
    'orders',
  ),
  fails('order.find', 'another order', set({ 'order.id': 'other' }), 'order.id'),
  fails('order.find', 'null for an order', set({ order: null }), 'order'),
  fails('order.find', 'status 403 for an unknown order', forUnknownOrder(403, { message: 'No.' }), 'status'),
  fails('order.find', 'status 200 for an unknown order', forUnknownOrder(200, {}), 'status'),
  fails(
    'order.deliveryInfo',
    'an address as text',
    set({ 'deliveryInfo.address': 'Swiss Avenue' }),
    'deliveryInfo.address',
  ),
  isNoticed('order.deliveryInfo', 'an empty address', set({ 'deliveryInfo.address': {} }), 'deliveryInfo.address'),
  fails('order.track', 'no such call', status(404), ''),
];
