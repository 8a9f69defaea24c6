import type { ToastsViewModel } from '../view-models/shell/toasts.view-model';

/** Offers to reload the page, unless these words are shown already. */
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

/** For a lazy component that fails to load: if the device is online, a new release has most likely replaced it. */
export function promptReload(toasts: ToastsViewModel): void {
  if (navigator.onLine) offerReload(toasts, 'A new version is ready', false);
}
