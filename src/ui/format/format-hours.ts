import { formatHour, type HoursRow } from '../../domain/shop/opening-hours';

/** `Mon–Fri` */
export function formatWeekdays({ from, to }: HoursRow): string {
  return from === to ? from : `${from}–${to}`;
}

/** `7AM–9PM` */
export function formatHours({ opens, closes }: HoursRow): string {
  return `${formatHour(opens)}–${formatHour(closes)}`;
}

/** `Mon–Fri 7AM–9PM` */
export function formatOpeningHours(row: HoursRow): string {
  return `${formatWeekdays(row)} ${formatHours(row)}`;
}
