import { restoresItems, statusGroups } from '../../../domain/orders/order-status';
import { addDays, calendarDateIn, type CalendarDate } from '../../../domain/shared/calendar-date';
import { hoursOn, weekdayOf } from '../../../domain/shop/opening-hours';
import { orderDays, shopMoment } from '../../../domain/shop/shop-moment';
import type { ShopProfile } from '../../../domain/shop/shop-profile';
import type { Database, Queries } from '../database/database';

const maxDaysAhead = 30;

const givenBack = Object.keys(statusGroups).filter(restoresItems);

/**
 * `$2` is the day of an order placed now for each count of days. What is sold already is gone from a new row, unless it came back
 * with an order of the statuses `$3`.
 */
const schedule = `insert into menu_schedule (day, item_id, deliverable_on, quantity_available)
  select $1::date, m.id, ($2::date[])[least(m.deliverable_in_days, ${maxDaysAhead}) + 1],
    m.daily_quantity - least(m.daily_quantity, (select coalesce(sum(i.quantity), 0)
      from order_items i join orders o on o.id = i.order_id
      where i.item_id = m.id and i.day = $1::date and o.status <> all($3::text[])))
  from menu_items m where m.deleted_at is null and m.is_available order by m.id
  on conflict (day, item_id) do update set deliverable_on = excluded.deliverable_on`;

type ScheduledShop = Pick<ShopProfile, 'timeZone' | 'hours' | 'closedOn' | 'orderingWindow'>;

/** What is left of a row `s` of the schedule; null has no limit. */
export const leftOf = 'case when s.is_sold_out then 0 else s.quantity_available end';

export class Schedule {
  private writtenFor: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly shop: ScheduledShop,
    private readonly now: () => Date,
  ) {}

  /** A shop opens, closes and ends its ordering at a quarter of an hour, and the kitchen closes a day at any time. */
  async today(): Promise<CalendarDate> {
    const shop = await this.shopOf(this.database);
    const { today, hour } = shopMoment(this.now(), shop);
    const state = `${today} ${hour} ${shop.closedOn.join(' ')}`;
    if (state !== this.writtenFor) await this.write(this.database);
    this.writtenFor = state;
    return today;
  }

  async write(queries: Queries, change = ''): Promise<void> {
    const shop = await this.shopOf(queries);
    const moment = shopMoment(this.now(), shop);
    const days = Array.from({ length: maxDaysAhead + 1 }, (_, ahead) =>
      ahead === 0
        ? orderDays(moment, shop).sameDay
        : orderDays({ ...moment, today: addDays(moment.today, ahead - 1) }, shop).nextDay,
    );
    await queries.query(schedule + change, [moment.today, days, givenBack]);
  }

  /** The days from now on of which the kitchen can close each. */
  async nextDays(count: number): Promise<readonly { readonly day: CalendarDate; readonly isClosed: boolean }[]> {
    const { closedOn, hours, timeZone } = await this.shopOf(this.database);
    const today = calendarDateIn(timeZone, this.now());
    return Array.from({ length: count }, (_, ahead) => addDays(today, ahead)).map((day) => ({
      day,
      isClosed: closedOn.includes(day) || hoursOn(weekdayOf(day), hours).length === 0,
    }));
  }

  /** The profile and the kitchen close days. The kitchen's count from today on, by the shop's clock and time zone. */
  private async shopOf({ query }: Queries): Promise<ScheduledShop & { readonly closedOn: readonly CalendarDate[] }> {
    const today = calendarDateIn(this.shop.timeZone, this.now());
    const closed = await query<{ day: CalendarDate }>(
      'select day::text from closed_days where day >= $1::date order by day',
      [today],
    );
    return { ...this.shop, closedOn: [...(this.shop.closedOn ?? []), ...closed.map(({ day }) => day)] };
  }
}
