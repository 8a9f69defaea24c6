import { IdentifyOrders } from '../../src/domain/checkout/pending-orders/identify-orders';
import type { OrderLedger } from '../../src/domain/checkout/pending-orders/order-ledger';
import type { CurrentCustomer, OrderedItemsRepository } from '../../src/domain/checkout/ports';
import { RestoreOrder } from '../../src/domain/checkout/pending-orders/restore-order';
import { SettleOrders } from '../../src/domain/checkout/pending-orders/settle-orders';
import type { OrderGateway } from '../../src/domain/orders/ports';
import { anOrderList } from './builders';
import { InMemoryOrderedItems } from './in-memory';

type Lists = Pick<OrderGateway, 'listMine'>;
const listsNone: Lists = { listMine: async () => anOrderList() };

export const user1: CurrentCustomer = { id: () => 'user-1' };

function identifyOrders(ledger: OrderLedger, orders: Lists, orderedItems: OrderedItemsRepository, customer = user1) {
  return new IdentifyOrders(ledger, orders, orderedItems, customer);
}

export function aSettleOrders(
  ledger: OrderLedger,
  orders = listsNone,
  orderedItems = new InMemoryOrderedItems(),
  customer = user1,
) {
  return new SettleOrders(ledger, identifyOrders(ledger, orders, orderedItems, customer));
}

/** The service lists no orders unless `lists` does. */
export function aRestoreOrder(
  ledger: OrderLedger,
  orders: Pick<OrderGateway, 'find'>,
  lists = listsNone,
  customer = user1,
  orderedItems = new InMemoryOrderedItems(),
) {
  return new RestoreOrder(ledger, orders, identifyOrders(ledger, lists, orderedItems, customer));
}
