import * as z from 'zod/mini';
import { parseCalendarDate } from '../../../domain/shared/calendar-date';
import { byId, success, type BackendApp } from '../app';
import type { Database } from '../database/database';
import { leftOf, type Schedule } from '../menu/schedule';
import { Refusal } from '../refusal';
import { audit } from '../staff/audit';
import type { ByStaff } from '../staff/staff-access';

const byDay = z.object({ day: z.string() });
/** How long to pause, in whole minutes; null pauses until the kitchen resumes. */
const pauseBody = z.object({ minutes: z.nullable(z.int().check(z.gte(1), z.lte(24 * 60))) });

/** When the kitchen takes orders and what of: all of it is in the database, and today's menu says it. */
export function serveOpening(app: BackendApp, database: Database, schedule: Schedule, byStaff: ByStaff): void {
  app.put('/kitchen/pause', { ...byStaff('orders'), schema: { body: pauseBody } }, ({ body: { minutes }, staff }) =>
    database.transaction(async (queries) => {
      await queries.query(
        `insert into pauses (until) values (coalesce(now() + $1 * interval '1 minute', 'infinity'))
         on conflict (is_only) do update set until = excluded.until`,
        [minutes],
      );
      await audit(queries, staff, 'pause', minutes === null ? 'open end' : `${minutes} minutes`);
      return success;
    }),
  );
  app.delete('/kitchen/pause', byStaff('orders'), ({ staff }) =>
    database.transaction(async (queries) => {
      const ended = await queries.query('delete from pauses returning 1');
      if (ended.length > 0) await audit(queries, staff, 'resume', '');
      return success;
    }),
  );

  for (const isSoldOut of [true, false]) {
    const options = { ...byStaff('orders'), schema: { params: byId } };
    app[isSoldOut ? 'put' : 'delete']('/kitchen/sold-out/:id', options, async ({ params: { id }, staff }) => {
      const day = await schedule.today();
      return database.transaction(async (queries) => {
        const [dish] = await queries.query<{ name: string; left: number | null }>(
          `update menu_schedule s set is_sold_out = $3 from menu_items i
           where s.day = $1 and s.item_id = $2 and i.id = s.item_id and i.deleted_at is null
           returning i.name, ${leftOf} as left`,
          [day, id, isSoldOut],
        );
        if (!dish) throw new Refusal(404, "This dish is not on today's menu.");
        await audit(queries, staff, isSoldOut ? 'sold out' : 'back on the menu', id);
        return dish;
      });
    });
  }

  for (const isClosed of [true, false]) {
    const options = { ...byStaff('closing'), schema: { params: byDay } };
    app[isClosed ? 'put' : 'delete']('/kitchen/closed-days/:day', options, async ({ params, staff }) => {
      const day = parseCalendarDate(params.day);
      if (!day) throw new Refusal(400, 'A day is written like 2026-12-24.');
      await schedule.today();
      return database.transaction(async (queries) => {
        const changed = await queries.query(
          isClosed
            ? 'insert into closed_days (day) values ($1) on conflict do nothing returning 1'
            : 'delete from closed_days where day = $1 returning 1',
          [day],
        );
        // The shop's own hours and days off may close it, and they are not the kitchen's to change.
        if (!isClosed && changed.length === 0) throw new Refusal(409, 'The kitchen has not closed this day.');
        await schedule.write(queries);
        await audit(queries, staff, isClosed ? 'day closed' : 'day opened', day);
        return { day, isClosed };
      });
    });
  }
}
