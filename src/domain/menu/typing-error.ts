/** A shorter word has too many neighbors. */
const minLength = 5;

/**
 * Finds a word that sounds the same. Else finds one, or its beginning, that is one typing error away: a letter too many, a
 * missing or wrong one, or two swapped. A whole word wins over a beginning, and then the first one wins. The texts are split
 * once, because a search may have many words.
 */
export function wordFinder(texts: readonly string[]): (typed: string) => string | undefined {
  const words = [...new Set(texts.join('\n').match(/[\p{L}\p{N}]+/gu))];
  return (typed) => {
    const sounds = soundsOf(typed);
    // Two sounds are like too many words.
    const spoken = words.find((word) => sounds.length > 2 && soundsOf(word) === sounds);
    if (spoken !== undefined || typed.length < minLength) return spoken;
    const begins = (word: string) =>
      [-1, 0, 1].some((change) => isOneErrorFrom(typed, word.slice(0, typed.length + change)));
    return words.find((word) => isOneErrorFrom(typed, word)) ?? words.find(begins);
  };
}

/** Indian dishes are written by ear: `daal` and `dhal` are `dal`, `jira` is `jeera`, and `idly` is `idli`. */
function soundsOf(word: string): string {
  const vowels = word.replaceAll(/ee|y/g, 'i').replaceAll('oo', 'u');
  return vowels.replaceAll(/(?<!^)h|(.)(?=\1)/gu, '');
}

function isOneErrorFrom(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const [typedRest, wordRest] = [typed.slice(at), word.slice(at)];
  const swapped = typedRest.replace(/(.)(.)/, '$2$1');
  return (
    swapped === wordRest ||
    typedRest === wordRest.slice(1) ||
    typedRest.slice(1) === wordRest ||
    typedRest.slice(1) === wordRest.slice(1)
  );
}
