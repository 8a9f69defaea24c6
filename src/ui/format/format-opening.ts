import { weekdayNames, type Opening, type OpenState } from '../../domain/shop/opening-hours';
import { formatDay } from './format-date';
import { hourText } from '../../domain/shared/hour-text';
import { unbroken } from './unbroken';

/** `today at 8 AM`, `Sunday at 8 AM`, or `on Thu, Dec 3, at 8 AM` */
export function formatOpening(opening: Opening): string {
  return `${opening.date ? 'on ' : ''}${openingTime(opening)}`;
}

function openingTime({ weekday, hour, today, date }: Opening, word: 'at' | 'from' = 'at'): string {
  const day = date ? `${formatDay(date)},` : today ? 'today' : weekdayNames[weekday];
  return `${day} ${word} ${unbroken(hourText(hour))}`;
}

export function phoneLineText(phone: OpenState): string {
  if (phone.kind === 'open') return `Call us until ${unbroken(hourText(phone.until))}.`;
  return phone.opens ? `Our phone line opens ${formatOpening(phone.opens)}.` : 'Our phone line is closed.';
}

export function phoneTimeText(phone: OpenState): string {
  if (phone.kind === 'open') return `until ${unbroken(hourText(phone.until))}`;
  return phone.opens ? openingTime(phone.opens, 'from') : '(closed now)';
}
