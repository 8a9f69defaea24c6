const maxLength = 300;
/** A reply may be megabytes long. */
const maxChecked = 2000;
const blank = /[\s\p{Cc}]+/gu;
const loneSurrogate = /[\ud800-\udbff]$/;
const markup = /<[a-z!/][^>]*>/i;
const stack = /\bat\b.*\.\w+:(?:line )?\d|^Traceback /im;
/** Matches JavaScript's missing values. Case-sensitive, because Nan is a name. */
const nothing = /\bundefined\b|\bNaN\b|\[object /;

/** Makes a service's text fit to show, as one line of at most 300 characters. Markup and noise become undefined. */
export function displayText(raw: unknown): string | undefined {
  return typeof raw === 'string' && markup.test(raw.slice(0, maxChecked)) ? undefined : displayUrlText(raw);
}

/** Text from a URL keeps its markup, which the screen shows as written. */
export function displayUrlText(raw: unknown, limit = maxLength): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const start = raw.slice(0, maxChecked);
  const line = start.replace(blank, ' ').trim();
  if (line === '' || stack.test(start) || nothing.test(start)) return undefined;
  return line.length > limit ? `${line.slice(0, limit - 1).replace(loneSurrogate, '')}…` : line;
}

/** The message of a service may have no full stop. */
export function withFullStop(text: string): string {
  return /\p{Po}$/u.test(text) ? text : `${text}.`;
}
