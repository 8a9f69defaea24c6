import { formatDay } from './format-date';
import type { HoursRow, OpenState } from '../../domain/shop/opening-hours';

/** `7 AM`, `11:30 AM`, `12 PM`; 24 is midnight, `12 AM`. */
export function formatHour(hour: number): string {
  const minutes = (hour % 1) * 60;
  const onTheHour = Math.floor(hour) % 12 || 12;
  return `${onTheHour}${minutes > 0 ? `:${minutes}` : ''} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** For times of every locale, because `formatHour` writes no `18:02`. */
export const hourCycle = 'h12';

/** `6:02 PM`, as `formatHour` writes it, for `6:02 pm` and `6:02 p.m.` */
export function withAmPm(written: string): string {
  return written.replaceAll(/\b([ap])\.?m\b\.?/gi, (_period, letter: string) => `${letter.toUpperCase()}M`);
}

export function formatWeekdays({ from, to }: HoursRow): string {
  return from === to ? from : `${from}–${to}`;
}

/** The specification writes hours in a list as `7AM–9PM`. */
export function formatHours({ opens, closes }: HoursRow): string {
  return [opens, closes].map((hour) => formatHour(hour).replace(' ', '')).join('–');
}

export function formatOpeningHours(row: HoursRow): string {
  return `${formatWeekdays(row)} ${formatHours(row)}`;
}

export function openStateText(state: OpenState): string {
  if (state.kind === 'open') return `Open now, until ${formatHour(state.until)}`;
  if (!state.opens) return 'Closed now';
  const { date, weekday, hour, today } = state.opens;
  const day = date ? `${formatDay(date)}, ` : today ? '' : `${weekday} `;
  return `Closed now, opens ${day}${formatHour(hour)}`;
}
