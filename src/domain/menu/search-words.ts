import { foldText } from '../shared/text-folding';

export interface SearchWord {
  readonly word: string;
  /** `curry` also matches `curries`. */
  matches(text: string): boolean;
}

export function searchWords(search: string): readonly SearchWord[] {
  return wordsOf(search).map(searchWord);
}

function wordsOf(search: string): readonly string[] {
  const written = foldText(search).match(/\S+/g) ?? [];
  return written.map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word);
}

const endings: readonly { readonly end: RegExp; readonly forms: string }[] = [
  { end: /(?<=\p{L}{3})(?:y|ies?|ied)$/u, forms: 'y|ies?|ied' },
  { end: /(?<=\p{L}{3})(?:es?|ed|ing|s)$/u, forms: 'es?|ed|ing|s|' },
  { end: /(?<=\p{L}{3})$/u, forms: 'es?|ed|ing|s|' },
];

function searchWord(word: string): SearchWord {
  const ending = endings.find(({ end }) => end.test(word));
  const stem = ending ? word.replace(ending.end, '') : word;
  const forms = ending ? `|${escaped(stem)}(?:${ending.forms})(?![\\p{L}\\p{N}])` : '';
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped(word)}${forms})`, 'u');
  // `includes` is much faster than a pattern, and most texts lack the stem.
  return { word, matches: (text) => text.includes(stem) && pattern.test(text) };
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
