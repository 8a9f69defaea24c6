import type { MenuGroup } from './menu-query';
import type { Category, DietaryLabel, Product } from './product';

/** `Nut-Free` and the like: a claim that the shop's sentence on traces limits. */
export function isFreeFrom({ slug }: Category | DietaryLabel): boolean {
  return slug.endsWith('-free');
}

export function claimsFreeFrom({ category, dietaryLabels = [] }: Product): boolean {
  return [category, ...dietaryLabels].some(isFreeFrom);
}

/** One sentence above all groups leaves a `-Free` category of one item its place beside another such group. */
export function needsTracesNoteFirst(chosen: readonly DietaryLabel[], groups: readonly MenuGroup[]): boolean {
  const isLoneClaim = ({ category, items }: MenuGroup) => isFreeFrom(category) && items.length === 1;
  return chosen.some(isFreeFrom) || (groups.length > 1 && groups.some(isLoneClaim));
}

/** A `-Free` label on a card needs the sentence on traces. A `-Free` category shows it already. */
export function needsTracesNote(groups: readonly MenuGroup[]): boolean {
  return !groups.some(({ category }) => isFreeFrom(category)) && groups.some(({ items }) => items.some(claimsFreeFrom));
}
