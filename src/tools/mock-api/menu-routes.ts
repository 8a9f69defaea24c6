import { categoryNamed, type Product } from '../../domain/menu/product';
import { ServiceError } from '../../domain/shared/service-error';
import { menuItemRequest, parseRequest } from './request-schemas';
import { filterMenuItems, MenuEditor } from './menu-editor';
import type { Route, RouteContext } from './route';
import { serializeMenuItem, serializeMenuType, serializeScheduledItem } from './serializers';

const defaultLimit = 12;

export function menuRoutes(): readonly Route[] {
  const editor = new MenuEditor();
  const itemOf = ({ menu, id }: RouteContext) => editor.find(menu.everything(), id);
  const save = ({ menu, body }: RouteContext, id: string) =>
    oneItemReply(editor.save(id, parseRequest(menuItemRequest, body), menu.categories()));
  return [
    {
      service: 'menu',
      method: 'GET',
      path: '/api/v1/menu-items',
      handle: (context) => {
        const { query } = context;
        const found = filterMenuItems(editor.all(today(context)), query);
        const limit = Number(query.get('limit') ?? defaultLimit);
        const start = (Number(query.get('page') ?? 1) - 1) * limit;
        return { data: { menuItems: found.slice(start, start + limit).map(serializeMenuItem), total: found.length } };
      },
    },
    {
      service: 'menu',
      method: 'GET',
      path: '/api/v1/menu-items/{id}',
      handle: (context) => oneItemReply(itemOf(context)),
    },
    {
      service: 'menu',
      method: 'POST',
      path: '/api/v1/menu-items',
      handle: (context) => save(context, editor.newId()),
    },
    {
      service: 'menu',
      method: 'PUT',
      path: '/api/v1/menu-items/{id}',
      handle: (context) => save(context, itemOf(context).id),
    },
    {
      service: 'menu',
      method: 'DELETE',
      path: '/api/v1/menu-items/{id}',
      handle: (context) => editor.delete(itemOf(context).id),
    },
    {
      service: 'menu',
      method: 'GET',
      path: '/api/v1/menu-types',
      handle: ({ menu }) => {
        const all = serializeMenuType(categoryNamed('All', '0'));
        return { data: { successResponse: true, menuTypes: [all, ...menu.categories().map(serializeMenuType)] } };
      },
    },
    {
      service: 'menu',
      method: 'GET',
      path: '/api/v1/menu-types/{id}',
      handle: ({ menu, id }) => {
        const category = menu.categories().find((type) => type.id === id);
        if (!category) throw new ServiceError('refused', 'Menu type not found.', 404);
        return { data: { successResponse: true, menuType: serializeMenuType(category) } };
      },
    },
    {
      service: 'menu',
      method: 'GET',
      path: '/api/v1/admin/menu-schedule/today',
      handle: (context) => ({
        successResponse: true,
        errorMessage: null,
        scheduledMenusDetails: today(context).map(serializeScheduledItem),
      }),
    },
  ];
}

function today({ menu, services }: RouteContext): readonly Product[] {
  return menu.today(services.cart().map(({ id }) => id));
}

function oneItemReply(item: Product) {
  return { data: { menuItems: [serializeMenuItem(item)] } };
}
