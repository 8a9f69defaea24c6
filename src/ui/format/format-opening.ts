import { weekdayNames, type Opening } from '../../domain/shop/opening-hours';
import { formatDay } from './format-date';
import { formatHour } from './format-hours';

/** `today at 8AM`, `Sunday at 8AM`, or `on Thu, Dec 3, at 8AM` */
export function formatOpening({ weekday, hour, today, date }: Opening): string {
  const at = `at ${formatHour(hour)}`;
  if (date) return `on ${formatDay(date)}, ${at}`;
  return `${today ? 'today' : weekdayNames[weekday]} ${at}`;
}

/** `We open today at 8AM.` */
export function weOpen(opening: Opening): string {
  return `We open ${formatOpening(opening)}.`;
}
