import { call } from './call';
import { menuItemReply, menuItemsReply, menuTypeReply, menuTypesReply, scheduleReply } from './menu.wire';

export function menuCalls(baseUrl: string) {
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
      reply: menuItemReply(baseUrl),
      failure: 'Failed to fetch menu item',
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
