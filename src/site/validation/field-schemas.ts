import * as z from 'zod';

/** Completes a sentence after the field's name: `contact.email must be …`. */
export function mustBe(what: string) {
  return { error: `must be ${what}` };
}

export const text = matching(/\S/, 'a text');
export const httpsUrl = matching(/^https:\/\/[^\s/@]+(\/\S*)?$/, 'an https URL');
export const yesOrNo = z.boolean(mustBe('true or false'));

export function matching(pattern: RegExp, what: string) {
  return z.string(mustBe(what)).regex(pattern, mustBe(what));
}

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, mustBe(`one of ${values.join(', ')}`));
}

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  const error = mustBe(
    `a whole number ${max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`}`,
  );
  return z.int(error).min(min, error).max(max, error);
}

export function hourInQuarters(min: number, max: number) {
  const error = mustBe(`an hour like 11 or 11.5 from ${min} to ${max}`);
  return z.number(error).multipleOf(0.25, error).min(min, error).max(max, error);
}

export function nonEmptyList<Item>(item: z.ZodType<Item>) {
  const error = mustBe('a list that is not empty');
  return z.array(item, error).min(1, error);
}

export function exactly<Item>(count: number, item: z.ZodType<Item>) {
  const error = mustBe(`a list of ${count}`);
  return z.array(item, error).length(count, error);
}

/** A new field without a schema does not compile. */
export function fields<Type>(shape: { [Field in keyof Type]-?: z.ZodType<Required<Type>[Field]> }) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? undefined : mustBe('a group of fields').error),
  });
}

export function after(first: string, second: string) {
  return { path: [second], error: `must be after {${first}}` };
}

export function errorsOf(schema: z.ZodType, raw: unknown, whole: string): readonly string[] {
  const issues = schema.safeParse(raw, { reportInput: true }).error?.issues ?? [];
  return [...new Set(issues.flatMap((issue) => sentencesOf(issue, whole)))];
}

function sentencesOf(issue: z.core.$ZodIssue, whole: string): readonly string[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${nameOf([...path, key])} is not a field.`);
  const error = message.replace(/\{(\w+)\}/, (_, sibling: string) => nameOf([...path.slice(0, -1), sibling]));
  if (path.length === 0) return [`${whole} ${error}.`];
  return [`${nameOf(path)} ${issue.input === undefined ? `is missing: it ${error}` : error}.`];
}

function nameOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
