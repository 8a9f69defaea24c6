import { ContainerModule } from 'inversify';
import { CartDrawerViewModel } from '../../view-models/cart-drawer.view-model';
import { CartViewModel } from '../../view-models/cart.view-model';
import { MenuViewModel } from '../../view-models/menu.view-model';
import { construct } from '../construct';

/** The cart drawer. */
export const cartModule = new ContainerModule(({ bind }) => {
  bind(CartDrawerViewModel).toResolvedValue(construct(CartDrawerViewModel), [CartViewModel, MenuViewModel]);
});
