import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { menuItemBody } from '../../../adapters/http/menu-calls';
import { present } from '../../../adapters/http/wire';
import { addDays, type CalendarDate } from '../../../domain/shared/calendar-date';
import { fromDollars } from '../../../domain/shared/money';
import { orderDays, shopMoment } from '../../../domain/shop/shop-moment';
import type { ShopProfile } from '../../../domain/shop/shop-profile';
import { upsert, type Database, type Queries } from '../database/database';
import { Refusal } from '../refusal';
import type { MenuFile } from './menu-file';

type MenuShop = Pick<ShopProfile, 'timeZone' | 'hours' | 'closedOn' | 'orderingWindow'>;

type WrittenItem = z.infer<typeof menuItemBody>;

const maxDaysAhead = 30;

/** Most fields have the names of the shop's calls. */
export interface MenuItem {
  readonly menuItemId: string;
  readonly itemName: string;
  readonly description: string;
  readonly price: number;
  readonly typeId: string | null;
  readonly typeName: string | null;
  readonly menuImgPath: string | null;
  readonly labels: readonly string[] | null;
  readonly ingredients: readonly string[] | null;
  readonly allergens: readonly string[] | null;
  readonly isVegetarian: boolean | null;
  readonly portion: string | null;
  readonly spiceLevel: number | null;
  readonly isAvailable: boolean;
  /** Null if today's schedule lacks the item. */
  readonly deliverableOn: CalendarDate | null;
  readonly quantityAvailable: number | null;
}

const selectItems = `select i.id as "menuItemId", i.name as "itemName", i.description, i.price, t.id as "typeId", t.name as "typeName",
    i.picture as "menuImgPath", i.labels, i.ingredients, i.allergens, i.is_vegetarian as "isVegetarian", i.portion, i.spice_level as "spiceLevel", i.is_available as "isAvailable",
    s.deliverable_on::text as "deliverableOn", s.quantity_available as "quantityAvailable"
  from menu_items i left join menu_types t on t.id = i.menu_type_id left join menu_schedule s on s.item_id = i.id and s.day = $1
  where i.deleted_at is null`;

/** `$2` is the day of an order placed now for each count of days. What is sold already is gone from a new row. */
const schedule = `insert into menu_schedule (day, item_id, deliverable_on, quantity_available)
  select $1::date, m.id, ($2::date[])[least(m.deliverable_in_days, ${maxDaysAhead}) + 1],
    m.daily_quantity - least(m.daily_quantity, (select coalesce(sum(i.quantity), 0)
      from order_items i join orders o on o.id = i.order_id
      where i.item_id = m.id and i.day = $1::date and o.status not in ('CANCELLED', 'PAYMENT_FAILED')))
  from menu_items m where m.deleted_at is null and m.is_available order by m.id
  on conflict (day, item_id) do update set deliverable_on = excluded.deliverable_on`;

export class Menu {
  private scheduledFor: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly shop: MenuShop,
    private readonly now: () => Date,
  ) {}

  async today(): Promise<CalendarDate> {
    const { today, hour } = shopMoment(this.now(), this.shop);
    const quarter = `${today} ${hour}`;
    if (quarter !== this.scheduledFor) await this.schedule(this.database);
    this.scheduledFor = quarter;
    return today;
  }

  async scheduled(): Promise<readonly MenuItem[]> {
    return this.database.query(`${selectItems} and s.day is not null order by i.position, i.id`, [await this.today()]);
  }

  async find(id: string): Promise<MenuItem> {
    const [item] = await this.database.query<MenuItem>(`${selectItems} and i.id = $2`, [await this.today(), id]);
    if (!item) throw new Refusal(404, 'Menu item not found.');
    return item;
  }

  types(): Promise<readonly { readonly menuTypeId: string }[]> {
    return this.database.query(
      'select id as "menuTypeId", name as "menuName", description, is_active as "isActive" from menu_types order by position, id',
    );
  }

  async create(item: WrittenItem): Promise<MenuItem> {
    const [last] = await this.database.query('select coalesce(max(position), 0) + 1 as position from menu_items');
    return this.store({ id: randomUUID(), ...last }, item);
  }

  async update(id: string, item: WrittenItem): Promise<MenuItem> {
    await this.find(id);
    return this.store({ id }, item);
  }

  /** The row stays, because orders refer to it. */
  async delete(id: string): Promise<void> {
    await this.find(id);
    await this.database.query('update menu_items set deleted_at = now() where id = $1', [id]);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.database.query('select 1 from menu_items limit 1')).length === 0;
  }

  /** Today's stock is what the file says without what is sold. Deletes items that are not in the file. */
  async import(file: MenuFile): Promise<number> {
    const day = await this.today();
    await this.database.transaction(async (queries) => {
      await replaceItems(queries, file);
      // No order is placed between the count of what is sold and the new stock.
      await queries.query('select 1 from menu_schedule where day = $1 order by item_id for update', [day]);
      await this.schedule(queries, ', quantity_available = excluded.quantity_available');
    });
    return file.length;
  }

  /** A shop opens, closes and ends its ordering at a quarter of an hour. */
  private async schedule({ query }: Queries, change = ''): Promise<void> {
    const moment = shopMoment(this.now(), this.shop);
    const days = Array.from({ length: maxDaysAhead + 1 }, (_, ahead) =>
      ahead === 0
        ? orderDays(moment, this.shop).sameDay
        : orderDays({ ...moment, today: addDays(moment.today, ahead - 1) }, this.shop).nextDay,
    );
    await query(schedule + change, [moment.today, days]);
  }

  private async store(place: { readonly id: string }, item: WrittenItem): Promise<MenuItem> {
    const { description, menuTypeId: type, menuImgPath: picture, isAvailable: is_available } = item;
    const name = item.itemName.trim();
    if (name === '') throw new Refusal(400, 'A menu item needs a name.');
    if (type !== undefined && (await this.types()).every(({ menuTypeId }) => menuTypeId !== type))
      throw new Refusal(400, 'There is no such menu type.');
    const price = fromDollars(item.menuItemPricing.price);
    const row = present({ ...place, name, description, price, menu_type_id: type, picture, is_available });
    await upsert(this.database, 'menu_items', [row]);
    this.scheduledFor = undefined;
    return this.find(place.id);
  }
}

async function replaceItems(queries: Queries, file: MenuFile): Promise<void> {
  const names = [...new Set(file.map(({ category }) => category))];
  const types = names.map((name, position) => ({ id: String(position + 1), name, position, is_active: true }));
  const items = file.map((item, position) => ({
    id: item.id,
    name: item.name,
    description: item.description,
    price: item.price,
    menu_type_id: String(names.indexOf(item.category) + 1),
    labels: item.dietary,
    ingredients: item.ingredients,
    allergens: item.allergens,
    is_vegetarian: item.isVegetarian,
    portion: item.portion,
    spice_level: item.spiceLevel,
    daily_quantity: item.quantityAvailable,
    deliverable_in_days: item.deliverableInDays,
    is_available: true,
    position,
    deleted_at: null,
  }));
  await queries.query('update menu_types set is_active = false');
  await queries.query('update menu_items set deleted_at = coalesce(deleted_at, now())');
  await upsert(queries, 'menu_types', types);
  await upsert(queries, 'menu_items', items);
  await queries.query(
    `update menu_items i set picture = file.picture from jsonb_to_recordset($1) as file (id text, picture text)
     where i.id = file.id and file.picture is not null`,
    [JSON.stringify(file)],
  );
}
