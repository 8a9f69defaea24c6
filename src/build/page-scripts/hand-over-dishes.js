// Inline, behind `draw-first-dishes.js`. Once React's cards replace the early dishes, gives them the focus and the presses
// that came too late to be taken with the menu.
(() => {
  const { addsKey = '' } = document.currentScript?.dataset ?? {};
  const slot = document.querySelector('.first-dishes');
  if (!slot) return;
  /** @typedef {{ name: string, part: string }} Place a part of the card of a dish */
  /** @type {Place | undefined} */
  let focused;
  /** @type {(Place & { x: number, y: number }) | undefined} */
  let held;
  /** @type {Place | undefined} */
  let pressed;
  const addPart = '.card__foot button:last-of-type';
  const observer = new MutationObserver(handOver);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', ({ target }) => (focused = placeOf(target) ?? focused));
  addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    const place = placeOf(target);
    held = place && { ...place, x: clientX, y: clientY };
  });
  addEventListener('pointercancel', release);
  addEventListener('pointerup', endPress, true);
  addEventListener(
    'click',
    ({ target }) => {
      const place = placeOf(target);
      if (place?.part === '.card__open') pressed = place;
      if (target instanceof Element && target.closest('button')) release();
    },
    true,
  );

  /** @param {EventTarget | null} target */
  function placeOf(target) {
    const control = target instanceof Element && target.closest('.first-dishes button');
    if (!control) return undefined;
    const name = control.closest('li')?.querySelector('.card__open')?.textContent ?? '';
    if (control.matches('.card__open')) return { name, part: '.card__open' };
    return { name, part: control.matches(':last-of-type') ? addPart : '.stepper button' };
  }

  function release() {
    held = undefined;
  }

  /** A press that began on a card that is gone makes no click, or one of the page around it. @param {PointerEvent} event */
  function endPress({ clientX, clientY }) {
    // The browser's own click comes first.
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
    if (late.length > 0 && isFound) sessionStorage.removeItem(addsKey);
    pressed = undefined;
    for (const press of presses) {
      const control = find(press);
      if (control instanceof HTMLElement) control.click();
    }
  }

  /** @param {Place} place */
  function find({ name, part }) {
    return [...document.querySelectorAll('main article')]
      .find((card) => card.querySelector('.card__open')?.textContent === name)
      ?.querySelector(part);
  }

  /** @returns {Place[]} */
  function lateAdds() {
    try {
      const adds = JSON.parse(sessionStorage.getItem(addsKey) ?? '[]');
      return adds.map((/** @type {{ name: string }} */ { name }) => ({ name, part: addPart }));
    } catch {
      return [];
    }
  }
})();
