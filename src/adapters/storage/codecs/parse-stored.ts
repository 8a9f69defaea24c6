import { cents, type Cents } from '../../../domain/shared/money';

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(stored: unknown): Fields {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

export function listOf<Item>(stored: unknown, read: (item: unknown) => Item | undefined): readonly Item[] {
  if (!Array.isArray(stored)) return [];
  return stored.map((item: unknown) => read(item)).filter((item) => item !== undefined);
}

export function textOf(stored: unknown): string | undefined {
  return typeof stored === 'string' && stored !== '' ? stored : undefined;
}

export function centsOf(stored: unknown): Cents | undefined {
  return Number.isSafeInteger(stored) ? cents(Number(stored)) : undefined;
}

export function dateOf(stored: unknown): Date | undefined {
  const instant = typeof stored === 'string' ? new Date(stored) : undefined;
  return instant && !Number.isNaN(instant.getTime()) ? instant : undefined;
}

export function pick<Name extends string, Value>(
  stored: unknown,
  names: readonly Name[],
  read: (value: unknown) => Value | undefined,
): { readonly [Key in Name]?: Value } {
  const fields = fieldsOf(stored);
  const picked: { [Key in Name]?: Value } = {};
  for (const name of names) {
    const value = read(fields[name]);
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
