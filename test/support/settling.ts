import { IdentifyOrders } from '../../src/domain/checkout/pending-orders/identify-orders';
import type { OrderLedger } from '../../src/domain/checkout/pending-orders/order-ledger';
import type { CurrentCustomer, OrderedItemsRepository } from '../../src/domain/checkout/ports';
import { RestoreOrder } from '../../src/domain/checkout/pending-orders/restore-order';
import { SettleOrders, SettlingOrderGateway } from '../../src/domain/checkout/pending-orders/settle-orders';
import type { OrderGateway } from '../../src/domain/orders/ports';
import { anOrderList } from './builders';
import { InMemoryOrderedItems } from './in-memory';
import { FakeBrowser } from './in-memory-device';

type Lists = Pick<OrderGateway, 'listMine'>;
const listsNone: Lists = { listMine: async () => anOrderList() };

export const user1: CurrentCustomer = { id: () => 'user-1' };

function identifyOrders(ledger: OrderLedger, orders: Lists, orderedItems: OrderedItemsRepository, customer = user1) {
  return new IdentifyOrders(ledger, orders, orderedItems, customer, new FakeBrowser());
}

export function aSettleOrders(
  ledger: OrderLedger,
  orders = listsNone,
  orderedItems = new InMemoryOrderedItems(),
  customer = user1,
) {
  return new SettleOrders(ledger, identifyOrders(ledger, orders, orderedItems, customer));
}

/** `orders` as the screens ask it. `onRestored` hears what goes back unless a page tells it itself. */
export function aSettlingGateway(
  ledger: OrderLedger,
  orders: OrderGateway,
  { lists = listsNone, onRestored = () => undefined }: { lists?: Lists; onRestored?: (items: number) => void } = {},
) {
  return new SettlingOrderGateway(orders, aSettleOrders(ledger, lists), user1, onRestored);
}

/** The service lists no orders unless `lists` does. */
export function aRestoreOrder(
  ledger: OrderLedger,
  { find, cancel = async () => undefined }: Pick<OrderGateway, 'find'> & Partial<Pick<OrderGateway, 'cancel'>>,
  lists = listsNone,
  customer = user1,
  orderedItems = new InMemoryOrderedItems(),
) {
  return new RestoreOrder(ledger, { find, cancel }, identifyOrders(ledger, lists, orderedItems, customer));
}
