import { changingJson, isTo, misreading, pretending, rewriting } from './behavior';
import { fails, isNoticed, type Defect } from './defect';

interface Line {
  readonly itemId: string;
  readonly quantity: number;
}

const place = /\/orders$/;
const cookie = { itemId: 'classic-chip', quantity: 1 };
const fixing = (change: (line: Line) => Line) =>
  misreading('POST', place, (body) => ({
    ...body,
    items: Array.isArray(body.items) ? body.items.map((line: Line) => change(line)) : [],
  }));
const withQuantity = (isMeant: (quantity: number) => boolean) =>
  fixing((line) => (isMeant(line.quantity) ? { ...line, quantity: 1 } : line));

type Row = Record<string, unknown>;
const isOrders = (request: Request) => isTo(request, 'GET', /\/orders\/me$/);
const isOrder = (request: Request) => isTo(request, 'GET', /\/orders\/[^/]+$/) && !isOrders(request);
const found = (change: (order: Row) => Row) =>
  rewriting(
    isOrder,
    changingJson((reply) => ({ ...reply, order: change(Object(reply.order)) })),
  );
const changedAddress = (change: (address: Row) => Row) =>
  rewriting(
    (request) => isTo(request, 'GET', /\/deliveryInfo$/),
    changingJson((reply) => {
      const info = Object(reply.deliveryInfo);
      return { ...reply, deliveryInfo: { ...info, address: change(Object(info.address)) } };
    }),
  );
/** UTF-8 that is read as Latin-1. */
const asLatin1 = (text: string) =>
  text.replaceAll(/[\u0080-\u00ff]/g, (character) => String.fromCharCode(...new TextEncoder().encode(character)));

export const orderBehaviorDefects: readonly Defect[] = [
  fails('order.find', 'a cancelation that does nothing', pretending('POST', /\/cancel$/), 'order.orderStatus'),
  fails(
    'order.place',
    'an order of no piece',
    withQuantity((quantity) => quantity === 0),
    'status',
  ),
  fails(
    'order.place',
    'an order of -3 pieces',
    withQuantity((quantity) => quantity < 0),
    'status',
  ),
  fails(
    'order.place',
    'an order of 1000 pieces',
    withQuantity((quantity) => quantity >= 1000),
    'status',
  ),
  fails(
    'order.place',
    'an order of half a piece',
    withQuantity((quantity) => quantity === 0.5),
    'status',
  ),
  fails(
    'order.place',
    'an order of an unknown item',
    fixing((line) => (line.itemId === 'no-such-item' ? cookie : line)),
    'status',
  ),
  fails(
    'order.place',
    'an order of nothing',
    misreading('POST', place, (body) => ({
      ...body,
      items: Array.isArray(body.items) && body.items.length > 0 ? body.items : [cookie],
    })),
    'status',
  ),
  fails(
    'order.place',
    'a delivery to no address',
    misreading('POST', place, (body) => (body.deliveryInfo ? body : { ...body, fulfillmentType: 'PICKUP' })),
    'status',
  ),
  fails(
    'order.find',
    'an order made yesterday',
    found((order) => ({ ...order, createdAt: '2026-11-20T22:00:00Z' })),
    'order.createdAt',
  ),
  fails(
    'order.find',
    'a promise that is past',
    found((order) => ({ ...order, promisedBy: '2026-11-21T20:00:00Z' })),
    'order.promisedBy',
  ),
  fails(
    'order.find',
    'a promise on another day',
    found((order) => ({ ...order, promisedBy: '2027-03-01T20:00:00Z' })),
    'order.promisedBy',
  ),
  fails(
    'order.find',
    'a price of the whole line',
    found((order) => ({
      ...order,
      items: [order.items].flat().map((line) => ({ ...Object(line), unitPrice: 2 * Object(line).unitPrice })),
    })),
    'order.items[0].unitPrice',
  ),
  fails(
    'order.find',
    'another item',
    found((order) => ({
      ...order,
      items: [order.items].flat().map((line) => ({ ...Object(line), itemName: 'Carrot Cake' })),
    })),
    'order.items[0].itemName',
  ),
  fails(
    'order.find',
    "another shop's currency",
    found((order) => ({ ...order, currency: 'EUR' })),
    'order.currency',
  ),
  fails(
    'order.find',
    'another total than in the list',
    found((order) => ({ ...order, totalAmount: 1 })),
    'order.totalAmount',
  ),
  fails(
    'order.track',
    'another status than the order has',
    rewriting(
      (request) => isTo(request, 'GET', /\/track$/),
      changingJson((reply) => ({ ...reply, order: { ...Object(reply.order), orderStatus: 'DELIVERED' } })),
    ),
    'order.orderStatus',
  ),
  fails(
    'order.mine',
    'the oldest order first',
    rewriting(
      isOrders,
      changingJson((reply) => ({ ...reply, orders: [reply.orders].flat().reverse() })),
    ),
    'orders[1].createdAt',
  ),
  isNoticed(
    'order.mine',
    'a status that is not looked at',
    rewriting(
      (request) => isOrders(request) && new URL(request.url).searchParams.has('status'),
      changingJson((reply) => ({
        ...reply,
        orders: [reply.orders].flat().map((order) => ({ ...Object(order), orderStatus: 'DELIVERED' })),
      })),
    ),
    'orders[0].orderStatus',
  ),
  fails(
    'order.deliveryInfo',
    'city and state exchanged',
    changedAddress((address) => ({ ...address, city: address.state, state: address.city })),
    'deliveryInfo.address.city',
  ),
  fails(
    'order.deliveryInfo',
    'another postal code',
    changedAddress((address) => ({ ...address, postalCode: '00000' })),
    'deliveryInfo.address.postalCode',
  ),
  fails(
    'order.deliveryInfo',
    'another phone number',
    rewriting(
      (request) => isTo(request, 'GET', /\/deliveryInfo$/),
      (text) => text.replaceAll('2145550100', '2145550999'),
    ),
    'deliveryInfo.userMobile',
  ),
  isNoticed(
    'order.deliveryInfo',
    'no second line of the address',
    changedAddress(({ line2: _lost, ...address }) => address),
    'deliveryInfo.address.line2',
  ),
  fails(
    'order.deliveryInfo',
    'letters that were lost',
    changedAddress((address) => ({ ...address, line2: String(address.line2).replace('ë', '\ufffd') })),
    'characters',
  ),
  fails(
    'order.deliveryInfo',
    'UTF-8 read as Latin-1',
    rewriting((request) => isTo(request, 'GET', /\/deliveryInfo$/), asLatin1),
    'characters',
  ),
];
