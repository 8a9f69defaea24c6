import * as z from 'zod/mini';
import type { Product } from '../../domain/menu/product';
import { toDollars, type Cents } from '../../domain/shared/money';
import { present } from '../../domain/shared/present';
import { call } from './call';
import { HttpMenuGateway } from './http-menu-gateway';
import type { menuCalls } from './menu-calls';
import { done, price } from './wire';

export const menuItemBody = z.object({
  itemName: z.string(),
  description: z.string(),
  menuTypeId: z.optional(z.string()),
  menuItemPricing: z.object({ price }),
  menuImgPath: z.optional(z.string()),
  isAvailable: z.boolean(),
});

export function menuEditingCalls({ item: { reply } }: ReturnType<typeof menuCalls>) {
  return {
    createItem: call({
      method: 'POST',
      path: '/api/v1/menu-items',
      body: menuItemBody,
      reply,
      failure: 'Failed to create menu item',
    }),
    updateItem: call({
      method: 'PUT',
      path: '/api/v1/menu-items/{id}',
      body: menuItemBody,
      reply,
      failure: 'Failed to update menu item',
    }),
    deleteItem: call({
      method: 'DELETE',
      path: '/api/v1/menu-items/{id}',
      reply: done,
      failure: 'Failed to delete menu item',
    }),
  };
}

interface MenuItemDraft {
  readonly name: string;
  readonly description: string;
  readonly price: Cents;
  readonly menuTypeId?: string;
  readonly image?: string;
  readonly isAvailable: boolean;
}

/**
 * The calls by which staff change the menu. They are apart, so that no customer's page loads them.
 * @public The specification has these calls, and no screen makes them yet.
 */
export class HttpMenuEditor extends HttpMenuGateway {
  private readonly editing = menuEditingCalls(this.calls);

  createItem(draft: MenuItemDraft): Promise<Product | undefined> {
    return this.http.send(this.editing.createItem, { body: bodyOf(draft) });
  }

  updateItem(menuItemId: string, draft: MenuItemDraft): Promise<Product | undefined> {
    return this.http.send(this.editing.updateItem, { id: menuItemId, body: bodyOf(draft) });
  }

  async deleteItem(menuItemId: string): Promise<void> {
    await this.http.send(this.editing.deleteItem, { id: menuItemId });
  }
}

function bodyOf({ name, description, price, menuTypeId, image, isAvailable }: MenuItemDraft) {
  return {
    itemName: name,
    description,
    menuItemPricing: { price: toDollars(price) },
    ...present({ menuTypeId, menuImgPath: image }),
    isAvailable,
  };
}
