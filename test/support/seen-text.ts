/** Returns the text without the words that are for screen readers alone. */
export function seenText(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const spoken of copy.querySelectorAll('.sr')) spoken.remove();
  return copy.textContent;
}
