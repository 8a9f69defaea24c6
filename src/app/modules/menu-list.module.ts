import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { AllergensViewModel } from '../../view-models/menu/allergens.view-model';
import { FavoritesViewModel } from '../../view-models/menu/favorites.view-model';
import { ItemDetailsViewModel } from '../../view-models/menu/item-details.view-model';
import { ItemViewModel } from '../../view-models/menu/item.view-model';
import { MenuListViewModel } from '../../view-models/menu/menu-list.view-model';
import { MenuUrlSync } from '../../view-models/menu/menu-url-sync';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { tokens } from '../tokens';
import { wire } from './wiring';

export const menuListModule = wire(({ add }) => {
  add(MenuUrlSync, [tokens.timers]);
  add(MenuListViewModel, [MenuViewModel, FavoritesViewModel, AllergensViewModel, MenuUrlSync, tokens.reports]);
  add(ItemViewModel, [OverlaysViewModel, CartViewModel, ItemDetailsViewModel, MenuViewModel]);
});
