import { ContainerModule } from 'inversify';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { ItemViewModel } from '../../view-models/menu/item.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { construct } from '../construct';

/** The item dialog. */
export const itemModule = new ContainerModule(({ bind }) => {
  bind(ItemViewModel).toResolvedValue(construct(ItemViewModel), [OverlaysViewModel, CartViewModel]);
});
