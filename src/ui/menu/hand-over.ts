/** The controls of a dish: the same selector finds one on an early card and on the card that takes its place. */
const controls = ['.card__open', '.fav', '.card__foot button:last-of-type'] as const;

/** A release makes no click if the card that was pressed is gone. A browser that makes one after all does so by then. */
const clickDelay = 50;

/**
 * Reads what the customer is doing on the dishes that the page drew before the start. To be called while they are still
 * there; the function that it returns carries on with the cards that have taken their place.
 */
export function handOver(early: Element): () => void {
  const focused = counterpartOf(document.activeElement, early);
  const opened = counterpartOf(early.querySelector('[data-opening]'), early);
  const held = counterpartOf(early.querySelector('[data-held]'), early);
  return () => {
    focused()?.focus({ preventScroll: true });
    opened()?.click();
    const pressed = held();
    if (pressed) clickOnRelease(pressed);
  };
}

function counterpartOf(control: Element | null, early: Element): () => HTMLElement | undefined {
  const item = control?.closest<HTMLElement>('[data-item]')?.dataset.item;
  const selector = controls.find((one) => control?.matches(one));
  if (item === undefined || selector === undefined || !early.contains(control)) return () => undefined;
  return () => document.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"] ${selector}`) ?? undefined;
}

function clickOnRelease(control: HTMLElement): void {
  const release = (event: PointerEvent | KeyboardEvent) => {
    if (!isOn(control, event)) return;
    const late = setTimeout(() => control.click(), clickDelay);
    control.addEventListener('click', () => clearTimeout(late), { once: true });
  };
  const end = new AbortController();
  for (const type of ['pointerup', 'keyup'] as const)
    addEventListener(type, (event) => (end.abort(), release(event)), { signal: end.signal, capture: true });
  addEventListener('pointercancel', () => end.abort(), { signal: end.signal, capture: true });
}

/** A press by pointer ends where the pointer is, and one by Space where the focus is. */
function isOn(control: HTMLElement, event: PointerEvent | KeyboardEvent): boolean {
  if ('key' in event) return event.key === ' ' && control === document.activeElement;
  return control.contains(document.elementFromPoint(event.clientX, event.clientY));
}
