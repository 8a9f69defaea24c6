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

  /** Where scrollbars take room, a dialog keeps the place of the page's free, as dark as the page. */
  function checkPlace(dialog: HTMLElement): void {
    const { left, right } = dialog.getBoundingClientRect();
    const page = document.body.getBoundingClientRect();
    const besides = { left: left - page.left, right: page.right - right };
    const distance = dialog.matches('.modal') ? besides.left - besides.right : besides.right;
    if (dialog.matches('.modal, .drawer') && Math.abs(distance) > 1)
      found.push(`${nameOf(dialog)} is ${Math.round(distance)} px from its place`);
    const groundOf = (element: Element, part?: string) => getComputedStyle(element, part).backgroundColor;
    const place = painted(groundOf(document.documentElement));
    const dimmed = painted(groundOf(document.body), groundOf(dialog, '::backdrop'));
    if (place.some((channel, position) => Math.abs(channel - (dimmed[position] ?? NaN)) > 2))
      found.push(`the place of the scrollbar is rgb(${place.join(' ')}) beside rgb(${dimmed.join(' ')})`);
    const room = scrollbarRoom();
    if (room === 0) return;
    if (Math.abs(innerWidth - room - page.width) > 1) found.push(`the page beside a dialog is ${page.width} px wide`);
    // Firefox draws it over round corners.
    if (dialog.matches('.modal') && dialog.offsetWidth - dialog.clientWidth >= room)
      found.push(`${nameOf(dialog)} has a scrollbar of its own`);
  }

  function painted(...layers: readonly string[]): readonly number[] {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('The browser has no canvas.');
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }

  function scrollbarRoom(): number {
    const box = document.createElement('div');
    box.style.cssText = 'position: fixed; inline-size: 5rem; overflow: scroll; visibility: hidden';
    root.append(box);
    const room = box.offsetWidth - box.clientWidth;
    box.remove();
    return room;
  }

  function scrolls(element: HTMLElement): boolean {
    return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
  }

  /** The cards of one row are equally wide and high, and none is taller than two windows. */
  function checkRows(list: HTMLElement): void {
    const cells = [...list.children].map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
    for (const rowTop of new Set(cells.map(({ box }) => Math.round(box.top)))) {
      const row = cells.filter(({ box }) => Math.round(box.top) === rowTop);
      const sizes = new Set(row.map(({ box }) => `${Math.round(box.width)} x ${Math.round(box.height)}`));
      const isAlike = (lengths: readonly number[]) => Math.max(...lengths) - Math.min(...lengths) <= 2;
      if (!isAlike(row.map(({ box }) => box.width)) || !isAlike(row.map(({ box }) => box.height)))
        found.push(`a row of cards has ${[...sizes].join(', ')}`);
      if (row.some(({ cell, box }) => box.height > 2 * window.height && cell.querySelector('img')))
        found.push(`a card is ${[...sizes].join(', ')}`);
    }
  }

  function checkCover(control: HTMLElement): void {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // Between the lines of a link that breaks, the text around it is on top.
    const { left, top: above, width, height } = control.getClientRects()[0] ?? new DOMRect();
    if (width <= 1 || height <= 1 || getComputedStyle(control).pointerEvents === 'none') return;
    const [x, y] = [left + width / 2, above + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit) {
      // A skip link comes into the window with the focus.
      if (!control.matches('.skip')) found.push(`${nameOf(control)} is outside of the window`);
      return;
    }
    if (control.contains(hit) || hit.closest('label')?.control === control || control.closest('label')?.control === hit)
      return;
    // An open menu or panel lies over the page.
    const layer = hit.closest('.popover, .demo');
    if (layer && !layer.contains(control)) return;
    found.push(`${nameOf(control)} is covered by ${nameOf(hit)}`);
  }

  function checkCut(element: HTMLElement): void {
    const { overflowX } = getComputedStyle(element);
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!hasText || isMeantToCut(element) || overflowX === 'visible' || overflowX === 'auto') return;
    if (element.scrollWidth > element.clientWidth + 1) found.push(`${nameOf(element)} is cut`);
  }

  function isMeantToCut(box: HTMLElement): boolean {
    const { textOverflow, webkitLineClamp, display } = getComputedStyle(box);
    // Text for screen readers alone is in a box of 1 px.
    const isForReaders = display !== 'inline' && box.clientWidth <= 1;
    return isForReaders || textOverflow === 'ellipsis' || (webkitLineClamp !== '' && webkitLineClamp !== 'none');
  }

  interface Clip {
    readonly end: boolean;
    readonly across: boolean;
    readonly down: boolean;
    readonly edges: DOMRect;
  }
  // WebKit takes long for each style that is read.
  const clips = new Map<Element, Clip>();

  function clipOf(box: HTMLElement): Clip {
    const known = clips.get(box);
    if (known) return known;
    const { overflowX, overflowY, display, position } = getComputedStyle(box);
    const isBox = display !== 'inline' && display !== 'contents';
    const scrolled = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
    const clip = {
      end: scrolled || position === 'fixed' || isMeantToCut(box),
      across: isBox && !scrolled && overflowX !== 'visible' && !isMeantToCut(box),
      down: isBox && !scrolled && overflowY !== 'visible' && !isMeantToCut(box),
      edges: box.getBoundingClientRect(),
    };
    clips.set(box, clip);
    return clip;
  }

  /** No line of text ends outside of a box that cuts it off. A box that scrolls shows what is in it. */
  function checkLines(element: HTMLElement): void {
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
    if (texts.length === 0 || element.closest('svg, select')) return;
    const range = document.createRange();
    const lines = texts.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
      const { end, across, down, edges } = clipOf(box);
      const isCut = ({ left, top: above, right, bottom, height }: DOMRect) =>
        (across && (left < edges.left - 1 || right > edges.right + 1)) ||
        // A line is as high as its font may draw, more than its letters.
        (down && (above < edges.top - height / 4 || bottom > edges.bottom + height / 4));
      if ((across || down) && lines.some(isCut)) return void found.push(`${nameOf(element)} is cut by ${nameOf(box)}`);
      if (end) return;
    }
  }

  /** Where a button cannot wrap or grow, its words run out of its ground, which cuts nothing off. */
  function checkWords(button: HTMLElement): void {
    const ground = button.getBoundingClientRect();
    const range = document.createRange();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.sr')) continue;
      range.selectNodeContents(text);
      for (const { left, right } of range.getClientRects())
        if (left < ground.left - 1 || right > ground.right + 1)
          found.push(`${nameOf(button)} is narrower than its words`);
    }
  }

  function checkField(field: HTMLElement): void {
    if (field.scrollWidth > field.clientWidth + 1) found.push(`${nameOf(field)} is too narrow for its text`);
  }

  checkWidth();
  if (top) {
    checkDialog(top);
    checkPlace(top);
  }
  for (const list of all('ul:has(> li > .card)')) checkRows(list);
  for (const element of all('*')) {
    if (!element.matches('svg *')) checkCut(element);
    checkLines(element);
  }
  for (const field of all('input:not([type=file]), textarea')) checkField(field);
  for (const button of all('.btn, .text-btn, .chip, .badge')) checkWords(button);
  for (const control of all('a[href], button, input, select, textarea, summary, label')) checkCover(control);
  checkWidth();
  return [...new Set(found)];
}
