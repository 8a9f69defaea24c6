import { formatsOf } from './locale';

const listFormat = formatsOf(Intl.ListFormat);

export function formatList(texts: readonly string[]): string {
  return listFormat({ type: 'conjunction' }).format(texts);
}

export function formatAlternatives(texts: readonly string[]): string {
  return listFormat({ type: 'disjunction' }).format(texts);
}

/** `tree nuts` for `Tree nuts`; `MSG` stays as it is. */
export function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
