import { filterItems } from '../server/item-filters';
import { categoryNamed, type Product } from '../../domain/menu/product';
import { ServiceError } from '../../domain/shared/service-error';
import { menuItemRequest, parseRequest } from './request-schemas';
import { MenuEditor } from './menu-editor';
import type { OrderedStock } from './ordered-stock';
import { countIn, type Route, type RouteContext } from './route';
import { serializeMenuItem, serializeMenuType, serializeScheduledItem } from './serializers';

const defaultLimit = 12;

const staffToken = 'demo-staff';

export function menuRoutes(stock: OrderedStock): readonly Route[] {
  const editor = new MenuEditor();
  const itemOf = ({ menu, id }: RouteContext) => editor.find(menu.allItems(), id);
  const save = ({ menu, body }: RouteContext, id: string) =>
    oneItemReply(editor.save(id, parseRequest(menuItemRequest, body), menu.categories()));
  return [
    {
      service: 'menu',
      method: 'GET',
      path: '/api/v1/menu-items',
      handle: (context) => {
        const { query } = context;
        const filter = (name: string) => query.get(name) ?? undefined;
        const found = filterItems(editor.all(today(context, stock)), {
          search: filter('search'),
          category: filter('category'),
          dietary: query.getAll('dietary'),
          sort: filter('sort'),
          order: filter('order'),
        });
        const limit = countIn(query, 'limit') ?? defaultLimit;
        const start = ((countIn(query, 'page') ?? 1) - 1) * limit;
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
      handle: forStaff((context) => save(context, editor.newId())),
    },
    {
      service: 'menu',
      method: 'PUT',
      path: '/api/v1/menu-items/{id}',
      handle: forStaff((context) => save(context, itemOf(context).id)),
    },
    {
      service: 'menu',
      method: 'DELETE',
      path: '/api/v1/menu-items/{id}',
      handle: forStaff((context) => editor.delete(itemOf(context).id)),
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
        scheduledMenusDetails: today(context, stock).map(serializeScheduledItem),
      }),
    },
  ];
}

function forStaff(handle: Route['handle']): Route['handle'] {
  return (context) => {
    if (context.accessToken === staffToken) return handle(context);
    const isCustomer = context.accessToken !== undefined && context.customer();
    throw new ServiceError('refused', 'Only the staff may change the menu.', isCustomer ? 403 : 401);
  };
}

function today({ menu, services }: RouteContext, stock: OrderedStock): readonly Product[] {
  return menu.today(services.idsInCarts()).map((item) => stock.left(item));
}

function oneItemReply(item: Product) {
  return { data: { menuItems: [serializeMenuItem(item)] } };
}
