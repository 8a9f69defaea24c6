import { ContainerModule } from 'inversify';
import { JsonStorage } from '../../adapters/browser/json-storage';
import { LocalCheckoutDraftRepository } from '../../adapters/browser/local-checkout-draft-repository';
import { LocalOrderedItemsRepository } from '../../adapters/browser/local-ordered-items-repository';
import { LocalPendingOrderRepository } from '../../adapters/browser/local-pending-order-repository';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** What this device keeps of orders. RestoreOrder is one for the app: it is what gives an order back once. */
export const keptOrdersModule = new ContainerModule(({ bind }) => {
  bind(tokens.pendingOrderRepository).toResolvedValue(construct(LocalPendingOrderRepository), [JsonStorage]);
  bind(tokens.checkoutDraftRepository).toResolvedValue(construct(LocalCheckoutDraftRepository), [JsonStorage]);
  bind(tokens.orderedItemsRepository).toResolvedValue(construct(LocalOrderedItemsRepository), [JsonStorage]);
  bind(RestoreOrder)
    .toResolvedValue(construct(RestoreOrder), [
      tokens.pendingOrderRepository,
      tokens.cartRepository,
      tokens.checkoutDraftRepository,
    ])
    .inSingletonScope();
});
