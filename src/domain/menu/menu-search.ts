import { foldText } from '../shared/text-folding';
import { lessOf } from './free-from';
import { ofIngredient, type IndexedProduct, type MenuIndex } from './menu-index';
import type { CountedLabel } from './stated-labels';
import { nameKey, type Named } from '../shared/name-list';
import type { MenuCategory } from './product';
import { wordFinder } from './typing-error';

export interface SearchMatches {
  readonly items: MenuIndex;
  readonly corrected?: string;
}

/** Each word must begin a word of the item. Unmatched words are searched inside words, then as typing errors. */
export function searchMenu(menu: MenuIndex, candidates: MenuIndex, search: string): SearchMatches {
  const words = searchWords(search);
  const items = candidates.filter(matchesAll(search));
  if (items.length > 0) return { items };
  // A search for `nut free` must not find a peanut-free dish, nor one for `veg` a `Nonveg Thali`.
  const isWhole = ({ word }: SearchWord) => word.endsWith(free) || trait.test(word);
  const parts = candidates.filter(({ text }) =>
    words.every((word) => (isWhole(word) ? word.matches(text) : text.includes(word.word))),
  );
  if (parts.length > 0) return { items: parts };
  const corrected = searchMeant(menu, words);
  if (corrected === undefined) return { items };
  const found = candidates.filter(matchesAll(corrected));
  return found.length > 0 ? { items: found, corrected } : { items };
}

/** The search without its typing errors. Undefined if a word is neither on the whole menu nor like one that is. */
function searchMeant(menu: MenuIndex, words: readonly SearchWord[]): string | undefined {
  const wordMeant = wordFinder(menu.map(({ text }) => text));
  const meant = words.map(({ word }) => {
    if (menu.some(matchesAll(word))) return word;
    const [name = word, ending = ''] = word.split(/(?=-free$)/);
    const other = wordMeant(name);
    return other && other + ending;
  });
  return meant.includes(undefined) ? undefined : meant.join(' ');
}

/** A name `No-Bake Bar` or a label `Egg & Nut Free` is also found as it is written, and while it is typed. */
function matchesAll(search: string): (indexed: IndexedProduct) => boolean {
  const words = searchWords(search);
  const lineStart = `\n${plainPhrase(search)}`;
  return ({ text }) => words.every((word) => word.matches(text)) || `\n${text}`.includes(lineStart);
}

/** The keys of the labels' names. */
export function askedLabels(
  { dietary, search }: { readonly dietary: readonly string[]; readonly search: string },
  labels: readonly CountedLabel[],
): readonly string[] {
  const isNamed = isNamedIn(search);
  const asked = labels.filter(({ label }) => dietary.includes(label.slug) || isNamed(label.name));
  return asked.map(({ label }) => nameKey(label.name));
}

export type Nearby =
  | { readonly kind: 'label'; readonly label: CountedLabel }
  | { readonly kind: 'category'; readonly category: MenuCategory };

export function nearbyOf(
  search: string,
  labels: readonly CountedLabel[],
  categories: readonly MenuCategory[],
): readonly Nearby[] {
  const isNamed = isNamedIn(search);
  return [
    ...labels.filter(({ label }) => isNamed(label.name)).map((label) => ({ kind: 'label', label }) as const),
    ...categories.filter(({ name }) => isNamed(name)).map((category) => ({ kind: 'category', category }) as const),
  ];
}

function isNamedIn(search: string): (name: string) => boolean {
  const words = searchWords(search);
  return (name) => words.some((word) => word.matches(foldText(name)));
}

/** The claims that a search makes, as they were typed, such as `egg-free`. */
export function searchedClaims(search: string): readonly Named[] {
  return wordsOf(search).flatMap((name) => (name.endsWith(free) ? { name } : []));
}

interface SearchWord {
  readonly word: string;
  /** `curry` also matches `curries`. */
  matches(text: string): boolean;
}

/** @public The words are tested alone, because a search that finds none of them goes on with parts of words. */
export function searchWords(search: string): readonly SearchWord[] {
  return wordsOf(search).map((word) => (word.endsWith(free) ? freeFromWord(word) : searchWord(word)));
}

const free = '-free';

