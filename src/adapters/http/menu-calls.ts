import * as z from 'zod/mini';
import { call } from './call';
import { menuItemReply, menuItemsReply, menuTypeReply, menuTypesReply, scheduleReply } from './menu.wire';
import { done, price } from './wire';

export const menuItemBody = z.object({
  itemName: z.string(),
  description: z.string(),
  menuTypeId: z.optional(z.string()),
  menuItemPricing: z.object({ price }),
  menuImgPath: z.optional(z.string()),
  isAvailable: z.boolean(),
});

export function menuCalls(baseUrl: string) {
  const item = menuItemReply(baseUrl);
  return {
    today: call({
      method: 'GET',
      isPublic: true,
      // `site/page-scripts/request-menu.ts` asks for this URL too: its reply is used only if the two are equal.
      path: '/api/v1/admin/menu-schedule/today',
      reply: scheduleReply(baseUrl),
      longList: { field: 'scheduledMenusDetails', join: (parts) => parts.flat() },
      storedAs: 'menu',
      failure: 'Failed to fetch menu',
    }),
    items: call({
      method: 'GET',
      isPublic: true,
      path: '/api/v1/menu-items',
      query: {
        search: 'text',
        category: 'text',
        dietary: 'texts',
        sort: 'text',
        order: 'text',
        page: 'number',
        limit: 'number',
      },
      reply: menuItemsReply(baseUrl),
      failure: 'Failed to fetch menu',
    }),
    item: call({
      method: 'GET',
      isPublic: true,
      path: '/api/v1/menu-items/{id}',
      reply: item,
      failure: 'Failed to fetch menu item',
    }),
    createItem: call({
      method: 'POST',
      path: '/api/v1/menu-items',
      body: menuItemBody,
      reply: item,
      failure: 'Failed to create menu item',
    }),
    updateItem: call({
      method: 'PUT',
      path: '/api/v1/menu-items/{id}',
      body: menuItemBody,
      reply: item,
      failure: 'Failed to update menu item',
    }),
    deleteItem: call({
      method: 'DELETE',
      path: '/api/v1/menu-items/{id}',
      reply: done,
      failure: 'Failed to delete menu item',
    }),
    types: call({
      method: 'GET',
      isPublic: true,
      path: '/api/v1/menu-types',
      reply: menuTypesReply,
      failure: 'Failed to fetch menu types',
    }),
    type: call({
      method: 'GET',
      isPublic: true,
      path: '/api/v1/menu-types/{id}',
      reply: menuTypeReply,
      failure: 'Failed to fetch menu type',
    }),
  };
}
