import type { Product } from '../../src/domain/menu/product';
import { AllergensViewModel } from '../../src/view-models/menu/allergens.view-model';
import { ItemDetailsViewModel } from '../../src/view-models/menu/item-details.view-model';
import { MenuViewModel } from '../../src/view-models/menu/menu.view-model';
import { InMemoryAvoidedAllergens } from './in-memory';
import { FakeTime } from './in-memory-device';
import { aMenuGateway } from './in-memory-gateways';
import { aMenuFreshness } from './menu-freshness';

interface AllergensOptions {
  readonly avoided?: readonly string[];
  readonly menu?: readonly Product[] | MenuViewModel;
  readonly item?: (id: string) => Promise<Product | undefined>;
}

export function someAllergens({ avoided = [], menu, item = async () => undefined }: AllergensOptions = {}) {
  const repository = new InMemoryAvoidedAllergens(avoided);
  const todays =
    menu instanceof MenuViewModel
      ? menu
      : new MenuViewModel(
          aMenuGateway({ todaysMenu: () => new Promise<never>(() => undefined) }),
          new FakeTime(),
          aMenuFreshness(),
        );
  if (menu && !(menu instanceof MenuViewModel)) todays.show(menu);
  const allergens = new AllergensViewModel(repository, todays, new ItemDetailsViewModel(aMenuGateway({ item })));
  allergens.load();
  return { allergens, repository };
}
