import * as z from 'zod/mini';
import { contradictionOf } from '../../../domain/menu/contradiction';
import { vegetarian } from '../../../domain/menu/product';
import { fromDollars, maxPrice } from '../../../domain/shared/money';
import { upsert, type Database, type Queries } from '../database/database';
import { Refusal } from '../refusal';
import { audit, type Actor } from '../staff/audit';
import type { Schedule } from './schedule';

const text = z.string().check(z.trim(), z.minLength(1));
const count = z.int().check(z.gte(0));

/** Null means that it is not stated. An empty list of allergens states that the dish has none. */
function stated<Output>(schema: z.ZodMiniType<Output>) {
  return z.pipe(
    z.optional(schema),
    z.transform((value) => value ?? null),
  );
}

/** The samples in `fixtures/` have this format. */
export const menuFile = z
  .array(
    z.object({
      id: z.string().check(z.regex(/^[\w-]+$/, 'may have letters, digits and hyphens')),
      name: text,
      category: text,
      price: z.pipe(z.number().check(z.gte(0), z.lte(maxPrice)), z.transform(fromDollars)),
      description: z._default(z.string(), ''),
      picture: stated(text),
      ingredients: stated(z.array(text)),
      allergens: stated(z.array(text)),
      dietary: stated(z.array(text)),
      isVegetarian: stated(z.boolean()),
      portion: stated(text),
      spiceLevel: stated(z.literal([1, 2, 3])),
      quantityAvailable: stated(count),
      deliverableInDays: z._default(count, 1),
    }),
  )
  .check(z.refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'must have each id once'));
export type MenuFile = z.infer<typeof menuFile>;

/** Today's stock is what the file says without what is sold. Deletes items that are not in the file. */
export async function importMenu(database: Database, schedule: Schedule, file: MenuFile, actor: Actor): Promise<void> {
  refuseContradictions(file);
  const day = await schedule.today();
  await database.transaction(async (queries) => {
    await replaceItems(queries, file);
    // No order is placed between the count of what is sold and the new stock.
    await queries.query('select 1 from menu_schedule where day = $1 order by item_id for update', [day]);
    await schedule.write(queries, ', quantity_available = excluded.quantity_available');
    await audit(queries, actor, 'menu imported', day, { items: file.length });
  });
}

/** A customer with an allergy would believe the label, which is on the card, before the allergens, which are not. */
function refuseContradictions(file: MenuFile): void {
  for (const { name, category, dietary, isVegetarian, allergens } of file) {
    const labels = [...(dietary ?? []), category, ...(isVegetarian ? [vegetarian.name] : [])];
    const found = contradictionOf(labels, allergens ?? []);
    if (found)
      throw new Refusal(400, `${name} is called ${found.label}, and contains ${found.allergen}. Please correct one.`);
  }
}

/** An item of which the file shows no picture keeps its own. */
async function replaceItems(queries: Queries, file: MenuFile): Promise<void> {
  const names = [...new Set(file.map(({ category }) => category))];
  const idOf = (name: string) => String(names.indexOf(name) + 1);
  const types = names.map((name, position) => ({ id: idOf(name), name, position, isActive: true }));
  const items = file.map((item, position) => {
    const { category, picture: _, dietary: labels, quantityAvailable: dailyQuantity, ...same } = item;
    const menuTypeId = idOf(category);
    return { ...same, labels, dailyQuantity, menuTypeId, position, isAvailable: true, deletedAt: null };
  });
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
