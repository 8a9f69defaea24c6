import { ContainerModule } from 'inversify';
import { IdentifyOrders } from '../../domain/checkout/identify-orders';
import { OrderLedger } from '../../domain/checkout/order-ledger';
import type { CurrentCustomer } from '../../domain/checkout/ports';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { SettleOrders } from '../../domain/checkout/settle-orders';
import { SettlingOrderGateway } from '../../domain/checkout/settling-order-gateway';
import type { OrderGateway } from '../../domain/orders/ports';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { RestoredItems } from '../../view-models/checkout/restored-items';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** Settles pending orders, for the features that show orders. Needs the order module. */
export const settlingModule = new ContainerModule(({ bind }) => {
  bind(IdentifyOrders).toResolvedValue(construct(IdentifyOrders), [
    OrderLedger,
    tokens.orderService,
    tokens.orderedItemsRepository,
    tokens.currentCustomer,
  ]);
  bind(RestoreOrder).toResolvedValue(construct(RestoreOrder), [OrderLedger, tokens.orderService, IdentifyOrders]);
  bind(SettleOrders).toResolvedValue(construct(SettleOrders), [OrderLedger, IdentifyOrders]);
  bind(RestoredItems).toResolvedValue(construct(RestoredItems), [CartViewModel, ToastsViewModel]);
  bind(tokens.orderGateway).toResolvedValue(
    (orders: OrderGateway, settleOrders: SettleOrders, customer: CurrentCustomer, restored: RestoredItems) =>
      new SettlingOrderGateway(orders, settleOrders, customer, (items) => restored.announce(items)),
    [tokens.orderService, SettleOrders, tokens.currentCustomer, RestoredItems],
  );
});
