import { CustomerCalendar } from '../../src/domain/shared/customer-calendar';
import type { MenuGateway } from '../../src/domain/menu/ports';
import type { TodaysMenu } from '../../src/domain/menu/todays-menu';
import { FavoritesViewModel } from '../../src/view-models/menu/favorites.view-model';
import { MenuUrlSync } from '../../src/view-models/menu/menu-url-sync';
import { MenuListViewModel } from '../../src/view-models/menu/menu-list.view-model';
import { MenuViewModel } from '../../src/view-models/menu/menu.view-model';
import { OpeningHoursViewModel } from '../../src/view-models/shell/opening-hours.view-model';
import { someAllergens } from './allergens';
import { chicago } from './builders';
import { shopClock } from './builders-menu';
import { InMemoryFavorites } from './in-memory';
import { FakeTime, InMemoryReports, flushPromises } from './in-memory-device';
import { aMenuGateway } from './in-memory-gateways';
import { aMenuFreshness } from './menu-freshness';

interface MenuOptions {
  /** Undefined if the menu service does not answer. */
  readonly menu?: TodaysMenu | undefined;
  /** The first calls get one answer each. */
  readonly answers?: readonly MenuGateway['todaysMenu'][];
  readonly favorites?: ReadonlySet<string>;
  readonly avoided?: readonly string[];
  readonly at?: string;
  readonly now?: Date;
}

const never = () => new Promise<never>(() => undefined);

/** `visited` lists the changes of the URL. */
export async function aMenuList({
  menu,
  answers = [],
  favorites = new Set(),
  avoided = [],
  at = '',
  now,
}: MenuOptions = {}) {
  const time = new FakeTime(now);
  const repository = new InMemoryFavorites(favorites);
  const next = answers.values();
  const defaultAnswer = menu ? () => Promise.resolve(menu) : never;
  const todaysMenu: MenuGateway['todaysMenu'] = () => (next.next().value ?? defaultAnswer)();
  const todays = new MenuViewModel(aMenuGateway({ todaysMenu }), time, aMenuFreshness(time));
  const favoritesViewModel = new FavoritesViewModel(repository);
  const { allergens, repository: avoidedAllergens } = someAllergens({ menu: todays, avoided });
  const urlSync = new MenuUrlSync(time);
  const reports = new InMemoryReports();
  const list = new MenuListViewModel(todays, favoritesViewModel, allergens, urlSync, reports);
  const opening = new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, shopClock);
  const visited: string[] = [];
  urlSync.load((search, how) => visited.push(`${how} ${search}`));
  list.show(at);
  favoritesViewModel.load();
  allergens.load();
  list.load();
  const leave = () => {
    urlSync.dispose();
    list.dispose();
  };
  await flushPromises();
  return {
    list,
    opening,
    favorites: favoritesViewModel,
    storedFavorites: repository,
    avoidedAllergens,
    time,
    visited,
    leave,
    reports,
  };
}
