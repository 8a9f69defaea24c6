const formats = new Map<string, Intl.DateTimeFormat>();

/** Puts local time into the UTC fields. Reads only numbers, because a locale's texts differ between browsers. */
export function localTimeIn(timeZone: string, instant: Date): Date {
  const format = formats.get(timeZone) ?? numericFormat(timeZone);
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const field = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts[wanted]);
  const shown = new Date(0);
  // `Date.UTC` would read the year 1, some services' 'never', as 1901.
  shown.setUTCFullYear(field('year'), field('month') - 1, field('day'));
  shown.setUTCHours(field('hour'), field('minute'), field('second'), instant.getUTCMilliseconds());
  return shown;
}

export function isTimeZone(written: string): boolean {
  try {
    numericFormat(written);
    return true;
  } catch {
    return false;
  }
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
