import type * as TestingLibrary from '@testing-library/dom';
import type { Target } from './shop-window';

declare global {
  interface Window {
    readonly TestingLibraryDom: typeof TestingLibrary;
    pageTargets?: PageTargets;
  }
}

/** Finds targets in the page where no Playwright does. */
interface PageTargets {
  readonly find: (target: PlainTarget) => readonly HTMLElement[];
  /**
   * An element in the middle of the window, or why it cannot be pressed. From now on a press that meets another element
   * does nothing: the page may move between this answer and the driver's press.
   */
  readonly pressable: (target: PlainTarget) => HTMLElement | string;
  /** Whether the driver's press met the element. */
  readonly isPressed: () => boolean;
}

type PlainName = string | { readonly source: string; readonly flags: string };
export interface PlainTarget {
  readonly role?: string;
  readonly isControl?: true;
  readonly label?: string;
  readonly name?: PlainName;
  readonly within?: PlainTarget;
}

export function plain(target: Target): PlainTarget {
  const named = (name: string | RegExp): PlainName =>
    typeof name === 'string' ? name : { source: name.source, flags: name.flags };
  const within = target.within ? { within: plain(target.within) } : {};
  if ('role' in target) {
    const { role, name } = target;
    return { role, ...(name === undefined ? {} : { name: named(name) }), ...within };
  }
  if ('control' in target) return { isControl: true, name: named(target.control), ...within };
  if ('label' in target) return { label: target.label, name: target.label, ...within };
  return { name: named(target.text), ...within };
}

/** Runs in the page, where Testing Library is. */
export function installPageTargets(): void {
  const { queryAllByRole, queryAllByLabelText } = window.TestingLibraryDom;
  const patternOf = (name: PlainName) => (typeof name === 'string' ? name : new RegExp(name.source, name.flags));
  const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');
  // Testing Library leaves out the space between two elements of a name.
  const nameFits = (name: PlainName) =>
    typeof name === 'string' ? (found: string) => withoutSpaces(found) === withoutSpaces(name) : patternOf(name);
  const wordsOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  }

  function withWords(place: HTMLElement, words: string | RegExp): readonly HTMLElement[] {
    const hasThem = (element: Element) =>
      typeof words === 'string'
        ? wordsOf(element).toLowerCase().includes(words.toLowerCase())
        : words.test(wordsOf(element));
    const all = [...place.querySelectorAll<HTMLElement>('*')].filter((element) => !element.matches('script, style'));
    return all.filter((element) => hasThem(element) && ![...element.children].some(hasThem));
  }

  function find({ role, isControl, label, name, within }: PlainTarget): readonly HTMLElement[] {
    const places = within ? find(within).slice(0, 1) : [document.body];
    return places.flatMap((place) => {
      if (role) return queryAllByRole(place, role, name === undefined ? {} : { name: nameFits(name) }).filter(isShown);
      if (isControl) {
        const wanted = name === undefined ? {} : { name: nameFits(name) };
        const found = ['button', 'link'].flatMap((one) => queryAllByRole(place, one, wanted));
        return [...place.querySelectorAll<HTMLElement>('*')]
          .filter((one) => found.includes(one) && isShown(one))
          .toReversed();
      }
      // A field whose label is drawn may be transparent itself.
      if (label) return queryAllByLabelText(place, label).filter(isShown);
      return withWords(place, patternOf(name ?? '')).filter(isShown);
    });
  }

  function isMoving(element: HTMLElement): boolean {
    return document.getAnimations().some(({ effect, playState, timeline }) => {
      const isTimed = timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
      const isOfElement = effect instanceof KeyframeEffect && effect.target?.contains(element);
      return isTimed && isOfElement && playState === 'running';
    });
  }

  let awaited: HTMLElement | undefined;

  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(
      type,
      (event) => {
        if (!awaited) return;
        if (!event.composedPath().includes(awaited)) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else if (type === 'mouseup') awaited = undefined;
      },
      { capture: true },
    );

  function pressable(target: PlainTarget): HTMLElement | string {
    const found = placed(target);
    awaited = typeof found === 'string' ? undefined : found;
    return found;
  }

  function placed(target: PlainTarget): HTMLElement | string {
    const [element] = find(target);
    if (!element) return 'is not shown';
    if (isMoving(element)) return 'is moving';
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // Between the lines of a link that breaks, another element is on top. WebDriver, too, presses the first line.
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    if (onTop && element.contains(onTop)) return element;
    const label = onTop?.closest('label');
    if (label?.control === element) return label;
    return `is covered by ${onTop?.outerHTML.slice(0, 100)}`;
  }

  window.pageTargets = { find, pressable, isPressed: () => awaited === undefined };
}
