export function onUncaughtError(page: EventTarget, report: (error: unknown) => void, notifyOnce: () => void): void {
  let isNotified = false;
  const listener = (event: Event) => {
    const error = 'reason' in event ? event.reason : 'error' in event && event.error;
    // The event has no `error` object if a browser extension threw, or a ResizeObserver was late.
    if (event.type === 'error' && !error) return;
    report(error);
    if (isNotified) return;
    isNotified = true;
    notifyOnce();
  };
  for (const type of ['error', 'unhandledrejection']) page.addEventListener(type, listener);
}
