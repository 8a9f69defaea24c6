import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { menuItemBody } from '../../../adapters/http/http-menu-editor';
import { menuRows } from '../../../adapters/http/menu.wire';
import { filterItems } from '../../server/item-filters';
import { fromDollars } from '../../../domain/shared/money';
import { nameKey } from '../../../domain/shared/name-list';
import { present } from '../../../domain/shared/present';
import { byId, queryNumber, success, type BackendApp } from '../app';
import { upsert, type Database } from '../database/database';
import { Refusal } from '../refusal';
import type { ShopTexts } from '../shop-texts';
import { audit, type Actor } from '../staff/audit';
import type { ByStaff } from '../staff/staff-access';
import { importMenu, menuFile } from './menu-file';
import { pauseText } from './pause';
import { leftOf, type Schedule } from './schedule';

interface ItemRow {
  readonly menuItemId: string;
  readonly labels: readonly string[] | null;
}

/** Today's menu tells price and type in fields of their own, the other calls in objects: an item has both. */
const selectItems = `select i.id as "menuItemId", i.name as "itemName", i.description, i.picture as "menuImgPath",
    (i.price / 100.0)::float8 as price, json_build_object('price', i.price / 100.0) as "menuItemPricing",
    t.name as "menuTypeName", case when t.id is not null then json_build_object('menuTypeId', t.id, 'menuName', t.name) end as "menuType",
    i.labels, i.ingredients, i.allergens, i.is_vegetarian as "isVegetarian", i.portion, i.spice_level as "spiceLevel",
    i.is_available and coalesce(${leftOf}, 1) > 0 as "isAvailable",
    s.deliverable_on::text as "deliverableOn", ${leftOf} as "quantityAvailable"
  from menu_items i left join menu_types t on t.id = i.menu_type_id left join menu_schedule s on s.item_id = i.id and s.day = $1
  where i.deleted_at is null`;

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
const { scheduled: readItem } = menuRows('');
const defaultLimit = 12;
const maxMenuBytes = 5_000_000;

export function serveMenu(
  app: BackendApp,
  database: Database,
  schedule: Schedule,
  texts: ShopTexts,
  staffMay: ByStaff,
): void {
  const byStaff = staffMay('menu');
  async function items(condition: string, ...values: readonly unknown[]) {
    const rows = await database.query<ItemRow>(`${selectItems} ${condition}`, [await schedule.today(), ...values]);
    return rows.map(({ labels, ...item }) => {
      return { ...item, tags: labels?.map((label) => ({ tagId: nameKey(label), name: label })) ?? null };
    });
  }
  const scheduled = () => items('and s.day is not null order by i.position, i.id');
  async function oneItem(id: string) {
    const menuItems = await items('and i.id = $2', id);
    if (menuItems.length === 0) throw new Refusal(404, 'Menu item not found.');
    return { menuItems };
  }
  const types = (condition: string, ...values: readonly unknown[]) =>
    database.query<{ readonly menuTypeId: string; readonly menuName: string }>(
      `select id as "menuTypeId", name as "menuName", description, is_active as "isActive" from menu_types ${condition}`,
      values,
    );
  /** What the body leaves out stays as it is. */
  async function store(place: { readonly id: string }, item: z.infer<typeof menuItemBody>, actor: Actor) {
    const { description, menuTypeId, menuImgPath: picture, isAvailable } = item;
    const name = item.itemName.trim();
    if (name === '') throw new Refusal(400, 'A menu item needs a name.');
    if (menuTypeId !== undefined && (await types('where id = $1', menuTypeId)).length === 0)
      throw new Refusal(400, 'There is no such menu type.');
    const price = fromDollars(item.menuItemPricing.price);
    await database.transaction(async (queries) => {
      const row = present({ ...place, name, description, price, menuTypeId, picture, isAvailable });
      await upsert(queries, 'menu_items', [row]);
      await schedule.write(queries);
      await audit(queries, actor, 'item stored', place.id, row);
    });
    return oneItem(place.id);
  }

  /** A refusal keeps the carts of customers, which a menu without dishes would empty. */
  async function refusal(): Promise<object | undefined> {
    const errorMessage = await pauseText(database, texts);
    return errorMessage === undefined ? undefined : { successResponse: false, errorMessage };
  }

  app.get('/api/v1/admin/menu-schedule/today', async () => {
    return (await refusal()) ?? { ...success, scheduledMenusDetails: await scheduled() };
  });
  app.get('/api/v1/menu-items', { schema: { querystring: filters } }, async ({ query }) => {
    const refused = await refusal();
    if (refused) return refused;
    const rows = await scheduled();
    const products = rows.flatMap((row) => readItem.safeParse(row).data ?? []);
    const dietary = [query.dietary].flat().flatMap((list) => list.split(','));
    const found = filterItems(products, { ...query, dietary });
    const { limit = defaultLimit, page = 1 } = query;
    const start = (Math.max(1, page) - 1) * limit;
    const shown = found.slice(start, start + limit).map(({ id }) => rows.find(({ menuItemId }) => menuItemId === id));
    return { menuItems: shown, total: found.length };
  });
  app.get('/api/v1/menu-items/:id', { schema: { params: byId } }, ({ params }) => oneItem(params.id));
  app.get('/api/v1/menu-types', async () => ({ ...success, menuTypes: await types('order by position, id') }));
  app.get('/api/v1/menu-types/:id', { schema: { params: byId } }, async ({ params }) => {
    const [menuType] = await types('where id = $1', params.id);
    if (!menuType) throw new Refusal(404, 'Menu type not found.');
    return { ...success, menuType };
  });
  app.post('/api/v1/menu-items', { ...byStaff, schema: { body: menuItemBody } }, async ({ body, staff }) => {
    const [last] = await database.query('select coalesce(max(position), 0) + 1 as position from menu_items');
    return store({ id: randomUUID(), ...last }, body, staff);
  });
  const ofItem = { ...byStaff, schema: { body: menuItemBody, params: byId } };
  app.put('/api/v1/menu-items/:id', ofItem, async ({ body, params: { id }, staff }) => {
    await oneItem(id);
    return store({ id }, body, staff);
  });
  const removal = { ...byStaff, schema: { params: byId } };
  app.delete('/api/v1/menu-items/:id', removal, async ({ params: { id }, staff }, reply) => {
    await oneItem(id);
    await database.transaction(async (queries) => {
      // The row stays, because orders refer to it.
      await queries.query('update menu_items set deleted_at = now() where id = $1', [id]);
      await audit(queries, staff, 'item deleted', id);
    });
    return reply.code(204).send();
  });
  const wholeMenu = { ...byStaff, schema: { body: menuFile }, bodyLimit: maxMenuBytes };
  app.put('/kitchen/menu', wholeMenu, async ({ body, staff }) => {
    await importMenu(database, schedule, body, staff);
    return { count: body.length };
  });
}
