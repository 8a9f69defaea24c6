import { todaysMenuOf, type TodaysMenu } from '../../domain/menu/todays-menu';
import type { MenuGateway, MenuExcerpt, MenuPreviewQuery } from '../../domain/menu/ports';
import type { SortKey, SortOrder } from '../../domain/menu/menu-query';
import type { Category, Product } from '../../domain/menu/product';
import type { CancelSignal, LastRead } from '../../domain/shared/ports';
import { present } from '../../domain/shared/present';
import type { HttpClient } from './http-client';
import { menuCalls } from './menu-calls';

/** The specification names all of these. The shop filters today's menu itself, and asks for `category` and `limit` only. */
interface MenuItemFilters {
  readonly search?: string;
  readonly category?: string;
  readonly dietary?: readonly string[];
  readonly sort?: SortKey;
  readonly order?: SortOrder;
  readonly page?: number;
  readonly limit?: number;
}

export class HttpMenuGateway implements MenuGateway {
  protected readonly calls: ReturnType<typeof menuCalls>;

  constructor(protected readonly http: HttpClient) {
    this.calls = menuCalls(http.baseUrl);
  }

  async todaysMenu(cancel?: CancelSignal): Promise<TodaysMenu> {
    // The rows of one dish are merged here and not in the schema, because the schema reads a long menu in parts.
    return todaysMenuOf(await this.http.send(this.calls.today, { cancel }));
  }

  async lastMenu(): Promise<LastRead<TodaysMenu> | undefined> {
    const last = await this.http.lastRead(this.calls.today);
    return last && { ...last, value: todaysMenuOf(last.value) };
  }

  preview({ limit, category }: MenuPreviewQuery, cancel?: CancelSignal): Promise<MenuExcerpt> {
    return this.items({ limit, ...present({ category }) }, cancel);
  }

  categories(): Promise<readonly Category[]> {
    return this.http.send(this.calls.types);
  }

  /** The specification names the call. The shop reads all categories at once. */
  category(menuTypeId: string): Promise<Category> {
    return this.http.send(this.calls.type, { id: menuTypeId });
  }

  items(filters: MenuItemFilters = {}, cancel?: CancelSignal): Promise<MenuExcerpt> {
    return this.http.send(this.calls.items, { query: { ...filters }, cancel });
  }

  item(menuItemId: string): Promise<Product | undefined> {
    return this.http.send(this.calls.item, { id: menuItemId });
  }
}
