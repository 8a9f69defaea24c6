/** A shorter word has too many neighbors. */
const minLength = 5;

/**
 * Finds a word, or its beginning, that is one typing error away: a letter too many, a missing or wrong one, or two
 * swapped. A whole word wins over a beginning, and then the first one wins.
 */
export function wordMeant(typed: string, texts: readonly string[]): string | undefined {
  if (typed.length < minLength) return undefined;
  let longer: string | undefined;
  for (const word of wordsLike(typed, texts)) {
    if (isOneErrorFrom(typed, word)) return word;
    longer ??= isOneErrorFromBeginning(typed, word) ? word : undefined;
  }
  return longer;
}

/** One error spares the first or the last letters, so most texts need not be split. */
function wordsLike(typed: string, texts: readonly string[]): ReadonlySet<string> {
  const spared = Math.floor((typed.length - 1) / 2);
  const [first, last] = [typed.slice(0, spared), typed.slice(-spared)];
  const like = texts.filter((text) => text.includes(first) || text.includes(last));
  return new Set(like.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []));
}

function isOneErrorFromBeginning(typed: string, word: string): boolean {
  return [-1, 0, 1].some((change) => isOneErrorFrom(typed, word.slice(0, typed.length + change)));
}

function isOneErrorFrom(typed: string, word: string): boolean {
  const change = word.length - typed.length;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const [typedRest, wordRest] = [typed.slice(at), word.slice(at)];
  if (change > 0) return typedRest === wordRest.slice(1);
  if (change < 0) return typedRest.slice(1) === wordRest;
  const isSwapped = typedRest[0] === wordRest[1] && typedRest[1] === wordRest[0];
  return typedRest.slice(1) === wordRest.slice(1) || (isSwapped && typedRest.slice(2) === wordRest.slice(2));
}
