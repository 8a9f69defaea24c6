const maxPageButtons = 5;

/** Reads the number of a page from a URL. Any other text counts as the first page. */
export function readPage(param: string | null): number {
  return nearestPage(Number(param), Number.POSITIVE_INFINITY);
}

export function nearestPage(page: number, pages: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), pages);
}

/** The pages that get a button: the shown one in the middle, where there are enough on both sides. */
export function pageWindow(page: number, pages: number): readonly number[] {
  const count = Math.min(maxPageButtons, pages);
  const first = Math.min(Math.max(1, page - Math.floor(maxPageButtons / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, step) => first + step);
}
