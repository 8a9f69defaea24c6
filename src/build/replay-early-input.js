// Inline, after the page was shown: what is pressed, typed or chosen before the shop's own script runs is kept for it,
// and done as soon as the page is alive. Links work by themselves.
(() => {
  const root = document.getElementById('root');
  if (!root || root.dataset.part === undefined) return;
  /** @type {(() => void)[]} */
  const kept = [];

  /** @param {Event} event */
  const keepPress = (event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('a[href]')) return;
    event.preventDefault();
    event.stopPropagation();
    kept.push(() => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  };

  /** @param {Event} event */
  const keepValue = ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { value } = target;
    kept.push(() => {
      // React compares with what it saw last, so it must see the field empty first.
      target.value = '';
      Reflect.set(Object.getPrototypeOf(target), 'value', value, target);
      for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
    });
  };

  document.addEventListener('click', keepPress, true);
  document.addEventListener('input', keepValue, true);
  document.addEventListener(
    'screenshown',
    () => {
      document.removeEventListener('click', keepPress, true);
      document.removeEventListener('input', keepValue, true);
      for (const doNow of kept) doNow();
      // All of the page is laid out now, after what was asked for.
      setTimeout(() => delete document.documentElement.dataset.asBuilt);
    },
    { once: true },
  );
})();
