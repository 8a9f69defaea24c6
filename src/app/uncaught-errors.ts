/** Calls once per page, for the first error or rejection that nothing caught. The browser logs each of them itself. */
export function onUncaughtError(page: EventTarget, notify: () => void): void {
  const types = ['error', 'unhandledrejection'];
  const listener = (event: Event) => {
    // No error comes with what a browser extension threw, or with a ResizeObserver that was late.
    if ('error' in event ? !event.error : event.type === 'error') return;
    for (const type of types) page.removeEventListener(type, listener);
    notify();
  };
  for (const type of types) page.addEventListener(type, listener);
}
