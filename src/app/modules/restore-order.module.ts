import { ContainerModule } from 'inversify';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** RestoreOrder is one for the app: it is what gives an order back once. */
export const restoreOrderModule = new ContainerModule(({ bind }) => {
  bind(RestoreOrder)
    .toResolvedValue(construct(RestoreOrder), [
      tokens.pendingOrderRepository,
      tokens.cartRepository,
      tokens.checkoutDraftRepository,
    ])
    .inSingletonScope();
});
