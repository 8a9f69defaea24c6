import { inLocale } from './locale';

const and = inLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const or = inLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

export function formatList(texts: readonly string[]): string {
  return and().format(texts);
}

export function formatAlternatives(texts: readonly string[]): string {
  return or().format(texts);
}

/** `tree nuts` for `Tree nuts`; `MSG` stays as it is. */
export function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
