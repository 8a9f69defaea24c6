import type { MenuGateway } from '../../domain/menu/ports';
import type { Clock } from '../../domain/shared/ports';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { ApplyEarlyAdds } from '../../view-models/cart/apply-early-adds';
import { FulfillmentViewModel } from '../../view-models/cart/fulfillment.view-model';
import { CarouselViewModel } from '../../view-models/home/carousel.view-model';
import { HomeMenuViewModel } from '../../view-models/home/home-menu.view-model';
import { AllergensViewModel } from '../../view-models/menu/allergens.view-model';
import { FavoritesViewModel } from '../../view-models/menu/favorites.view-model';
import { ItemDetailsViewModel } from '../../view-models/menu/item-details.view-model';
import { MenuFreshness } from '../../view-models/menu/menu-freshness';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { tokens } from '../tokens';
import { wire } from './wiring';

export const menuModule = wire(({ add, single, makeSingle }) => {
  add(MenuFreshness, [tokens.clock, tokens.timers, tokens.pageVisibility, tokens.backForwardRestore, tokens.shop]);
  single(FulfillmentViewModel, [tokens.fulfillmentRepository, tokens.shop]);
  add(ApplyEarlyAdds, [tokens.earlyAddRepository, CartViewModel, ToastsViewModel]);
  makeSingle(MenuViewModel, menuWithEarlyAdds, [tokens.menuGateway, tokens.clock, MenuFreshness, ApplyEarlyAdds]);
  single(ItemDetailsViewModel, [tokens.menuGateway]);
  single(FavoritesViewModel, [tokens.favoritesRepository]);
  single(AllergensViewModel, [tokens.avoidedAllergensRepository, MenuViewModel, ItemDetailsViewModel]);

  add(CarouselViewModel, [tokens.timers, tokens.clock]);
  add(HomeMenuViewModel, [tokens.menuGateway, MenuViewModel]);
});

/** The first menu that is read also puts the early adds into the cart. */
function menuWithEarlyAdds(
  gateway: MenuGateway,
  clock: Clock,
  freshness: MenuFreshness,
  applyEarlyAdds: ApplyEarlyAdds,
) {
  const menu = new MenuViewModel(gateway, clock, freshness);
  applyEarlyAdds.onceKnown(menu);
  return menu;
}
