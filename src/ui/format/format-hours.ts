import { hourText } from '../../domain/shared/hour-text';
import { formatDay } from './format-date';
import type { HoursRow, OpenState } from '../../domain/shop/opening-hours';

/** Some locales write times as `18:02`, which `hourText` does not. */
export const hourCycle = 'h12';

/** `6:02 PM`, as `hourText` writes it, for `6:02 pm` and `6:02 p.m.` */
export function withAmPm(written: string): string {
  return written.replaceAll(/\b([ap])\.?m\b\.?/gi, (_period, letter: string) => `${letter.toUpperCase()}M`);
}

export function formatWeekdays({ from, to }: HoursRow): string {
  return from === to ? from : `${from}–${to}`;
}

/** The specification writes hours in a list as `7AM–9PM`. */
export function formatHours({ opens, closes }: HoursRow): string {
  return [opens, closes].map((hour) => hourText(hour).replace(' ', '')).join('–');
}

export function formatOpeningHours(row: HoursRow): string {
  return `${formatWeekdays(row)} ${formatHours(row)}`;
}

export function openStateText(state: OpenState, takesOrders: boolean): string {
  if (state.kind === 'open') return takesOrders ? `Open now, until ${hourText(state.until)}` : 'No orders right now';
  if (!state.opens) return 'Closed now';
  const { date, weekday, hour, today } = state.opens;
  const day = date ? `${formatDay(date)}, ` : today ? '' : `${weekday} `;
  return `Closed now, opens ${day}${hourText(hour)}`;
}
