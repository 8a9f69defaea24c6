import type { CancelSignal, LastRead, Subscribe } from '../shared/ports';
import type { TodaysMenu } from './todays-menu';
import type { Category, Product } from './product';

export interface MenuExcerpt {
  readonly products: readonly Product[];
  readonly total: number;
}

export interface MenuPreviewQuery {
  readonly limit: number;
  readonly category?: string | undefined;
}

/** A superseded request rejects as `cancelled`. */
export interface MenuGateway {
  todaysMenu(cancel?: CancelSignal): Promise<TodaysMenu>;
  /** The menu that this device stored last. Undefined while it is online: a failed read is an error then. */
  lastMenu?(): Promise<LastRead<TodaysMenu> | undefined>;
  preview(query: MenuPreviewQuery, cancel?: CancelSignal): Promise<MenuExcerpt>;
  /** The categories are in menu order. The service's own 'All' is left out. */
  categories(): Promise<readonly Category[]>;
  /** Price, day and stock are the schedule's: what an item that is sold out contains is stated, too. */
  item(productId: string): Promise<Product | undefined>;
}

export interface FavoritesRepository {
  load(): ReadonlySet<string>;
  save(productIds: ReadonlySet<string>): void;
  readonly onChange: Subscribe<ReadonlySet<string>>;
}

/** The allergens are sent to no service. */
export interface AvoidedAllergensRepository {
  load(): readonly string[];
  save(names: readonly string[]): void;
  readonly onChange: Subscribe<readonly string[]>;
}
