/** A shorter word has too many neighbors. */
const minLength = 5;

/**
 * Finds a word that sounds the same. Else finds one, or its beginning, that is one typing error away: a letter too many, a
 * missing or wrong one, or two swapped. A whole word wins over a beginning, and then the first one wins.
 */
export function wordMeant(typed: string, texts: readonly string[]): string | undefined {
  const spoken = wordSpoken(typed, texts);
  if (spoken !== undefined || typed.length < minLength) return spoken;
  let longer: string | undefined;
  for (const word of wordsLike(typed, texts)) {
    if (isOneErrorFrom(typed, word)) return word;
    longer ??= isOneErrorFromBeginning(typed, word) ? word : undefined;
  }
  return longer;
}

/** Indian dishes are written by ear: `daal` and `dhal` are `dal`, `jira` is `jeera`, and `idly` is `idli`. */
function wordSpoken(typed: string, texts: readonly string[]): string | undefined {
  const vowels = typed.replaceAll(/ee|y/g, 'i').replaceAll('oo', 'u');
  const sounds = vowels.replaceAll(/(?<!^)h|(.)(?=\1)/gu, '');
  // Two sounds are like too many words.
  if (!/^\p{L}{3,}$/u.test(sounds)) return undefined;
  const spelled = sounds.replaceAll(/./gu, '$&+h*').replaceAll('i', '(?:ee|i|y)').replaceAll('u', '(?:oo|u)');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${spelled}(?![\\p{L}\\p{N}])`, 'u');
  return texts.map((text) => pattern.exec(text)?.[0]).find((word) => word !== undefined);
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
