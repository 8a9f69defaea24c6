import * as z from 'zod';
import type { Call } from '../../../adapters/http/call';
import { wireSchema } from '../openapi/openapi-schemas';
import { fieldOf, formatPath, formatValue, type Difference } from '../reply';

type Issue = z.core.$ZodIssue;

/** The check is stricter than the shop, which tolerates missing fields. `reply` has no envelope any more. */
export function differencesFrom(call: Call<unknown, unknown>, reply: unknown): readonly Difference[] {
  const checked = strict(call).safeParse(reply);
  if (checked.success) return [];
  return checked.error.issues.flatMap(deepestIssues).map((issue) => ({
    field: formatPath(issue.path),
    expected: expectation(issue),
    got: formatValue(issue.path.reduce(fieldOf, reply)),
  }));
}

const strictSchemas = new Map<Call<unknown, unknown>, z.ZodType>();

function strict(call: Call<unknown, unknown>): z.ZodType {
  const schema = strictSchemas.get(call) ?? z.fromJSONSchema(wireSchema(call.reply));
  strictSchemas.set(call, schema);
  return schema;
}

function deepestIssues(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.every((branch) => branch.every(({ path }) => path.length === 0)))
    return [issue];
  const depth = (branch: readonly Issue[]) =>
    Math.max(0, ...branch.flatMap(deepestIssues).map(({ path }) => path.length));
  const [deepest = []] = issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length);
  return deepest.flatMap((deeper) => deepestIssues({ ...deeper, path: [...issue.path, ...deeper.path] }));
}

const formats: Readonly<Record<string, string>> = {
  datetime: 'an instant like 2026-11-21T18:00:00Z',
  date: 'a day like 2026-11-22',
};

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(expectation))].join(' or ');
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      return formats[issue.format] ?? issue.format;
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
