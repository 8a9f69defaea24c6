import type { StorageAvailability } from '../domain/shared/ports';
import type { ToastsViewModel } from '../view-models/shell/toasts.view-model';
import { offerReload } from './prompt-reload';
import { showFailurePage } from './start-failure';

export function showUncaughtError(root: Element, toasts: ToastsViewModel, storage: StorageAvailability): void {
  const title = 'Something went wrong';
  const text = storage.isPersistent() ? 'Your cart is safe.' : 'A reload may empty your cart.';
  // React takes everything off the page after an error that no boundary caught.
  if (!root.hasChildNodes()) return showFailurePage(root, title, text);
  offerReload(toasts, `${title}. ${text}`, true);
}
