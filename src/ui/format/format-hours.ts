import { formatDay } from './format-date';
import type { HoursRow, OpenState } from '../../domain/shop/opening-hours';

/** `7AM`, `12PM`, `9PM`; 24 is midnight, `12AM`. */
export function formatHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

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

/** `Open now, until 9PM`, or when the shop opens. */
export function openStateText(state: OpenState): string {
  if (state.kind === 'open') return `Open now, until ${formatHour(state.until)}`;
  if (!state.opens) return 'Closed now';
  const { date, weekday, hour, today } = state.opens;
  const day = date ? `${formatDay(date)}, ` : today ? '' : `${weekday} `;
  return `Closed now, opens ${day}${formatHour(hour)}`;
}
