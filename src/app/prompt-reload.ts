import type { ToastsViewModel } from '../view-models/shell/toasts.view-model';

/** A part that can not be loaded while the device is online is most likely of an older release. */
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
