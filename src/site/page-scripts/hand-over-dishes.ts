// Inline, behind `draw-first-dishes.ts`. Gives React's cards the focus and the late presses of the early dishes.
(() => {
  const { addsKey = '' } = document.currentScript?.dataset ?? {};
  const slot = document.querySelector('.first-dishes');
  if (!slot) return;
  interface Place {
    readonly name: string;
    readonly selector: string;
  }
  let focused: Place | undefined;
  let held: (Place & { readonly x: number; readonly y: number }) | undefined;
  let pressed: Place | undefined;
  const addSelector = '.card__foot button:last-of-type';
  const observer = new MutationObserver(handOver);
  observer.observe(document.body, { childList: true, subtree: true });
  // Before React's listeners, which stop a focus in a part of the page that is not hydrated.
  addEventListener('focusin', ({ target }) => (focused = placeOf(target) ?? focused), true);
  addEventListener('pointerdown', ({ target, clientX, clientY, button }) => {
    const place = button === 0 ? placeOf(target) : undefined;
    held = place && { ...place, x: clientX, y: clientY };
  });
  addEventListener('pointercancel', release);
  addEventListener('pointerup', endPress, true);
  addEventListener(
    'click',
    ({ target, metaKey, ctrlKey, shiftKey, altKey }) => {
      const place = placeOf(target);
      if (place?.selector === '.card__open' && !(metaKey || ctrlKey || shiftKey || altKey)) pressed = place;
      if (target instanceof Element && target.closest('button, .card__open')) release();
    },
    true,
  );

  function placeOf(target: EventTarget | null): Place | undefined {
    const control = target instanceof Element && target.closest('.first-dishes :is(button, .card__open)');
    if (!control) return undefined;
    const name = control.closest('li')?.querySelector('.card__open')?.textContent ?? '';
    if (control.matches('.card__open')) return { name, selector: '.card__open' };
    return { name, selector: control.matches(':last-of-type') ? addSelector : '.stepper button' };
  }

  function release() {
    held = undefined;
  }

  /** A press that began on a card that is gone makes no click, or one of the page around it. */
  function endPress({ clientX, clientY }: PointerEvent) {
    setTimeout(() => {
      if (!held || slot?.isConnected) return;
      if (Math.hypot(clientX - held.x, clientY - held.y) < 10) pressed = held;
      release();
      handOver();
    }, 50);
  }

  function handOver() {
    if (slot?.isConnected) return;
    document.querySelector('[data-early-count]')?.removeAttribute('data-early-count');
    const late = lateAdds();
    const presses = pressed ? [...late, pressed] : late;
    const isFound = [...presses, ...(focused ? [focused] : [])].every(find);
    if (!isFound && document.querySelector('.card--later')) return;
    if (focused && document.activeElement === document.body) {
      const next = find(focused) ?? document.querySelector('main h1');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    }
    if (held) return;
    observer.disconnect();
    const left = late.filter((add) => !find(add));
    if (late.length > 0) sessionStorage.removeItem(addsKey);
    if (left.length > 0) sessionStorage.setItem(addsKey, JSON.stringify(left));
    pressed = undefined;
    for (const press of presses) {
      const control = find(press);
      if (control instanceof HTMLElement) control.click();
    }
  }

  function find({ name, selector }: Place) {
    return [...document.querySelectorAll('main article')]
      .find((card) => card.querySelector('.card__open')?.textContent === name)
      ?.querySelector(selector);
  }

  function lateAdds(): readonly Place[] {
    try {
      const adds: readonly Pick<Place, 'name'>[] = JSON.parse(sessionStorage.getItem(addsKey) ?? '[]');
      return adds.map((add) => ({ ...add, selector: addSelector }));
    } catch {
      return [];
    }
  }
})();
