import type { ToastsViewModel } from '../view-models/shell/toasts.view-model';

/** Does nothing if these words are shown already. */
export function offerReload(toasts: ToastsViewModel, text: string, urgent: boolean): void {
  if (toasts.toasts.some((toast) => toast.text === text)) return;
  const id = toasts.show({
    text,
    urgent,
    isPersonal: false,
    actions: [
      { label: 'Reload', run: () => location.reload() },
      { label: 'Later', run: () => toasts.dismiss(id) },
    ],
  });
}

/** If the device is online, a new release has most likely replaced the lazy component that failed to load. */
export function promptReload(toasts: ToastsViewModel): void {
  if (navigator.onLine) offerReload(toasts, 'A new version is ready', false);
}
