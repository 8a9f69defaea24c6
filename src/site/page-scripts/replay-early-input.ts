// This script is inline, after the prerendered page. It records clicks and input, and replays them once the screen is
// interactive.
(() => {
  const root = document.getElementById('root');
  if (!root || root.dataset.screen === undefined) return;
  const recorded: (() => void)[] = [];

  const recordClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('a[href], .first-dishes button')) return;
    event.preventDefault();
    event.stopPropagation();
    // A translator may replace the content of a button.
    const pressed = target.closest('button, label') ?? target;
    pressed.setAttribute('data-recorded', '');
    recorded.push(() => {
      // Tells this press from a new one, which keeps an early dish from opening.
      pressed.setAttribute('data-recorded', 'replayed');
      pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      pressed.removeAttribute('data-recorded');
    });
  };

  const recordValue = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { value } = target;
    recorded.push(() => {
      // React ignores a value that equals the last one it saw.
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
