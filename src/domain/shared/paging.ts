/** Numbered buttons of a pagination. */
export const pageButtons = 5;

/** The page there is that comes closest to the one asked for; pages count from 1. */
export function nearestPage(page: number, pages: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), pages);
}

/** At most five neighbouring pages around the current one. */
export function pageWindow(page: number, pages: number): readonly number[] {
  const count = Math.min(pageButtons, pages);
  const first = Math.min(Math.max(1, page - Math.floor(pageButtons / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, step) => first + step);
}
