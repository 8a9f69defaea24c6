import * as z from 'zod';
import type { Call } from '../adapters/http/call';
import { replySchema } from './openapi';

/** What is not as agreed, and where. */
export interface Difference {
  /** `orders[0].totalAmount`; empty for the whole reply. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

type Issue = z.core.$ZodIssue;

/** A reply, without its envelope, against its description: stricter than the shop, which makes do with less. */
export function differencesFrom(call: Call<unknown, unknown>, reply: unknown): readonly Difference[] {
  const checked = strict(call).safeParse(reply);
  if (checked.success) return [];
  return checked.error.issues.flatMap(inside).map((issue) => ({
    field: fieldName(issue.path),
    expected: expectation(issue),
    got: told(issue.path.reduce(says, reply)),
  }));
}

const strictSchemas = new Map<Call<unknown, unknown>, z.ZodType>();

function strict(call: Call<unknown, unknown>): z.ZodType {
  const schema = strictSchemas.get(call) ?? z.fromJSONSchema(replySchema(call));
  strictSchemas.set(call, schema);
  return schema;
}

/** Of readings that all fail, the one that came furthest is the one that was meant. */
function inside(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.every((reading) => reading.every(({ path }) => path.length === 0)))
    return [issue];
  const depth = (reading: readonly Issue[]) => Math.max(0, ...reading.flatMap(inside).map(({ path }) => path.length));
  const [meant = []] = issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length);
  return meant.flatMap((deeper) => inside({ ...deeper, path: [...issue.path, ...deeper.path] }));
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(expectation))].join(' or ');
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'datetime' ? 'an instant like 2026-11-21T18:00:00Z' : issue.format;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'not empty' : `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'custom':
      return issue.message;
  }
}

export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** What a reply has in a field; undefined where it has no fields. */
export function says(reply: unknown, field: PropertyKey): unknown {
  return typeof reply === 'object' && reply !== null ? Reflect.get(reply, field) : undefined;
}

const longest = 60;

export function told(value: unknown): string {
  if (value === undefined) return 'nothing';
  const written = JSON.stringify(value);
  return written.length > longest ? `${written.slice(0, longest)}…` : written;
}
