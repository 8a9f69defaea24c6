import { makeAutoObservable } from 'mobx';
import { countLabels, labelNames, type CountedLabel } from '../../domain/menu/stated-labels';
import type { Named, NameList } from '../../domain/shared/name-list';
import { indexMenu, type MenuIndex } from '../../domain/menu/menu-index';
import { productsOf, type TodaysMenu } from '../../domain/menu/todays-menu';
import type { MenuGateway } from '../../domain/menu/ports';
import {
  categoriesOf,
  shareCategories,
  type DietaryLabel,
  type MenuCategory,
  type Product,
} from '../../domain/menu/product';
import type { Cancel, Clock } from '../../domain/shared/ports';
import { asServiceError, type ServiceError } from '../../domain/shared/service-error';
import type { MenuFreshness } from './menu-freshness';

/** Today's menu, read once for all pages and dialogs. It stays on the screen while a newer one is read. */
export class MenuViewModel {
  error: ServiceError | undefined = undefined;
  today: TodaysMenu | undefined = undefined;
  /** Invalid, so never fresh, until a menu is shown. */
  private shownAt = new Date(NaN);
  /** Set if the menu is one that was stored, because there is no network: when it was read. */
  asOf: Date | undefined = undefined;
  private earlierLabels: readonly Named[] = [];
  private request: AbortController | undefined;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly gateway: MenuGateway,
    private readonly clock: Clock,
    private readonly freshness: MenuFreshness,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): 'loading' | 'ready' | 'failed' {
    if (this.today) return 'ready';
    return this.error ? 'failed' : 'loading';
  }

  get products(): readonly Product[] {
    return productsOf(this.today ?? []);
  }

  get takesOrders(): boolean {
    return this.today === undefined || this.products.length > 0;
  }

  get index(): MenuIndex {
    return indexMenu(this.products, this.labelNames);
  }

  get byId(): ReadonlyMap<string, Product> {
    return new Map(this.products.map((product) => [product.id, product]));
  }

  get categories(): readonly MenuCategory[] {
    return categoriesOf(this.products);
  }

  get labelNames(): NameList<DietaryLabel> {
    return labelNames(this.products, this.earlierLabels);
  }

  get labels(): readonly CountedLabel[] {
    return countLabels(this.products, this.labelNames);
  }

  /** Resolves once the menu is read or cannot be, also if another part of the page asked for it first. */
  async loadOnce(): Promise<void> {
    if (this.request) await this.reading;
    else if (this.asOf || !this.freshness.isFresh(this.shownAt)) await this.load();
  }

  /**
   * Reads a menu that is no longer fresh again; the old one is shown until then. `onRefresh` is called after each of
   * these reads.
   */
  watch(onRefresh?: () => void): Cancel {
    return this.freshness.watch(() => {
      if (!this.today || this.asOf || this.request || this.freshness.isFresh(this.shownAt)) return;
      void this.load().then(() => onRefresh?.());
    });
  }

  load(): Promise<void> {
    this.reading = this.read();
    return this.reading;
  }

  private async read(): Promise<void> {
    this.request?.abort();
    const request = new AbortController();
    this.request = request;
    this.error = undefined;
    try {
      const menu = await this.gateway.todaysMenu(request.signal);
      if (this.request === request) this.show(menu);
    } catch (failure) {
      const error = asServiceError(failure);
      const last = error.kind === 'network' ? await this.gateway.lastMenu?.() : undefined;
      if (this.request !== request) return;
      if (last) this.show(last.value, last.readAt);
      else this.fail(error);
    }
  }

  show(menu: TodaysMenu, asOf?: Date): void {
    this.asOf = asOf;
    this.earlierLabels = this.labelNames.all;
    this.today = menu === 'soldOut' ? menu : shareCategories(menu);
    this.shownAt = this.clock.now();
    this.request = undefined;
  }

  private fail(error: ServiceError): void {
    this.error = error;
    this.request = undefined;
  }
}
