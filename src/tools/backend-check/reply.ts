// A reply may hold anything. These functions read it, and say in words how it differs.

export interface Difference {
  /** A place like `orders[0].totalAmount`, or '' for the whole reply. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
  readonly failure?: string;
}

export function fieldOf(reply: unknown, field: PropertyKey): unknown {
  return typeof reply === 'object' && reply !== null ? Reflect.get(reply, field) : undefined;
}

export function textAt(reply: unknown, ...path: readonly string[]): string | undefined {
  const value = path.reduce<unknown>(fieldOf, reply);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

export function textsOf(rows: readonly unknown[], field: string): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => textAt(row, field) ?? []));
}

export function listAt(reply: unknown, name: string): readonly unknown[] {
  const list = fieldOf(reply, name);
  return Array.isArray(list) ? list : [];
}

export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

const maxLength = 60;

export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
