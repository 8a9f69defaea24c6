/** Runs in the page, once nothing moves. Looks at the dialog on top, or else at the page. */
export async function brokenLayout(): Promise<readonly string[]> {
  const found: string[] = [];
  const timed = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(timed.map(({ finished }) => finished));
  const top = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  const root = top ?? document.body;
  const all = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]'),
    );
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const window = { width: document.documentElement.clientWidth, height: innerHeight };

  function checkWidth(): void {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.width) found.push(`the page is ${scrollWidth} px wide in a window of ${window.width}`);
  }

  function checkDialog(dialog: HTMLElement): void {
    const { left, top: above, right, bottom } = dialog.getBoundingClientRect();
    if (left < -1 || above < -1 || right > innerWidth + 1 || bottom > window.height + 1)
      found.push(`${nameOf(dialog)} is at ${[left, above, right, bottom].map(Math.round).join()}`);
    if (dialog.scrollWidth > dialog.clientWidth + 1) found.push(`${nameOf(dialog)} scrolls sideways`);
    const tallest = parseFloat(getComputedStyle(dialog).maxHeight);
    const hidden = Math.max(...all('*').map((part) => (scrolls(part) ? part.scrollHeight - part.clientHeight : 0)), 0);
    // The checkout has one height for all its steps.
    if (hidden > 1 && dialog.offsetHeight < tallest - 1 && !dialog.matches('.modal--full'))
      found.push(`${nameOf(dialog)} hides ${hidden} px, though it may be ${tallest - dialog.offsetHeight} px taller`);
  }

  function scrolls(element: HTMLElement): boolean {
    return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
  }

  /** The cards of one row are equally wide, and none is taller than two windows. */
  function checkRows(list: HTMLElement): void {
    const cells = [...list.children].map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
    for (const rowTop of new Set(cells.map(({ box }) => Math.round(box.top)))) {
      const row = cells.filter(({ box }) => Math.round(box.top) === rowTop);
      const sizes = new Set(row.map(({ box }) => `${Math.round(box.width)} x ${Math.round(box.height)}`));
      const widths = row.map(({ box }) => box.width);
      if (Math.max(...widths) - Math.min(...widths) > 2) found.push(`a row of cards has ${[...sizes].join(', ')}`);
      if (row.some(({ cell, box }) => box.height > 2 * window.height && cell.querySelector('img')))
        found.push(`a card is ${[...sizes].join(', ')}`);
    }
  }

  function checkCover(control: HTMLElement): void {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top: above, width, height } = control.getBoundingClientRect();
    if (width <= 1 || height <= 1 || getComputedStyle(control).pointerEvents === 'none') return;
    const [x, y] = [left + width / 2, above + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || control.contains(hit) || hit.contains(control)) return;
    // An open menu or panel lies over the page.
    const layer = hit.closest('.popover, .demo');
    if (layer && !layer.contains(control)) return;
    // The middle of a link that breaks over two lines is in the text around it.
    const isInline = getComputedStyle(control).display === 'inline';
    if (!isInline) found.push(`${nameOf(control)} is covered by ${nameOf(hit)}`);
  }

  function checkCut(element: HTMLElement): void {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isMeant = textOverflow === 'ellipsis' || (webkitLineClamp !== '' && webkitLineClamp !== 'none');
    // Text for screen readers alone is 1 px wide.
    const isForReaders = element.clientWidth <= 1;
    if (!hasText || isMeant || isForReaders || overflowX === 'visible' || overflowX === 'auto') return;
    if (element.scrollWidth > element.clientWidth + 1) found.push(`${nameOf(element)} is cut`);
  }

  checkWidth();
  if (top) checkDialog(top);
  for (const list of all('ul:has(> li > .card)')) checkRows(list);
  for (const element of all('*')) if (!element.matches('svg *')) checkCut(element);
  for (const control of all('a[href], button')) checkCover(control);
  checkWidth();
  return [...new Set(found)];
}
