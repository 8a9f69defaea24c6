import { ContainerModule } from 'inversify';
import { MenuScreen } from '../../ui/menu/menu-screen';
import { AllergensViewModel } from '../../view-models/menu/allergens.view-model';
import { FavoritesViewModel } from '../../view-models/menu/favorites.view-model';
import { MenuUrlSync } from '../../view-models/menu/menu-url-sync';
import { MenuListViewModel } from '../../view-models/menu/menu-list.view-model';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { construct } from '../construct';
import { menuModule } from '../modules/menu.module';
import { openingHoursModule } from '../modules/opening-hours.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(MenuUrlSync).toResolvedValue(construct(MenuUrlSync), [tokens.timers]);
  bind(MenuListViewModel).toResolvedValue(construct(MenuListViewModel), [
    MenuViewModel,
    FavoritesViewModel,
    AllergensViewModel,
    tokens.clock,
    tokens.shop,
    MenuUrlSync,
  ]);
});

export const menuFeature = { component: MenuScreen, modules: [menuModule, openingHoursModule, bindings] };
