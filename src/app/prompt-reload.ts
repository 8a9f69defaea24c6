import type { ToastsViewModel } from '../view-models/shell/toasts.view-model';

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

/** If a lazy component fails to load online, a new release has most likely replaced its file. */
export function offerNewRelease(toasts: ToastsViewModel): void {
  offerReload(toasts, 'A new version is ready', false);
}
