import type { ToastsViewModel } from '../view-models/shell/toasts.view-model';

/** For a lazy component that fails to load: if the device is online, a new release has most likely replaced it. */
export function promptReload(toasts: ToastsViewModel): void {
  const text = 'A new version is ready';
  const isOffered = toasts.toasts.some((toast) => toast.text === text);
  if (!navigator.onLine || isOffered) return;
  const id = toasts.show({
    text,
    actions: [
      { label: 'Reload', run: () => location.reload() },
      { label: 'Later', run: () => toasts.dismiss(id) },
    ],
  });
}
