import { ContainerModule } from 'inversify';
import { ItemOverlay } from '../../ui/menu/item/item-overlay';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { ItemDetailsViewModel } from '../../view-models/menu/item-details.view-model';
import { ItemViewModel } from '../../view-models/menu/item.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { construct } from '../construct';
import { menuModule } from '../modules/menu.module';

const bindings = new ContainerModule(({ bind }) => {
  bind(ItemViewModel).toResolvedValue(construct(ItemViewModel), [
    OverlaysViewModel,
    CartViewModel,
    ItemDetailsViewModel,
  ]);
});

export const itemFeature = { component: ItemOverlay, modules: [menuModule, bindings] };
