/** Cached by time zone: making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The local time as the UTC fields of a date. Reads numbers alone: texts of a locale differ between browsers. */
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
