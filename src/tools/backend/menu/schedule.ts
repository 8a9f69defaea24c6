import { addDays, type CalendarDate } from '../../../domain/shared/calendar-date';
import { orderDays, shopMoment } from '../../../domain/shop/shop-moment';
import type { ShopProfile } from '../../../domain/shop/shop-profile';
import type { Database, Queries } from '../database/database';

const maxDaysAhead = 30;

/** `$2` is the day of an order placed now for each count of days. What is sold already is gone from a new row. */
const schedule = `insert into menu_schedule (day, item_id, deliverable_on, quantity_available)
  select $1::date, m.id, ($2::date[])[least(m.deliverable_in_days, ${maxDaysAhead}) + 1],
    m.daily_quantity - least(m.daily_quantity, (select coalesce(sum(i.quantity), 0)
      from order_items i join orders o on o.id = i.order_id
      where i.item_id = m.id and i.day = $1::date and o.status not in ('CANCELLED', 'PAYMENT_FAILED')))
  from menu_items m where m.deleted_at is null and m.is_available order by m.id
  on conflict (day, item_id) do update set deliverable_on = excluded.deliverable_on`;

export class Schedule {
  private writtenFor: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly shop: Pick<ShopProfile, 'timeZone' | 'hours' | 'closedOn' | 'orderingWindow'>,
    private readonly now: () => Date,
  ) {}

  /** A shop opens, closes and ends its ordering at a quarter of an hour. */
  async today(): Promise<CalendarDate> {
    const { today, hour } = shopMoment(this.now(), this.shop);
    const quarter = `${today} ${hour}`;
    if (quarter !== this.writtenFor) await this.write(this.database);
    this.writtenFor = quarter;
    return today;
  }

  async write({ query }: Queries, change = ''): Promise<void> {
    const moment = shopMoment(this.now(), this.shop);
    const days = Array.from({ length: maxDaysAhead + 1 }, (_, ahead) =>
      ahead === 0
        ? orderDays(moment, this.shop).sameDay
        : orderDays({ ...moment, today: addDays(moment.today, ahead - 1) }, this.shop).nextDay,
    );
    await query(schedule + change, [moment.today, days]);
  }
}
