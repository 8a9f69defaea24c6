import { ContainerModule } from 'inversify';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** A single instance, so that an order is restored only once. */
export const restoreOrderModule = new ContainerModule(({ bind }) => {
  bind(RestoreOrder)
    .toResolvedValue(construct(RestoreOrder), [
      tokens.pendingOrderRepository,
      tokens.cartRepository,
      tokens.checkoutDraftRepository,
    ])
    .inSingletonScope();
});
