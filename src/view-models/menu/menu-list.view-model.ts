import { computedStruct, makeAutoObservable, observableStruct } from 'mobx';
import { maxSearchLength, parseMenuQueryParams, menuQueryParams } from '../../domain/menu/menu-query-params';
import {
  allergensToChoose,
  avoids,
  namesAllergen,
  withAllergen,
  withoutAllergens,
} from '../../domain/menu/allergens-of-menu';
import { countLabels, labelsOf, labelsToChoose, type CountedLabel } from '../../domain/menu/stated-labels';
import { askedLabels, nearbyOf, searchedClaims, type Nearby } from '../../domain/menu/menu-search';
import type { MenuIndex } from '../../domain/menu/menu-index';
import {
  changeQuery,
  allItems,
  isFiltered,
  queryMenu,
  sortMenu,
  type MenuOrder,
  type MenuPage,
  type MenuQuery,
} from '../../domain/menu/menu-query';
import type { MenuLabel } from '../../domain/menu/product';
import type { Named } from '../../domain/shared/name-list';
import type { Reports } from '../../domain/reports/ports';
import type { Cancel } from '../../domain/shared/ports';
import { isOutOfRange, searchOf } from '../shared/search-params';
import type { AllergensViewModel } from './allergens.view-model';
import type { FavoritesViewModel } from './favorites.view-model';
import type { MenuUrlSync } from './menu-url-sync';
import type { MenuViewModel } from './menu.view-model';

type MenuListState = 'loading' | 'failed' | 'noFavorites' | 'nothingFound' | 'ready' | 'kitchenClosed' | 'soldOut';

/** The list of the menu page. The URL says what is asked for, and every change is written into it. */
export class MenuListViewModel {
  query: MenuQuery = allItems;
  private pageParam: string | null = null;
  /** The count of results is not announced at every keystroke. */
  isTypingSearch = false;
  /** Counts the queries that the customer has made on this page. Each of them shows the list from its top. */
  queryChanges = 0;
  private stopWatching: Cancel | undefined;

  constructor(
    readonly menu: MenuViewModel,
    private readonly favorites: FavoritesViewModel,
    readonly allergens: AllergensViewModel,
    readonly urlSync: MenuUrlSync,
    private readonly reports: Reports,
  ) {
    makeAutoObservable<this, 'order'>(
      this,
      // The URL of an opened item asks for the same list, which is not drawn again.
      { query: observableStruct, order: computedStruct, askedLabels: computedStruct },
      { autoBind: true, deep: false },
    );
  }

  get state(): MenuListState {
    if (this.menu.state !== 'ready') return this.menu.state;
    if (this.page.total > 0) return 'ready';
    if (this.query.favoritesOnly && this.favorites.ids.size === 0) return 'noFavorites';
    if (isFiltered(this.shownQuery) || this.menu.products.length > 0) return 'nothingFound';
    return this.menu.today === 'soldOut' ? 'soldOut' : 'kitchenClosed';
  }

  get page(): MenuPage {
    const { favoritesOnly } = this.shownQuery;
    return queryMenu(this.suitable, this.shownQuery, favoritesOnly ? this.favorites.ids : new Set());
  }

  get isFiltered(): boolean {
    return isFiltered(this.shownQuery) || this.allergens.avoided.length > 0;
  }

  get shownQuery(): MenuQuery {
    if (this.menu.state !== 'ready') return this.query;
    const category = this.menu.categories.find(({ slug }) => slug === this.query.category)?.slug;
    return { ...this.query, category, dietary: this.chosenLabels.map(({ slug }) => slug) };
  }

  /** A known label stays even if today's menu does not state it: a diet is a promise. */
  get chosenLabels(): readonly MenuLabel[] {
    return labelsOf(this.query.dietary, this.menu.labelNames);
  }

  /** The filters that may be claims. Without a sort, the heading of each group tells the category instead. */
  get chosenClaims(): readonly Named[] {
    const { category, search } = this.shownQuery;
    const chosen = this.menu.categories.filter(({ slug }) => slug === category);
    return [...this.chosenLabels, ...searchedClaims(search), ...(this.page.sorted ? chosen : [])];
  }

  get labelsToChoose(): readonly CountedLabel[] {
    const { labels, labelNames } = this.menu;
    return labelsToChoose(labels, this.chosenLabels, countLabels(this.page.matching, labelNames));
  }

  get allergensToChoose(): readonly string[] {
    return allergensToChoose(this.menu.products, this.allergens.avoided);
  }

  toggleAllergen(name: string): void {
    const isAvoided = !avoids(this.allergens.avoided, name);
    this.allergens.change((stored) => withAllergen(stored, name, isAvoided));
  }

  /** A search like `soy free` may find nothing where the list can do without an allergen. */
  get searchesAllergen(): boolean {
    return namesAllergen(this.query.search, this.allergensToChoose);
  }

  /** The searches that one without a result may have meant. */
  get nearby(): readonly Nearby[] {
    return nearbyOf(this.query.search, this.menu.labels, this.menu.categories);
  }

  get askedLabels(): readonly string[] {
    return askedLabels(this.shownQuery, this.menu.labels);
  }

  load(): void {
    void this.menu.loadOnce().then(() => this.menu.today && this.reports.report({ kind: 'step', step: 'menuSeen' }));
    this.stopWatching ??= this.menu.watch();
  }

  dispose(): void {
    this.stopWatching?.();
    this.stopWatching = undefined;
  }

  show(search: string): void {
    const parameters = this.urlSync.arriveAt(search);
    if (!parameters) return;
    this.query = parseMenuQueryParams((name) => parameters.get(name));
    this.pageParam = parameters.get('page');
    this.isTypingSearch = false;
  }

  /** The search to go on with if the URL asks for a page that the list does not have. */
  get searchWithinPages(): string | undefined {
    if (this.menu.state !== 'ready') return undefined;
    const { page } = this.page;
    const asked = this.pageParam ?? String(this.query.page);
    return isOutOfRange(asked, page) ? searchOf(menuQueryParams({ ...this.query, page })) : undefined;
  }

  search(text: string): void {
    this.ask({ search: text.slice(0, maxSearchLength) });
    this.isTypingSearch = true;
    this.urlSync.replaceSoon(menuQueryParams(this.query), () => this.endTyping());
  }

  toggleDietary(slug: string): void {
    const { dietary } = this.shownQuery;
    const others = dietary.filter((other) => other !== slug);
    this.change({ dietary: others.length < dietary.length ? others : [...others, slug] });
  }

  /** Avoided allergens stay: clearing the filters must not bring back harmful items. */
  clearFilters(butNot: Partial<MenuQuery> = {}): void {
    this.change({ ...allItems, ...this.order, ...butNot });
  }

  change(change: Partial<MenuQuery>): void {
    this.ask(change);
    this.urlSync.push(menuQueryParams(this.query));
  }

  private ask(change: Partial<MenuQuery>): void {
    this.query = changeQuery(this.query, change);
    this.pageParam = null;
    this.endTyping();
    this.queryChanges++;
  }

  private endTyping(): void {
    this.isTypingSearch = false;
  }

  private get order(): MenuOrder {
    return { sort: this.query.sort, order: this.query.order };
  }

  private get suitable(): MenuIndex {
    return sortMenu(withoutAllergens(this.menu.index, this.allergens.avoided), this.order);
  }
}
