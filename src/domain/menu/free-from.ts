import { nameKey, type Named } from '../shared/name-list';
import type { Product } from './product';

/** Of the words that end in `less`, only these are claims. `boneless`, for example, names nothing that anybody avoids. */
export const lessOf = /(egg|sugar|dairy|nut|gluten|meat)less/;
const claim = /\p{L}[^\p{L}]*free|^[^\p{L}]*(?:free(?:from|of)|without)/u;
/** A key has no spaces, and `nonuts` could be noodles. */
const denial = /^\P{L}*no\s/iu;

/** A label like `Nut-Free` is a claim, however it is written, which the shop's sentence on traces limits. */
export function isFreeFrom({ name }: Named): boolean {
  const key = nameKey(name);
  return claim.test(key) || lessOf.test(key) || denial.test(name);
}

export function claimsFreeFrom({ category, dietaryLabels = [] }: Product): boolean {
  return [category, ...dietaryLabels].some(isFreeFrom);
}

interface ShownGroup {
  readonly category: Named;
  readonly items: readonly Product[];
}

/**
 * The sentence is above a list that is filtered for a `-Free` label or by an avoided allergen. A `-Free` category of
 * one item keeps its place beside another such group.
 */
export function needsTracesNoteFirst(
  chosen: readonly Named[],
  avoided: readonly string[],
  groups: readonly ShownGroup[],
): boolean {
  const isLoneClaim = ({ category, items }: ShownGroup) => isFreeFrom(category) && items.length === 1;
  return avoided.length > 0 || chosen.some(isFreeFrom) || (groups.length > 1 && groups.some(isLoneClaim));
}

/** A `-Free` label on a card needs the sentence on traces. A `-Free` category shows it already. */
export function needsTracesNote(groups: readonly ShownGroup[]): boolean {
  return !groups.some(({ category }) => isFreeFrom(category)) && groups.some(({ items }) => items.some(claimsFreeFrom));
}
