import { all, fields, inOrder, listOf, oneOf, passing, wholeNumber, type Check } from './field-check';
import { daysOf, weekdays, type HoursRow, type OpeningHours } from './opening-hours';

const hoursRow = all(
  fields<HoursRow>({
    from: oneOf(weekdays),
    to: oneOf(weekdays),
    opens: wholeNumber(0, 23),
    closes: wholeNumber(1, 24),
  }),
  inOrder('opens', 'closes'),
);
/** Every row is fit, and no day has two. */
export const openingHours: Check = (value, at) => {
  const wrong = listOf(hoursRow)(value, at);
  if (wrong.length > 0 || !isOpeningHours(value)) return wrong;
  const days = value.flatMap(daysOf);
  const twice = days.find((weekday, position) => days.indexOf(weekday) !== position);
  return twice === undefined ? [] : [`${at} names ${twice} twice.`];
};

export const timeZone = passing(isTimeZone, 'a time zone like America/Chicago');

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** True for what `hoursRow` found nothing wrong with. */
function isOpeningHours(value: unknown): value is OpeningHours {
  return Array.isArray(value);
}