/** These words belong to the claim: a dish without tree nuts may have peanuts, one without refined sugar honey. */
const kind = '(?:(?:tree|pine)(?=[ -]nut)|(?:added|refined)(?=[ -]sugar)|(?:almond|coconut|oat|soy)(?=[ -]milk))[ -]';
const none = '(?:no|without|free (?:of|from))[ -]+';
const and = ',? (?:and|or|&) ';
const named = String.raw`(?:${kind})?\p{L}+`;
const list = String.raw`(${named}(?:(?:, ${named})*${and}(?!no |without |free )${named})*)`;
const noneOf = new RegExp(String.raw`(?<![\p{L}\p{N}])${none}${list}`, 'gu');
const freeOf = new RegExp(String.raw`${list}[ -]*free(?![\p{L}\p{N}])`, 'gu');
const between = new RegExp(`${and}|, `, 'g');
const afterClaim = new RegExp(`(?<=${free})${and}`, 'g');

const non = 'non-';
const traits = '(?:veg|organic|halal|kosher|spicy)';
/** `vegan and nut free` is two wishes. A label can't tell them apart, because some kitchens put `Egg` on what contains egg. */
const trait = new RegExp(`^${traits}`);
const nonTrait = new RegExp(String.raw`(?<!\p{L})non[ -]?(?=${traits})`, 'gu');

function asClaims(_written: string, listed: string): string {
  const names = listed.split(between);
  const words = names.map((name) => name.replace(' ', '-'));
  return words.map((name) => (trait.test(name) && names.length > 1 ? name : name + free)).join(' ');
}

/** `egg free`, `no egg` and `egg and nut free` are claims. As single words, they would find what contains egg. */
function wordsOf(search: string): readonly string[] {
  const phrase = plainPhrase(search).replaceAll(new RegExp(lessOf, 'g'), '$1 free').replaceAll(nonTrait, non);
  const claims = phrase.replaceAll(noneOf, asClaims).replaceAll(freeOf, asClaims);
  const written = claims.replaceAll(afterClaim, ' ').match(/\S+/g) ?? [];
  return written.map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word);
}

function plainPhrase(search: string): string {
  return foldText(search).trim().replaceAll(/\s+/g, ' ');
}

const endings: readonly { readonly end: RegExp; readonly forms: string }[] = [
  { end: /(?<=\p{L}{3})(?:y|ies?|ied)$/u, forms: 'y|ies?|ied' },
  { end: /(?<=\p{L}{3})(?:es?|ed|ing|s)$/u, forms: 'es?|ed|ing|s|' },
];

/** A search for `veg` must find neither `Non-Veg` nor `not vegan`. */
function searchWord(word: string): SearchWord {
  const ending = endings.find(({ end }) => end.test(word));
  const stem = ending ? word.replace(ending.end, '') : word;
  const forms = ending ? `|${escaped(stem)}(?:${ending.forms})(?![\\p{L}\\p{N}])` : '';
  const denial = trait.test(word) ? "|non[ -]|not |n't " : '';
  const written = `(?:${escaped(word)}${forms})`.replaceAll(non, 'non[ -]?');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}]${denial})${written}`, 'u');
  const part = stem.replace(non, '');
  // `includes` is much faster than a pattern, and most texts lack the stem.
  return { word, matches: (text) => text.includes(part) && pattern.test(text) };
}

/** Kitchens write `Egg-Free`, `Egg Free`, `EggFree` or `without egg`, and customers `eggs free`. */
function freeFromWord(word: string): SearchWord {
  const parts = word.slice(0, -free.length).replace(/s$/, '').split('-');
  const stated = `${parts.map(escaped).join('[ -]?')}s?`;
  const claim = `(?:${stated}(?:[ -]*free|less)|${none}${stated})`;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}]|not |n't |${kind})${claim}(?!\p{L})`, 'gu');
  const isMade = (text: string) => [...text.matchAll(pattern)].some(({ index }) => !isOfIngredient(text, index));
  return { word, matches: (text) => parts.every((part) => text.includes(part)) && isMade(text) };
}

function isOfIngredient(text: string, at: number): boolean {
  return text[text.lastIndexOf('\n', at) + 1] === ofIngredient;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
