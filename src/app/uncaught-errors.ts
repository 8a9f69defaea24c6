import type { StorageAvailability } from '../domain/shared/ports';
import type { ToastsViewModel } from '../view-models/shell/toasts.view-model';
import { offerReload } from './prompt-reload';
import { showFailurePage } from './start-failure';

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

export function showUncaughtError(root: Element, toasts: ToastsViewModel, storage: StorageAvailability): void {
  const title = 'Something went wrong';
  const text = storage.isPersistent() ? 'Your cart is safe.' : 'A reload may empty your cart.';
  // React takes everything off the page after an error that no boundary caught.
  if (!root.hasChildNodes()) return showFailurePage(root, title, text);
  offerReload(toasts, `${title}. ${text}`, true);
}
