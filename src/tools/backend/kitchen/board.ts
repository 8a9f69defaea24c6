import { calendarDateIn, type CalendarDate } from '../../../domain/shared/calendar-date';
import type { Database } from '../database/database';
import { pausedUntil, pauseEnd } from '../menu/pause';
import type { Schedule } from '../menu/schedule';
import type { ServedShop } from '../orders/wanted-order';
import type { ShopTexts } from '../shop-texts';

interface BoardPromise {
  readonly scheduledFor: CalendarDate;
  readonly promisedBy: CalendarDate;
  readonly windowFrom: Date | null;
  readonly windowTo: Date | null;
}

interface BoardRow extends BoardPromise {
  readonly items: readonly BoardItem[];
  readonly total: number;
  readonly paidBack: number;
}

interface BoardItem {
  readonly position: number;
  readonly name: string;
  readonly quantity: number;
  readonly promisedOn: CalendarDate | null;
  /** Null where the menu does not state any, empty where it states that there are none. */
  readonly allergens: readonly string[] | null;
}

/** Items that were paid back are not cooked. Allergens are those of the menu now, because a mistake in them is mended there. */
const selectBoard = `select o.id, o.status, o.fulfillment_type as way, o.updated_at as since,
    o.window_from as "windowFrom", o.window_to as "windowTo", o.scheduled_for::text as "scheduledFor", o.promised_by::text as "promisedBy",
    o.contact_name as "contactName", o.mobile, o.total,
    concat_ws(', ', address->>'line1', address->>'line2', address->>'city', address->>'postalCode') as address,
    (select coalesce(sum(amount), 0)::int from refunds r where r.order_id = o.id) as "paidBack",
    coalesce((select json_agg(json_build_object('position', i.position, 'name', i.name, 'quantity', i.quantity - i.refunded,
        'promisedOn', i.promised_on, 'allergens', m.allergens) order by i.position)
      from order_items i join menu_items m on m.id = i.item_id where i.order_id = o.id and i.refunded < i.quantity), '[]') as items
  from orders o
  where o.status in ('PAID', 'CONFIRMED', 'PREPARING', 'READY_FOR_PICKUP', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY')
  order by o.scheduled_for, o.promised_by, o.window_to nulls last, o.created_at, o.id`;

const shownDays = 7;

/** All that the kitchen's page shows, the same for everybody who looks at it. */
export function newBoard(
  database: Database,
  schedule: Schedule,
  { name, locale, timeZone }: Pick<ServedShop, 'name' | 'locale' | 'timeZone'>,
  texts: ShopTexts,
  now: () => Date,
) {
  function whenOf({ windowFrom, windowTo, scheduledFor, promisedBy }: BoardPromise): string {
    const days = [...new Set([scheduledFor, promisedBy])];
    const isToday = days.every((day) => day === calendarDateIn(timeZone, now()));
    const dayText = isToday ? '' : texts.days(days);
    const window = windowFrom && windowTo ? texts.window(windowFrom, windowTo) : '';
    return [dayText, window].filter(Boolean).join(', ') || 'today';
  }

  /** A cook who packs an order for two days must know which items are for which day. */
  function itemsOf(
    items: readonly BoardItem[],
    { scheduledFor, promisedBy }: Pick<BoardPromise, 'scheduledFor' | 'promisedBy'>,
  ) {
    return items.map(({ promisedOn, ...item }) => ({
      ...item,
      day: scheduledFor === promisedBy || promisedOn === null ? '' : texts.day(promisedOn),
    }));
  }

  return async () => {
    const day = await schedule.today();
    const [rows, until, dishes, closed, counts, cancelled] = await Promise.all([
      database.query<BoardRow>(selectBoard),
      pausedUntil(database),
      database.query(
        `select i.id, i.name, s.quantity_available as left, s.is_sold_out as "isSoldOut"
         from menu_schedule s join menu_items i on i.id = s.item_id
         where s.day = $1 and i.deleted_at is null and i.is_available order by i.position, i.id`,
        [day],
      ),
      database.query<{ day: string }>('select day::text from closed_days'),
      database.query<{ day: string; count: number }>(
        `select day::text, count(*)::int as count
         from orders o, lateral (select o.scheduled_for union select o.promised_by) as promised (day)
         where day >= $1 and status in ('PAID', 'CONFIRMED', 'PREPARING') group by day`,
        [day],
      ),
      database.query<{ id: string }>(
        `select o.id from refunds r join orders o on o.id = r.id
         where o.status = 'CANCELLED' and r.made_at > now() - interval '12 hours' order by o.id`,
      ),
    ]);
    const days = (await schedule.nextDays(shownDays)).map((one) => ({
      ...one,
      text: texts.day(one.day),
      isByKitchen: closed.some((row) => row.day === one.day),
      orders: counts.find((row) => row.day === one.day)?.count ?? 0,
    }));
    return {
      shop: { name, locale, timeZone },
      pause: until === undefined ? null : until === 'open end' ? '' : pauseEnd(until, texts),
      orders: rows.map(({ windowFrom, windowTo, total, paidBack, items, ...order }) => ({
        ...order,
        when: whenOf({ ...order, windowFrom, windowTo }),
        items: itemsOf(items, order),
        ...allergensOf(items),
        rest: total - paidBack,
        restText: texts.money(total - paidBack),
      })),
      cancelled: cancelled.map(({ id }) => id),
      dishes,
      days,
    };
  };
}

/** A page that was opened before the backend was upgraded reads the allergens of the whole order. */
function allergensOf(items: readonly BoardItem[]) {
  const names = (of: (item: BoardItem) => readonly string[]) => [...new Set(items.flatMap(of))].toSorted();
  return {
    allergens: names(({ allergens }) => allergens ?? []),
    withoutList: names(({ name, allergens }) => (allergens === null ? [name] : [])),
  };
}

export type Board = ReturnType<typeof newBoard>;
