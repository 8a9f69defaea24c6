import type { FieldPath } from './reply-fields';

type Change = (value: unknown) => unknown;

/** JSON has no such number: each is written as a text, which `written` turns into the number. */
const rawNumber = (digits: string) => `raw number ${digits}`;

const longWord = 'Schokoladenkeksverpackung'.repeat(400);
const manyRows = 10_000;

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

export const fieldChanges = {
  'left out': () => undefined,
  null: () => null,
  'an empty text': () => '',
  spaces: () => ' \n\t ',
  'another type': (value) => (typeof value === 'string' ? 7 : typeof value === 'object' ? 'a text' : { value }),
  'a list of it': (value) => [value],
  'an empty list': () => [],
  'an empty object': () => ({}),
  true: () => true,
  zero: () => 0,
  'below zero': (value) => (typeof value === 'number' ? -Math.abs(value) - 1 : -1),
  'a fraction': () => 0.1 + 0.2,
  huge: () => 1e21,
  infinite: () => rawNumber('1e999'),
  'minus zero': () => rawNumber('-0'),
  'a number as a text': (value) => String(Number(value) || 12),
  'a long word': () => longWord,
  'a lone surrogate': (value) => `${String(value)}\uD83D`,
  'right to left': (value) => `\u202E${String(value)} \u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627`,
  'control characters': (value) => `${String(value)}\u0000\u001B[31m\u200B\uFEFF`,
  markup: () => '</script><img src=x onerror="document.title=\'owned\'">',
  'a script as a URL': () => 'javascript:alert(1)',
  'a path that leaves': () => '../../%2e%2e?#',
  'a date of no calendar': () => '2026-02-31T25:61:00Z',
  'a date long ago': () => '0001-01-01T00:00:00Z',
  'names of prototypes': () => JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":1},"toString":1}'),
  'the name of a prototype': () => '__proto__',
  'every row twice': (value) => [...rowsOf(value), ...rowsOf(value)],
  'a row of null': (value) => [null, ...rowsOf(value)],
  'ten thousand rows': (value) =>
    Array.from({ length: manyRows }, (_, row) => rowsOf(value)[row % rowsOf(value).length]),
} satisfies Readonly<Record<string, Change>>;
export type FieldChange = keyof typeof fieldChanges;

/** Changes the field in every row of the lists above it. */
export function withChange(reply: unknown, path: FieldPath, change: FieldChange): string {
  const changes: Readonly<Record<FieldChange, Change>> = fieldChanges;
  return written(changedIn(reply, path, changes[change]));
}

function changedIn(value: unknown, [name, ...rest]: FieldPath, change: Change): unknown {
  if (name === undefined) return change(value);
  if (name === '[]') return rowsOf(value).map((row) => changedIn(row, rest, change));
  const fields: Readonly<Record<string, unknown>> = Object(value);
  return { ...fields, [name]: changedIn(fields[name], rest, change) };
}

function written(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll(/"raw number ([^"]+)"/g, '$1');
}
