/**
 * Brings the top of an element into view without motion, and stops a smooth scroll that is under way. Scrolling to where the
 * page already is would not stop it, so the page moves by a pixel first.
 */
export function scrollAtOnce(element: Element | null): void {
  scrollBy({ top: 1, behavior: 'instant' });
  element?.scrollIntoView({ behavior: 'instant' });
}
