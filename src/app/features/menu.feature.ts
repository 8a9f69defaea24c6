import { ContainerModule } from 'inversify';
import { FavoritesViewModel } from '../../view-models/menu/favorites.view-model';
import { MenuUrlSync } from '../../view-models/menu/menu-url-sync';
import { MenuListViewModel } from '../../view-models/menu/menu-list.view-model';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** The menu page. */
export const menuListModule = new ContainerModule(({ bind }) => {
  bind(MenuUrlSync).toResolvedValue(construct(MenuUrlSync), [tokens.timers]);
  bind(MenuListViewModel).toResolvedValue(construct(MenuListViewModel), [
    MenuViewModel,
    FavoritesViewModel,
    tokens.clock,
    tokens.shop,
    MenuUrlSync,
  ]);
});
