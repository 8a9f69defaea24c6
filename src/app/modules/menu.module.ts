import { JsonStorage } from '../../adapters/storage/json-storage';
import { localAvoidedAllergensRepository } from '../../adapters/storage/local-avoided-allergens-repository';
import { AllergensViewModel } from '../../view-models/menu/allergens.view-model';
import { FavoritesViewModel } from '../../view-models/menu/favorites.view-model';
import { ItemDetailsViewModel } from '../../view-models/menu/item-details.view-model';
import { MenuFreshness } from '../../view-models/menu/menu-freshness';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { tokens } from '../tokens';
import { wire } from '../wiring';

export const menuModule = wire(({ add, single, make }) => {
  add(MenuFreshness, [tokens.clock, tokens.timers, tokens.pageVisibility, tokens.backForwardRestore, tokens.shop]);
  single(MenuViewModel, [tokens.menuGateway, tokens.clock, MenuFreshness]);
  single(ItemDetailsViewModel, [tokens.menuGateway]);
  single(FavoritesViewModel, [tokens.favoritesRepository]);
  make(tokens.avoidedAllergensRepository, localAvoidedAllergensRepository, [JsonStorage]);
  single(AllergensViewModel, [tokens.avoidedAllergensRepository, MenuViewModel, ItemDetailsViewModel]);
});
