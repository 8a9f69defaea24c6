import type { MenuGateway } from '../../src/domain/menu/ports';
import type { Product } from '../../src/domain/menu/product';
import { FavoritesViewModel } from '../../src/view-models/menu/favorites.view-model';
import { MenuUrlSync } from '../../src/view-models/menu/menu-url-sync';
import { MenuListViewModel } from '../../src/view-models/menu/menu-list.view-model';
import { MenuViewModel } from '../../src/view-models/menu/menu.view-model';
import { chicago, shopHours } from './builders';
import { InMemoryFavorites } from './in-memory';
import { FakeTime, settled } from './in-memory-device';
import { aMenuGateway } from './in-memory-gateways';

interface MenuWorld {
  /** Undefined: the menu service does not answer. */
  readonly menu?: readonly Product[] | undefined;
  /** What the menu service answers instead, call by call. */
  readonly answers?: readonly MenuGateway['todaysMenu'][];
  readonly favorites?: ReadonlySet<string>;
  /** Where the browser is when the page opens. */
  readonly at?: string;
}

const never = () => new Promise<never>(() => undefined);

/** The menu page, opened, over ports in memory; `visited` is what it wrote into the address. */
export async function aMenuList({ menu, answers = [], favorites = new Set(), at = '' }: MenuWorld = {}) {
  const time = new FakeTime();
  const kept = new InMemoryFavorites(favorites);
  const next = answers.values();
  const usual = menu ? () => Promise.resolve(menu) : never;
  const todaysMenu: MenuGateway['todaysMenu'] = () => (next.next().value ?? usual)();
  const todays = new MenuViewModel(aMenuGateway({ todaysMenu }), time);
  const shop = { timeZone: chicago, hours: shopHours, defaultCategories: ['Classic', 'Premium'] };
  const liked = new FavoritesViewModel(kept);
  const address = new MenuUrlSync(time);
  const list = new MenuListViewModel(todays, liked, time, shop, address);
  const visited: string[] = [];
  const leave = address.follow((search, how) => visited.push(`${how} ${search}`));
  list.show(at);
  list.load();
  await settled();
  return { list, liked, kept, time, visited, leave };
}
