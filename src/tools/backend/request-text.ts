import { Refusal } from './refusal';

/** No call has lists of lists of lists. */
const maxDepth = 10;
/** No field of the shop takes a longer text. */
const maxTextLength = 10_000;

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const broken = /\0|\p{Surrogate}/u;

export const unstorableText = 'The request holds something that cannot be stored.';

/** Looks at the nesting before it parses, because deep brackets cost seconds. Throws for what is no JSON. */
export function readJson(text: string): unknown {
  let depth = 0;
  let isQuoted = false;
  for (let position = 0; position < text.length; position++) {
    const character = text[position];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted && character === '\\') position++;
    else if (!isQuoted && (character === '[' || character === '{')) depth++;
    else if (!isQuoted && (character === ']' || character === '}')) depth--;
    if (depth > maxDepth) throw new Refusal(400, 'The request is nested too deep.');
  }
  return JSON.parse(text);
}

/** The database takes no NUL and no half of a surrogate pair. A longer text is not what a person writes. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= maxTextLength && !broken.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every((entry) => entry.every(isStorable));
}
