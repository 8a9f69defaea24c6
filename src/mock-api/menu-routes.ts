import { categoryNamed, type Product } from '../domain/menu/product';
import { ServiceError } from '../domain/shared/service-error';
import * as bodies from './request-schemas';
import { filtered, MenuEditor } from './menu-editor';
import type { Route, RouteContext } from './route';
import * as wire from './serializers';

const usualLimit = 12;

export function menuRoutes(): readonly Route[] {
  const kitchen = new MenuEditor();
  const known = ({ menu, id }: RouteContext) => kitchen.find(menu.everything(), id);
  const keep = ({ menu, body }: RouteContext, id: string) =>
    single(kitchen.keep(id, bodies.read(bodies.menuItem, body), menu.categories()));
  return [
    {
      service: 'menu',
      method: 'GET',
      path: '/api/v1/menu-items',
      handle: (context) => {
        const { query } = context;
        const found = filtered(kitchen.all(today(context)), query);
        const limit = Number(query.get('limit') ?? usualLimit);
        const start = (Number(query.get('page') ?? 1) - 1) * limit;
        return { data: { menuItems: found.slice(start, start + limit).map(wire.menuItem), total: found.length } };
      },
    },
    {
      service: 'menu',
      method: 'GET',
      path: '/api/v1/menu-items/{id}',
      handle: (context) => single(known(context)),
    },
    {
      service: 'menu',
      method: 'POST',
      path: '/api/v1/menu-items',
      handle: (context) => keep(context, crypto.randomUUID()),
    },
    {
      service: 'menu',
      method: 'PUT',
      path: '/api/v1/menu-items/{id}',
      handle: (context) => keep(context, known(context).id),
    },
    {
      service: 'menu',
      method: 'DELETE',
      path: '/api/v1/menu-items/{id}',
      handle: (context) => kitchen.delete(known(context).id),
    },
    {
      service: 'menu',
      method: 'GET',
      path: '/api/v1/menu-types',
      handle: ({ menu }) => {
        const all = wire.menuType(categoryNamed('All', '0'));
        return { data: { successResponse: true, menuTypes: [all, ...menu.categories().map(wire.menuType)] } };
      },
    },
    {
      service: 'menu',
      method: 'GET',
      path: '/api/v1/menu-types/{id}',
      handle: ({ menu, id }) => {
        const category = menu.categories().find((type) => type.id === id);
        if (!category) throw new ServiceError('refused', 'Menu type not found.', 404);
        return { data: { successResponse: true, menuType: wire.menuType(category) } };
      },
    },
    {
      service: 'menu',
      method: 'GET',
      path: '/api/v1/admin/menu-schedule/today',
      handle: (context) => ({
        successResponse: true,
        errorMessage: null,
        scheduledMenusDetails: today(context).map(wire.scheduledEntry),
      }),
    },
  ];
}

function today({ menu, services }: RouteContext): readonly Product[] {
  return menu.today(services.cart().map(({ id }) => id));
}

function single(item: Product) {
  return { data: { menuItems: [wire.menuItem(item)] } };
}
