import type { StorageAvailability } from '../../domain/shared/ports';
import type { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { offerReload } from './release';
import { showFailurePage } from './start-failure';

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

export function showUncaughtError(root: Element, toasts: ToastsViewModel, storage: StorageAvailability): void {
  const title = 'Something went wrong';
  const text = storage.isPersistent() ? 'Your cart is safe.' : 'A reload may empty your cart.';
  // React takes everything off the page after an error that no boundary caught.
  if (!root.hasChildNodes()) return showFailurePage(root, title, text);
  offerReload(toasts, `${title}. ${text}`, true);
}
