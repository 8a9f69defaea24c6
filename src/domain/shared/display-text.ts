const longest = 300;
/** Enough to judge a text by; a reply may be megabytes long. */
const looked = 2000;
const blank = /[\s\p{Cc}]+/gu;
const halfOfAPair = /[\ud800-\udbff]$/;
const markup = /<[a-z!/][^>]*>/i;
/** What no customer should read: a stack (`at place (order.js:7`), and JavaScript's words for nothing. */
const stack = /\bat\b.*\.\w+:(?:line )?\d|^Traceback /im;
/** As JavaScript writes them: Nan is a name. */
const nothing = /\bundefined\b|\bNaN\b|\[object /;

/** What a service said, fit to be shown as text: one line, at most 300 characters; undefined when unreadable. */
export function displayText(raw: unknown): string | undefined {
  return typeof raw === 'string' && markup.test(raw.slice(0, looked)) ? undefined : displayUrlText(raw);
}

/** As `displayText`, of a text in an address: what looks like markup there is shown as it is written. */
export function displayUrlText(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const start = raw.slice(0, looked);
  const line = start.replace(blank, ' ').trim();
  if (line === '' || stack.test(start) || nothing.test(start)) return undefined;
  return line.length > longest ? `${line.slice(0, longest - 1).replace(halfOfAPair, '')}…` : line;
}
