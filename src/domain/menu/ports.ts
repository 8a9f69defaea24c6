import type { CancelSignal, LastRead, Subscribe } from '../shared/ports';
import type { TodaysMenu } from './kitchen-state';
import type { Category, Product } from './product';

export interface MenuExcerpt {
  readonly products: readonly Product[];
  /** Items on the whole menu. */
  readonly total: number;
}

export interface MenuPreviewQuery {
  readonly limit: number;
  /** Slug of one category. */
  readonly category?: string;
}

/** The menu service. Rejects only with ServiceError; a superseded request rejects as `cancelled`. */
export interface MenuGateway {
  todaysMenu(cancel?: CancelSignal): Promise<TodaysMenu>;
  /** For a device that is offline; undefined if it has not stored a menu. */
  lastMenu?(): Promise<LastRead<TodaysMenu> | undefined>;
  preview(query: MenuPreviewQuery, cancel?: CancelSignal): Promise<MenuExcerpt>;
  /** In menu order, without the service's own 'All'. */
  categories(): Promise<readonly Category[]>;
  /** The service's details about one item; use the price and day of the schedule. Undefined if the item is not available. */
  item(productId: string): Promise<Product | undefined>;
}

/** Stored on this device. */
export interface FavoritesRepository {
  load(): ReadonlySet<string>;
  save(productIds: ReadonlySet<string>): void;
  /** Changes made in another tab. */
  readonly onChange: Subscribe<ReadonlySet<string>>;
}

/** Names of the allergens that the customer avoids. Stored on this device and sent to no service. */
export interface AvoidedAllergensRepository {
  load(): readonly string[];
  save(names: readonly string[]): void;
  /** Changes made in another tab. */
  readonly onChange: Subscribe<readonly string[]>;
}
