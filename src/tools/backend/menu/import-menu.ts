import type { Queries } from '../database/database';
import type { MenuFile } from './menu-file';

export async function importTypes({ query }: Queries, names: readonly string[]): Promise<void> {
  await query('update menu_types set is_active = false');
  for (const [position, name] of names.entries())
    await query(
      `insert into menu_types (id, name, position) values ($1, $2, $3)
       on conflict (id) do update set name = excluded.name, position = excluded.position, is_active = true`,
      [String(position + 1), name, position],
    );
}

export async function importItem(
  { query }: Queries,
  item: MenuFile[number],
  [position, type]: readonly [number, string],
) {
  const json = (list: readonly string[] | undefined) => (list === undefined ? null : JSON.stringify(list));
  await query(
    `insert into menu_items as i (id, name, description, price, menu_type_id, picture, labels, ingredients, allergens,
       daily_quantity, deliverable_in_days, position, is_vegetarian, portion, spice_level)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (id) do update set name = excluded.name, description = excluded.description, price = excluded.price,
       menu_type_id = excluded.menu_type_id, picture = coalesce(excluded.picture, i.picture), labels = excluded.labels,
       ingredients = excluded.ingredients, allergens = excluded.allergens, daily_quantity = excluded.daily_quantity,
       deliverable_in_days = excluded.deliverable_in_days, position = excluded.position, is_vegetarian = excluded.is_vegetarian,
       portion = excluded.portion, spice_level = excluded.spice_level, is_available = true, deleted_at = null`,
    [
      item.id,
      item.name,
      item.description,
      item.price,
      type,
      item.picture ?? null,
      json(item.dietary),
      json(item.ingredients),
      json(item.allergens),
      item.quantityAvailable ?? null,
      item.deliverableInDays,
      position,
      item.isVegetarian ?? null,
      item.portion ?? null,
      item.spiceLevel ?? null,
    ],
  );
}
