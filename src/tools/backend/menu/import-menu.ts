import type { Queries } from '../database/database';
import type { MenuFile } from './menu-file';

/** Every other item and type is no longer on the menu. */
export async function importMenu({ query }: Queries, file: MenuFile): Promise<void> {
  const types = [...new Set(file.map(({ category }) => category))];
  await query('update menu_types set is_active = false');
  await query(
    `insert into menu_types (id, name, position)
     select position::text, name, position - 1 from unnest($1::text[]) with ordinality as file (name, position)
     on conflict (id) do update set name = excluded.name, position = excluded.position, is_active = true`,
    [types],
  );
  const rows = file.map((item, position) => ({
    ...item,
    menu_type_id: String(types.indexOf(item.category) + 1),
    labels: item.dietary,
    daily_quantity: item.quantityAvailable,
    deliverable_in_days: item.deliverableInDays,
    is_vegetarian: item.isVegetarian,
    spice_level: item.spiceLevel,
    is_available: true,
    position,
  }));
  await query('update menu_items set deleted_at = now() where deleted_at is null and id <> all($1::text[])', [
    file.map(({ id }) => id),
  ]);
  await query(
    `insert into menu_items as i select * from jsonb_populate_recordset(null::menu_items, $1)
     on conflict (id) do update set name = excluded.name, description = excluded.description, price = excluded.price,
       menu_type_id = excluded.menu_type_id, picture = coalesce(excluded.picture, i.picture), labels = excluded.labels,
       ingredients = excluded.ingredients, allergens = excluded.allergens, daily_quantity = excluded.daily_quantity,
       deliverable_in_days = excluded.deliverable_in_days, position = excluded.position, is_vegetarian = excluded.is_vegetarian,
       portion = excluded.portion, spice_level = excluded.spice_level, is_available = true, deleted_at = null`,
    [JSON.stringify(rows)],
  );
}
