import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Names the fields that cannot be read, like `orders[].promisedBy`, and '' for the whole reply. It holds no values. */
export function unreadableFields(reply: Schema, value: unknown): readonly string[] {
  return [...new Set([...failureOf(reply, value, ''), ...droppedIn(reply, value, '')])];
}

/** `wire.ts` drops what it cannot read by a `catch`, whose place in the reply zod does not tell. */
function droppedIn(schema: Schema, value: unknown, path: string): readonly string[] {
  if (value === undefined || value === null) return [];
  if (schema instanceof z.ZodMiniCatch) {
    const { innerType } = schema.def;
    // Services write an empty text for what they do not state.
    return value === '' ? [] : [...lossOf(innerType, value, path), ...droppedIn(innerType, value, path)];
  }
  if (schema instanceof z.ZodMiniPipe) return droppedIn(schema.def.in, value, path);
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return droppedIn(schema.def.innerType, value, path);
  if (schema instanceof z.ZodMiniUnion) {
    const read = schema.def.options.find((option) => z.safeParse(option, value).success);
    return read ? droppedIn(read, value, path) : [];
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(value))
    return value.flatMap((row: unknown) => droppedIn(schema.def.element, row, `${path}[]`));
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.def.shape).flatMap(([name, field]) =>
      droppedIn(field, Reflect.get(Object(value), name), joined(path, name)),
    );
  return [];
}

/** The schema reads an impossible date as undefined, without a failure. */
function lossOf(schema: Schema, value: unknown, path: string): readonly string[] {
  const { success, data } = z.safeParse(schema, value);
  return success && data === undefined ? [path] : failureOf(schema, value, path);
}

function failureOf(schema: Schema, value: unknown, path: string): readonly string[] {
  const [issue] = z.safeParse(schema, value).error?.issues ?? [];
  return issue ? [pathOf(issue).reduce(joined, path)] : [];
}

function pathOf(issue: z.core.$ZodIssue): readonly PropertyKey[] {
  if (issue.code !== 'invalid_union') return issue.path;
  // The branch that fails least is most likely the one that was meant.
  const [branch = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  return [...issue.path, ...branch.slice(0, 1).flatMap(pathOf)];
}

function joined(path: string, part: PropertyKey): string {
  if (typeof part === 'number') return `${path}[]`;
  return path === '' ? String(part) : `${path}.${String(part)}`;
}
