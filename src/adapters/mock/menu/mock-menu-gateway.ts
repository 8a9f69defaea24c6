import type { CartRepository } from '../../../domain/cart/ports';
import { productsOf, type TodaysMenu } from '../../../domain/menu/todays-menu';
import type { MenuGateway, MenuExcerpt, MenuPreviewQuery } from '../../../domain/menu/ports';
import type { Category, Product } from '../../../domain/menu/product';
import { serviceSlug } from '../../../domain/shared/name-list';
import type { CancelSignal } from '../../../domain/shared/ports';
import type { MockBackend } from '../mock-backend';
import type { MockTransport } from '../mock-transport';

export class MockMenuGateway implements MenuGateway {
  constructor(
    private readonly transport: MockTransport,
    private readonly backend: MockBackend,
    private readonly carts: CartRepository,
  ) {}

  todaysMenu(cancel?: CancelSignal): Promise<TodaysMenu> {
    return this.transport.call('menu', () => this.served(), { cancel });
  }

  preview({ limit, category }: MenuPreviewQuery, cancel?: CancelSignal): Promise<MenuExcerpt> {
    return this.transport.call(
      'menu',
      async () => {
        const menu = productsOf(await this.served());
        const isWanted = (product: Product) => serviceSlug(product.category.name) === category;
        const wanted = category === undefined ? menu : menu.filter(isWanted);
        return { products: wanted.slice(0, limit), total: menu.length };
      },
      { cancel },
    );
  }

  categories(): Promise<readonly Category[]> {
    return this.transport.call('menu', () => this.backend.menu.categories());
  }

  item(productId: string): Promise<Product | undefined> {
    return this.transport.call('menu', () => this.backend.menu.allItems().find(({ id }) => id === productId));
  }

  private async served(): Promise<TodaysMenu> {
    const cart = await this.carts.load();
    const menu = this.backend.menu.today(cart.map(({ id }) => id));
    const inStock = menu.filter(({ quantityAvailable }) => quantityAvailable !== 0);
    return menu.length > 0 && inStock.length === 0 ? 'soldOut' : inStock;
  }
}
