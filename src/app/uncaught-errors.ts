/** Calls `notify` once per page. The browser logs each error itself. */
export function onUncaughtError(page: EventTarget, notify: () => void): void {
  const types = ['error', 'unhandledrejection'];
  const listener = (event: Event) => {
    // The event has no `error` object if a browser extension threw, or a ResizeObserver was late.
    if ('error' in event ? !event.error : event.type === 'error') return;
    for (const type of types) page.removeEventListener(type, listener);
    notify();
  };
  for (const type of types) page.addEventListener(type, listener);
}
