import * as z from 'zod/mini';
import { menuItemBody } from '../../../adapters/http/menu-calls';
import { foldText, slugOf } from '../../../domain/shared/text-folding';
import { byId, queryNumber, success, type BackendApp, type Guarded } from '../app';
import { Refusal } from '../refusal';
import type { Menu, MenuItem } from './menu';

const one = z.optional(z.string());
const filters = z.object({
  search: one,
  category: one,
  dietary: z._default(z.union([z.string(), z.array(z.string())]), []),
  sort: one,
  order: one,
  page: queryNumber,
  limit: queryNumber,
});
type Filters = z.infer<typeof filters>;
const defaultLimit = 12;

export function serveMenu(app: BackendApp, menu: Menu, byStaff: Guarded): void {
  app.get('/api/v1/admin/menu-schedule/today', async () => ({
    ...success,
    scheduledMenusDetails: (await menu.scheduled()).map(itemReply),
  }));
  app.get('/api/v1/menu-items', { schema: { querystring: filters } }, async ({ query }) => {
    const found = filtered(await menu.scheduled(), query);
    const { limit = defaultLimit, page = 1 } = query;
    const start = (Math.max(1, page) - 1) * limit;
    return { menuItems: found.slice(start, start + limit).map(itemReply), total: found.length };
  });
  app.get('/api/v1/menu-items/:id', { schema: { params: byId } }, async ({ params }) =>
    oneReply(await menu.find(params.id)),
  );
  app.get('/api/v1/menu-types', async () => ({ ...success, menuTypes: await menu.types() }));
  app.get('/api/v1/menu-types/:id', { schema: { params: byId } }, async ({ params }) => {
    const type = (await menu.types()).find(({ menuTypeId }) => menuTypeId === params.id);
    if (!type) throw new Refusal(404, 'Menu type not found.');
    return { ...success, menuType: type };
  });
  app.post('/api/v1/menu-items', { ...byStaff, schema: { body: menuItemBody } }, async ({ body }) =>
    oneReply(await menu.create(body)),
  );
  const oneChanged = { ...byStaff, schema: { body: menuItemBody, params: byId } };
  app.put('/api/v1/menu-items/:id', oneChanged, async ({ body, params }) =>
    oneReply(await menu.update(params.id, body)),
  );
  app.delete('/api/v1/menu-items/:id', { ...byStaff, schema: { params: byId } }, async ({ params }, reply) => {
    await menu.delete(params.id);
    return reply.code(204).send();
  });
}

const sortKeys: Readonly<Record<string, (item: MenuItem) => string | number>> = {
  name: ({ itemName }) => foldText(itemName),
  price: ({ price }) => price,
};

function filtered(items: readonly MenuItem[], { search = '', category, dietary, sort, order }: Filters) {
  const words = foldText(search);
  const diets = [dietary].flat().flatMap((list) => list.split(','));
  const found = items.filter(
    (item) =>
      item.isAvailable &&
      item.quantityAvailable !== 0 &&
      (category === undefined || slugOf(item.typeName ?? '') === category) &&
      diets.every((diet) => item.labels?.some((label) => slugOf(label) === diet)) &&
      foldText(`${item.itemName} ${item.description} ${item.typeName ?? ''}`).includes(words),
  );
  const rank = sortKeys[sort ?? ''];
  const direction = order === 'desc' ? -1 : 1;
  return rank ? found.toSorted((a, b) => direction * (rank(a) < rank(b) ? -1 : 1)) : found;
}

/** Today's menu tells price and type in fields of their own, the other calls in objects: an item has both. */
function itemReply({ price: inCents, typeId, typeName, labels, ...item }: MenuItem) {
  const price = inCents / 100;
  return {
    ...item,
    price,
    menuItemPricing: { price },
    menuTypeName: typeName,
    menuType: typeId === null ? null : { menuTypeId: typeId, menuName: typeName },
    isAvailable: item.isAvailable && item.quantityAvailable !== 0,
    tags: labels?.map((label) => ({ tagId: slugOf(label), name: label })) ?? null,
  };
}

const oneReply = (item: MenuItem) => ({ menuItems: [itemReply(item)] });
