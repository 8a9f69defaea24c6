import { cents, type Cents } from '../../domain/shared/money';

/**
 * A schema reads what this version, an older one, a newer one or a broken device stored. Undefined means that nothing
 * of it can be used. These schemas are written here although `zod/mini` reads the replies of services, because it would
 * add 7 KiB to the first visit of a demo, which needs it for nothing else.
 */
export type Schema<Value> = (stored: unknown) => Value | undefined;

type Schemas<Values> = { readonly [Name in keyof Values]: Schema<Values[Name]> };

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(stored: unknown): Fields {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** An empty text counts as none. */
export const aText: Schema<string> = (stored) => (typeof stored === 'string' && stored !== '' ? stored : undefined);

export const aBoolean: Schema<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

export const anAmount: Schema<Cents> = (stored) => (Number.isSafeInteger(stored) ? cents(Number(stored)) : undefined);

export const atLeastOne: Schema<number> = (stored) =>
  typeof stored === 'number' && stored >= 1 ? Math.trunc(stored) : undefined;

/** JSON holds a date as a text. */
export const aDate: Schema<Date> = (stored) => {
  if (typeof stored !== 'string') return undefined;
  const instant = new Date(stored);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

export function anyOf<const Value extends string>(values: readonly Value[]): Schema<Value> {
  return (stored) => values.find((value) => value === stored);
}

/** `fallback` replaces what the schema cannot read. */
export function orElse<Value>(schema: Schema<Value>, fallback: NoInfer<Value>): (stored: unknown) => Value {
  return (stored) => schema(stored) ?? fallback;
}

/** Rows that cannot be read are left out. Anything but a list gives an empty one. */
export function listOf<Row>(row: Schema<Row>): (stored: unknown) => readonly Row[] {
  return (stored) =>
    Array.isArray(stored) ? stored.map((each: unknown) => row(each)).filter((each) => each !== undefined) : [];
}

/**
 * Returns a record only if all fields of `needed` can be read. A field of `optional` that cannot be read is left out.
 */
export function recordOf<Needed extends object, Optional extends object = object>(
  needed: Schemas<Needed>,
  optional?: Schemas<Optional>,
): Schema<Needed & Partial<Optional>>;
export function recordOf(
  needed: Readonly<Record<string, Schema<unknown>>>,
  optional: Readonly<Record<string, Schema<unknown>>> = {},
): Schema<object> {
  return (stored) => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const fields = fieldsOf(stored);
    const read: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries({ ...needed, ...optional })) {
      const value = schema(fields[name]);
      if (value !== undefined) read[name] = value;
      else if (name in needed) return undefined;
    }
    return read;
  };
}
