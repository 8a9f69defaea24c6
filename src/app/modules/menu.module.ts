import { ContainerModule } from 'inversify';
import { JsonStorage } from '../../adapters/storage/json-storage';
import { localAvoidedAllergensRepository } from '../../adapters/storage/local-avoided-allergens-repository';
import { AllergensViewModel } from '../../view-models/menu/allergens.view-model';
import { FavoritesViewModel } from '../../view-models/menu/favorites.view-model';
import { ItemDetailsViewModel } from '../../view-models/menu/item-details.view-model';
import { MenuFreshness } from '../../view-models/menu/menu-freshness';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** For every page with product cards. */
export const menuModule = new ContainerModule(({ bind }) => {
  bind(MenuFreshness).toResolvedValue(construct(MenuFreshness), [
    tokens.clock,
    tokens.timers,
    tokens.pageVisibility,
    tokens.backForwardRestore,
    tokens.shop,
  ]);
  bind(MenuViewModel)
    .toResolvedValue(construct(MenuViewModel), [tokens.menuGateway, tokens.clock, MenuFreshness])
    .inSingletonScope();
  bind(ItemDetailsViewModel).toResolvedValue(construct(ItemDetailsViewModel), [tokens.menuGateway]).inSingletonScope();
  bind(FavoritesViewModel)
    .toResolvedValue(construct(FavoritesViewModel), [tokens.favoritesRepository])
    .inSingletonScope();
  bind(AllergensViewModel)
    .toResolvedValue(
      (storage: JsonStorage, menu: MenuViewModel, details: ItemDetailsViewModel) =>
        new AllergensViewModel(localAvoidedAllergensRepository(storage), menu, details),
      [JsonStorage, MenuViewModel, ItemDetailsViewModel],
    )
    .inSingletonScope();
});
