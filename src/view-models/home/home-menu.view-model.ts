import { makeAutoObservable, runInAction } from 'mobx';
import { featured, hasMoreThanPreview, previewRequestLimit, maxPreviewItems } from '../../domain/menu/featured';
import type { MenuGateway } from '../../domain/menu/ports';
import { serviceSlug, type NameList } from '../../domain/shared/name-list';
import { categoryNames, type Category, type MenuCategory, type Product } from '../../domain/menu/product';
import type { Cancel } from '../../domain/shared/ports';
import { asServiceError, orUndefined, ServiceError } from '../../domain/shared/service-error';
import type { MenuViewModel } from '../menu/menu.view-model';

/** The preview on the home page: the items that the service previews, as today's menu has them. */
export class HomeMenuViewModel {
  category: string | undefined = undefined;
  private preview: readonly Product[] | undefined = undefined;
  private previewTotal = 0;
  private serviceCategories: NameList<Category> = categoryNames([]);
  error: ServiceError | undefined = undefined;
  private request: AbortController | undefined = undefined;
  private stopWatching: Cancel | undefined = undefined;

  constructor(
    private readonly gateway: MenuGateway,
    private readonly menu: MenuViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): 'loading' | 'failed' | 'kitchenClosed' | 'soldOut' | 'nothingFound' | 'ready' {
    if (this.error) return 'failed';
    if (!this.shown) return 'loading';
    if (this.shown.length > 0) return 'ready';
    if (this.category !== undefined) return 'nothingFound';
    return this.menu.today === 'soldOut' ? 'soldOut' : 'kitchenClosed';
  }

  get hasNothing(): boolean {
    return this.state === 'kitchenClosed' || this.state === 'soldOut';
  }

  get isRefreshing(): boolean {
    return this.request !== undefined && this.state !== 'loading';
  }

  get products(): readonly Product[] {
    return this.shown?.slice(0, maxPreviewItems) ?? [];
  }

  get wholeMenu(): readonly Product[] {
    return this.menu.products;
  }

  get hasMore(): boolean {
    return hasMoreThanPreview(this.total);
  }

  /** The number for 'See all'. Undefined if the preview shows all items, or if 'View Full Menu' is there instead. */
  get seeAllCount(): number | undefined {
    return this.state === 'ready' && !this.hasMore && this.total > this.products.length ? this.total : undefined;
  }

  private get total(): number {
    return this.menu.state === 'ready' ? this.menu.products.length : this.previewTotal;
  }

  get featured(): readonly Product[] | undefined {
    if (this.menu.state === 'loading') return undefined;
    return featured(this.menu.products);
  }

  get categories(): readonly MenuCategory[] {
    const { all } = this.serviceCategories;
    return all.length > 0 ? all : this.menu.categories;
  }

  async load(): Promise<void> {
    this.stopWatching?.();
    // A read that is under way is new enough, and its failure is told.
    this.stopWatching = this.menu.watch(() => !this.request && void this.fetch({ isBackground: true }));
    await Promise.all([this.menu.loadOnce(), this.nameCategories(), this.fetch()]);
  }

  dispose(): void {
    this.stopWatching?.();
    this.request?.abort();
    this.request = undefined;
  }

  choose(category: string | undefined): void {
    this.category = category;
    void this.fetch();
  }

  /**
   * The service previews items of any day, at prices of their own. The shop sells today's menu, so an item is shown as
   * that menu has it. If the preview has nothing of it, the menu's own first items are shown.
   */
  private get shown(): readonly Product[] | undefined {
    const { preview, menu, category } = this;
    if (menu.state !== 'ready') return preview;
    const offered = preview?.flatMap(({ id }) => menu.byId.get(id) ?? []);
    if (offered?.length) return offered;
    const items = menu.index.filter((item) => (category ?? item.category.slug) === item.category.slug);
    return items.slice(0, previewRequestLimit).map(({ product }) => product);
  }

  private async fetch({ isBackground = false } = {}): Promise<void> {
    this.request?.abort();
    const request = new AbortController();
    this.request = request;
    // Until a read succeeds, what is shown may be of another category than the chosen one.
    if (!isBackground) this.error = undefined;
    const { category } = this;
    const chosen = this.categories.find(({ slug }) => slug === category);
    const query = { limit: previewRequestLimit, category: chosen ? serviceSlug(chosen.name) : category };
    const preview = await this.gateway.preview(query, request.signal).catch(asServiceError);
    if (this.request !== request) return;
    runInAction(() => {
      this.request = undefined;
      if (preview instanceof ServiceError) {
        if (!isBackground) this.error = preview;
        return;
      }
      this.error = undefined;
      // A service that writes `C++` and `C#` alike in its URLs answers with both.
      const isChosen = (known?: MenuCategory) => !category || !known || known.slug === category;
      this.preview = preview.products.filter((product) => isChosen(this.serviceCategories.find(product.category)));
      if (category === undefined) this.previewTotal = preview.total;
    });
  }

  private async nameCategories(): Promise<void> {
    if (this.serviceCategories.all.length > 0) return;
    const categories = await orUndefined(this.gateway.categories());
    if (categories) runInAction(() => (this.serviceCategories = categoryNames(categories)));
  }
}
