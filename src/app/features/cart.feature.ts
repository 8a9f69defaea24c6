import { ContainerModule } from 'inversify';
import { CartDrawerViewModel } from '../../view-models/cart/cart-drawer.view-model';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { construct } from '../construct';

/** The cart drawer. */
export const cartModule = new ContainerModule(({ bind }) => {
  bind(CartDrawerViewModel).toResolvedValue(construct(CartDrawerViewModel), [CartViewModel, MenuViewModel]);
});
