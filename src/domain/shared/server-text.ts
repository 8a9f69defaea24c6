const longest = 300;
/** Enough to judge a text by; a reply may be megabytes long. */
const looked = 2000;
const whitespace = /\s+/g;
const halfOfAPair = /[\ud800-\udbff]$/;
/** What no customer should read: markup, a stack (`at place (order.js:7`), and JavaScript's names for nothing. */
const unreadable = /<[a-z!/][^>]*>|\bat\b.*\.\w+:(?:line )?\d|^Traceback |\bundefined\b|\bNaN\b|\[object /im;

/** A text that came from outside, fit to be shown as text: one line, at most 300 characters; undefined when unreadable. */
export function readableText(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const start = raw.slice(0, looked);
  const line = start.replace(whitespace, ' ').trim();
  if (line === '' || unreadable.test(start)) return undefined;
  return line.length > longest ? `${line.slice(0, longest - 1).replace(halfOfAPair, '')}…` : line;
}
