/** Cached by time zone: making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * What clocks and calendars of a time zone show at an instant, as the UTC fields of a date.
 * It reads numbers alone: the text that a browser writes for a locale differs from browser to browser.
 */
export function localTimeIn(timeZone: string, instant: Date): Date {
  const format = formats.get(timeZone) ?? numericFormat(timeZone);
  formats.set(timeZone, format);
  const parts = format.formatToParts(instant);
  const field = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value);
  const shown = new Date(0);
  // `Date.UTC` would read the year 1, which some services send for 'never', as 1901.
  shown.setUTCFullYear(field('year'), field('month') - 1, field('day'));
  shown.setUTCHours(field('hour'), field('minute'), field('second'), instant.getUTCMilliseconds());
  return shown;
}

function numericFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}
