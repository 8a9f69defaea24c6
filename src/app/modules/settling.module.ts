import { IdentifyOrders } from '../../domain/checkout/settling/identify-orders';
import { OrderLedger } from '../../domain/checkout/order-ledger';
import { RestoreOrder } from '../../domain/checkout/settling/restore-order';
import { SettleOrders } from '../../domain/checkout/settling/settle-orders';
import { SettlingOrderGateway } from '../../domain/checkout/settling/settling-order-gateway';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { RestoredItems } from '../../view-models/checkout/restored-items';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { tokens } from '../tokens';
import { construct, wire } from '../wiring';

export const settlingModule = wire(({ add, make }) => {
  add(IdentifyOrders, [OrderLedger, tokens.orderService, tokens.orderedItemsRepository, tokens.currentCustomer]);
  add(RestoreOrder, [OrderLedger, tokens.orderService, IdentifyOrders]);
  add(SettleOrders, [OrderLedger, IdentifyOrders]);
  add(RestoredItems, [CartViewModel, ToastsViewModel]);
  make(tokens.announceRestored, (restored: RestoredItems) => (items) => restored.announce(items), [RestoredItems]);
  make(tokens.orderGateway, construct(SettlingOrderGateway), [
    tokens.orderService,
    SettleOrders,
    tokens.currentCustomer,
    tokens.announceRestored,
  ]);
});
