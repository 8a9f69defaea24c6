import { settingNames } from '../app/settings.ts';

/** Vite sets it if a `.env` file sets NODE_ENV. */
const ofVite = ['VITE_USER_NODE_ENV'];

/** Throws an Error that names the unknown setting and the nearest known one. */
export function rejectUnknownSettings(names: readonly string[]): void {
  const unknown = names.find((name) => !settingNames.includes(name) && !ofVite.includes(name));
  if (unknown === undefined) return;
  const [nearest] = settingNames.toSorted((one, other) => edits(unknown, one) - edits(unknown, other));
  throw new Error(`${unknown} is not a setting of this shop. Did you mean ${nearest}?`);
}

function edits(from: string, to: string): number {
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
