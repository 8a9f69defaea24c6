import { makeAutoObservable } from 'mobx';
import { labelsOn, type CountedLabel } from '../../domain/menu/stated-labels';
import { nearbyOf, type Nearby } from '../../domain/menu/menu-search';
import { indexMenu, type MenuIndex } from '../../domain/menu/menu-index';
import { orderable, type TodaysMenu } from '../../domain/menu/kitchen-state';
import type { MenuGateway } from '../../domain/menu/ports';
import { categoriesOf, shareCategories, type Category, type Product } from '../../domain/menu/product';
import type { Clock } from '../../domain/shared/ports';
import { asServiceError, type ServiceError } from '../../domain/shared/service-error';

/** ms. */
const freshFor = 300_000;

/** One for the whole app. */
export class MenuViewModel {
  /** The previous menu stays. */
  error: ServiceError | undefined = undefined;
  /** Undefined until read. */
  today: TodaysMenu | undefined = undefined;
  private readAt = 0;
  /** Set if the device has been offline since. */
  asOf: Date | undefined = undefined;
  private request: AbortController | undefined;

  constructor(
    private readonly gateway: MenuGateway,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): 'loading' | 'ready' | 'failed' {
    if (this.today) return 'ready';
    return this.error ? 'failed' : 'loading';
  }

  get products(): readonly Product[] {
    return orderable(this.today ?? []);
  }

  /** Built once per menu, not once per query. */
  get index(): MenuIndex {
    return indexMenu(this.products);
  }

  get byId(): ReadonlyMap<string, Product> {
    return new Map(this.products.map((product) => [product.id, product]));
  }

  get categories(): readonly Category[] {
    return categoriesOf(this.products);
  }

  get labels(): readonly CountedLabel[] {
    return labelsOn(this.products);
  }

  nearby(search: string): readonly Nearby[] {
    return nearbyOf(search, this.labels, this.categories);
  }

  async loadOnce(): Promise<void> {
    const isFresh = this.today !== undefined && !this.asOf && this.clock.now().getTime() - this.readAt < freshFor;
    if (!isFresh && !this.request) await this.load();
  }

  /** The newest of several overlapping requests wins. */
  async load(): Promise<void> {
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

  /** Takes a menu that is already there, for example in a prerendered page. */
  show(menu: TodaysMenu, asOf?: Date): void {
    this.asOf = asOf;
    this.today = menu === 'soldOut' ? menu : shareCategories(menu);
    this.readAt = this.clock.now().getTime();
    this.request = undefined;
  }

  private fail(error: ServiceError): void {
    this.error = error;
    this.request = undefined;
  }
}
