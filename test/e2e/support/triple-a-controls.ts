/**
 * Runs in the page: finds controls that are too small (2.5.5), covered while focused (2.4.12) or without a visible
 * focus ring (2.4.13). Leaves out what belongs to the demo alone.
 */
export async function badControls(): Promise<readonly string[]> {
  const tap = 44;
  const ofDemo = '.demo-strip, .demo';
  const found: string[] = [];
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    // A control of the size of text for screen readers is out of reach for pointers.
    const isForReaders = width <= 1 || height <= 1;
    return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]') && !isForReaders;
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? (element.textContent || element.id || element.className);
    return `${element.localName} "${words.trim().slice(0, 40)}"`;
  }

  /** The part that is seen and pressed: of a radio, checkbox or switch, the label. */
  function faceOf(control: Element): Element {
    return (control instanceof HTMLInputElement && control.closest('label')) || control;
  }

  /** An open menu may lie over the page. */
  function isOnTop(face: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    const menu = hit?.closest('.popover');
    return face.contains(hit) || (menu !== null && menu !== undefined && !menu.contains(face));
  }

  /** A point outside the window does not count: the browser left it there. */
  function isCovered(face: Element, x: number, y: number): boolean {
    let hit = document.elementFromPoint(x, y);
    if (hit?.closest(ofDemo)) return false;
    for (; hit && !hit.contains(face) && !face.contains(hit); hit = hit.parentElement) {
      if (hit instanceof HTMLImageElement || alphaOf(getComputedStyle(hit).backgroundColor) > 0) return true;
    }
    return false;
  }

  function isInSentence(link: Element): boolean {
    let block = link.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const lengthOf = (element: Element | null) => element?.textContent?.replaceAll(/\s/g, '').length ?? 0;
    return getComputedStyle(link).display.startsWith('inline') && lengthOf(block) > lengthOf(link) + 3;
  }

  function checkSize(control: HTMLElement) {
    const face = faceOf(control);
    face.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = face.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // A control that looks smaller may still respond to presses in a large enough area.
    const reach = tap / 2 - 1;
    const points = [
      ...(width < tap - 0.5 ? [[x - reach, y] as const, [x + reach, y] as const] : []),
      ...(height < tap - 0.5 ? [[x, y - reach] as const, [x, y + reach] as const] : []),
    ];
    if (!points.every((point) => isOnTop(face, ...point)) && !isInSentence(control))
      found.push(`2.5.5 ${nameOf(control)} is ${Math.round(width)} x ${Math.round(height)}`);
  }

  async function checkFocus(control: HTMLElement) {
    control.focus({ focusVisible: true });
    // As Tab ends.
    control.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
    // A menu closes when the focus leaves it.
    await Promise.resolve();
    if (document.activeElement !== control) return;
    const face = faceOf(control);
    const seen = getComputedStyle(control).opacity === '0' ? face : control;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // The middle of each edge: corners may be round.
    const edges = [[left + 3, y] as const, [right - 3, y] as const, [x, top + 3] as const, [x, bottom - 3] as const];
    if (edges.some((edge) => isCovered(seen, ...edge))) found.push(`2.4.12 ${nameOf(control)} is covered`);
    const styles = [getComputedStyle(control), getComputedStyle(face), getComputedStyle(control, '::after')];
    const style = styles.find(({ outlineStyle }) => outlineStyle !== 'none');
    if (!style || Number.parseFloat(style.outlineWidth) < 2)
      return void found.push(`2.4.13 ${nameOf(control)} has no ring`);
    const band = /(?:rgb|color|oklch)a?\([^)]*\)/.exec(style.boxShadow)?.[0];
    const ground = groundOf(Number.parseFloat(style.outlineOffset) < 0 ? face : face.parentElement);
    const best = Math.max(contrast(style.outlineColor, ground), band ? contrast(style.outlineColor, band) : 0);
    if (best < 3) found.push(`2.4.13 ring of ${nameOf(control)} has ${best.toFixed(1)}:1 on ${ground}`);
  }

  function groundOf(element: Element | null): string {
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (alphaOf(backgroundColor) === 255) return backgroundColor;
    }
    return 'white';
  }

  // A canvas for each color that is asked for would cost more than all else here.
  const pixels = new Map<string, Uint8ClampedArray>();

  function pixelOf(color: string): Uint8ClampedArray {
    const known = pixels.get(color);
    if (known) return known;
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const { data } = context.getImageData(0, 0, 1, 1);
    pixels.set(color, data);
    return data;
  }

  function alphaOf(color: string): number {
    return pixelOf(color)[3] ?? 0;
  }

  function contrast(one: string, other: string): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = [...pixelOf(color)].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  const controls = all('a[href], button, input, select, textarea, summary, [tabindex="0"]');
  const inShop = controls.filter((control) => !control.closest(ofDemo));
  for (const control of inShop) if (!control.matches('[tabindex="0"]')) checkSize(control);
  for (const control of [...inShop, ...inShop.toReversed()]) await checkFocus(control);
  return [...new Set(found)];
}
