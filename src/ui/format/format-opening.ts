import { weekdayNames, type Opening, type OpenState } from '../../domain/shop/opening-hours';
import { formatDay } from './format-date';
import { formatHour } from './format-hours';

/** `today at 8 AM`, `Sunday at 8 AM`, or `on Thu, Dec 3, at 8 AM` */
export function formatOpening({ weekday, hour, today, date }: Opening): string {
  const at = `at ${formatHour(hour)}`;
  if (date) return `on ${formatDay(date)}, ${at}`;
  return `${today ? 'today' : weekdayNames[weekday]} ${at}`;
}

export function phoneLineText(phone: OpenState): string {
  if (phone.kind === 'open') return `Call us until ${formatHour(phone.until)}.`;
  return phone.opens ? `Our phone line opens ${formatOpening(phone.opens)}.` : 'Our phone line is closed.';
}
