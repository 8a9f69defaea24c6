// Inline, after the prerendered page: records clicks and input until the shop's script runs, and replays them as soon as
// the screen is interactive. A pressed button shows at once that it is waiting. Links work without a script.
(() => {
  const root = document.getElementById('root');
  if (!root || root.dataset.screen === undefined) return;
  /** @type {(() => void)[]} */
  const recorded = [];

  /** @param {Event} event */
  const recordClick = (event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('a[href]')) return;
    event.preventDefault();
    event.stopPropagation();
    // The whole button: a translator may replace its content.
    const pressed = target.closest('button, label') ?? target;
    pressed.setAttribute('data-waiting', '');
    recorded.push(() => {
      pressed.removeAttribute('data-waiting');
      pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
  };

  /** @param {Event} event */
  const recordValue = ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { value } = target;
    recorded.push(() => {
      // React ignores a value equal to the last one it saw, so the field is emptied first.
      target.value = '';
      Reflect.set(Object.getPrototypeOf(target), 'value', value, target);
      for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
    });
  };

  document.addEventListener('click', recordClick, true);
  document.addEventListener('input', recordValue, true);
  document.addEventListener(
    'screenshown',
    () => {
      document.removeEventListener('click', recordClick, true);
      document.removeEventListener('input', recordValue, true);
      for (const replay of recorded) replay();
    },
    { once: true },
  );
})();
