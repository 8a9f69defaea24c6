import { promisedWindow, type PromiseWriter } from '../../domain/orders/promise-sentence';
import { toUtcMidnight, type CalendarDate } from '../../domain/shared/calendar-date';
import type { ShopProfile } from '../../domain/shop/shop-profile';

/** Sums, days and times as the shop's customers read them, in the shop's own zone. */
export function newShopTexts({ locale, currency, timeZone }: Pick<ShopProfile, 'locale' | 'currency' | 'timeZone'>) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const dayAndTime = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
  const days = (dates: readonly CalendarDate[]) => dates.map((date) => day.format(toUtcMidnight(date))).join(' to ');
  const writer: PromiseWriter = {
    shopTimeZone: timeZone,
    isSpoken: false,
    days,
    // Cooks and mails have the shop's clock.
    zone: () => '',
  };
  return {
    money: (amount: number) => money.format(amount / 100),
    time: (moment: Date) => time.format(moment),
    dayAndTime: (moment: Date) => dayAndTime.format(moment),
    day: (date: CalendarDate) => days([date]),
    days,
    /** `11 AM–1 PM`, as the shop's own pages write it. */
    window: (from: Date, to: Date) => promisedWindow({ from, to }, writer),
  };
}

export type ShopTexts = ReturnType<typeof newShopTexts>;

/** A text that somebody typed may end with a sign of its own or with none. */
export function asSentence(typed: string): string {
  return /[.!?]$/.test(typed) ? typed : `${typed}.`;
}
