import { ContainerModule } from 'inversify';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { LocalLastOrderOfferRepository } from '../../adapters/storage/local-last-order-offer-repository';
import { LastOrder } from '../../ui/orders/reorder/last-order';
import { LastOrderViewModel } from '../../view-models/orders/last-order.view-model';
import { construct } from '../construct';
import { orderModule } from '../modules/order.module';
import { reorderModule } from '../modules/reorder.module';
import { settlingModule } from '../modules/settling.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  // Not the gateway that settles pending orders: an offer changes nothing.
  bind(LastOrderViewModel).toResolvedValue(construct(LastOrderViewModel), [
    tokens.orderService,
    tokens.lastOrderOfferRepository,
  ]);
  bind(tokens.lastOrderOfferRepository).toResolvedValue(construct(LocalLastOrderOfferRepository), [JsonStorage]);
});

export const lastOrderFeature = {
  component: LastOrder,
  modules: [orderModule, reorderModule, settlingModule, bindings],
};
