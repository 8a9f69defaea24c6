// Commands use this too. It is here because `site` may not import `tools`.

/**
 * @param {string} written
 * @param {readonly string[]} words
 */
export function nearest(written, words) {
  const [first] = words.toSorted((one, other) => edits(written, one) - edits(written, other));
  return first;
}

/** @param {string} from @param {string} to */
export function edits(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_cell, position) => position);
  for (const [line, letter] of from.toLowerCase().split('').entries()) {
    const next = [line + 1];
    for (const [position, other] of to.toLowerCase().split('').entries()) {
      const replaced = (row[position] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[position + 1] ?? 0) + 1, (next[position] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
