/**
 * Brings the top of an element into view without motion, and ends a smooth scroll that the page is on: where the page is
 * there already, scrolling to it alone would not.
 */
export function scrollAtOnce(element: Element | null): void {
  scrollBy({ top: 1, behavior: 'instant' });
  element?.scrollIntoView({ behavior: 'instant' });
}
