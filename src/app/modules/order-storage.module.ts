import { ContainerModule } from 'inversify';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { localCheckoutDraftRepository } from '../../adapters/storage/local-checkout-draft-repository';
import { LocalOrderedItemsRepository } from '../../adapters/storage/local-ordered-items-repository';
import { LocalPendingOrderRepository } from '../../adapters/storage/local-pending-order-repository';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** What this device stores about orders. */
export const orderStorageModule = new ContainerModule(({ bind }) => {
  bind(tokens.pendingOrderRepository).toResolvedValue(construct(LocalPendingOrderRepository), [JsonStorage]);
  bind(tokens.checkoutDraftRepository).toResolvedValue(localCheckoutDraftRepository, [JsonStorage]);
  bind(tokens.orderedItemsRepository).toResolvedValue(construct(LocalOrderedItemsRepository), [JsonStorage]);
});
