/** What is wrong with a value, a sentence each that begins with where it stands: `contact.email must be …`. */
export type Check = (value: unknown, at: string) => readonly string[];

/** `what` completes the sentence `… must be`. */
export function passing(isFit: (value: unknown) => boolean, what: string): Check {
  return (value, at) => {
    if (isFit(value)) return [];
    return [value === undefined ? `${at} is missing: it must be ${what}.` : `${at} must be ${what}.`];
  };
}

export const text = passing((value) => typeof value === 'string' && value.trim() !== '', 'a text');
export const anything = passing((value) => typeof value === 'string', 'a text, if only an empty one');
export const color = matching(/^#[0-9a-f]{6}$/i, 'a colour like #3b1b0f');
export const httpsUrl = matching(/^https:\/\/[^\s/@]+(\/\S*)?$/, 'an https address');

export function matching(pattern: RegExp, what: string): Check {
  return passing((value) => typeof value === 'string' && pattern.test(value), what);
}

export function oneOf(values: readonly string[]): Check {
  return passing((value) => typeof value === 'string' && values.includes(value), `one of ${values.join(', ')}`);
}

export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): Check {
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  const isFit = (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return passing(isFit, `a whole number ${range}`);
}

export function optional(check: Check): Check {
  return (value, at) => (value === undefined ? [] : check(value, at));
}

export function all(...checks: readonly Check[]): Check {
  return (value, at) => checks.flatMap((check) => check(value, at));
}

/** At least one. */
export function listOf(item: Check): Check {
  return (value, at) => {
    if (!Array.isArray(value) || value.length === 0) return passing(() => false, 'a list that is not empty')(value, at);
    return value.flatMap((entry: unknown, position) => item(entry, `${at}[${position}]`));
  };
}

export function exactly(count: number, item: Check): Check {
  return (value, at) => {
    const isFit = Array.isArray(value) && value.length === count;
    return isFit ? listOf(item)(value, at) : passing(() => false, `a list of ${count}`)(value, at);
  };
}

/** Of two numbers in a group, the second is the larger one. */
export function inOrder(first: string, second: string): Check {
  return (value, at) => {
    const given = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
    const [from, to] = [given.get(first), given.get(second)];
    const isWrong = typeof from === 'number' && typeof to === 'number' && from >= to;
    return isWrong ? [`${at}.${second} must be after ${at}.${first}.`] : [];
  };
}

/** Names a check for every field of a type, so that a new field without one does not compile. */
export function fields<Type>(checks: { readonly [Field in keyof Required<Type>]: Check }): Check {
  const known = new Map<string, Check>(Object.entries(checks));
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return passing(() => false, 'a group of fields')(value, at);
    }
    const given = new Map<string, unknown>(Object.entries(value));
    const path = (name: string) => (at === '' ? name : `${at}.${name}`);
    const strange = [...given.keys()].filter((name) => !known.has(name)).map((name) => `${path(name)} is not a field.`);
    return [...[...known].flatMap(([name, check]) => check(given.get(name), path(name))), ...strange];
  };
}
