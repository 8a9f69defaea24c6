import { callTimeout } from '../../domain/shared/time-limits';
import type { ToastsViewModel } from '../../view-models/shell/toasts.view-model';

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

/**
 * When a lazy component fails to load online, a new release may have replaced its file. Only then does a reload help: a
 * file that a filter list blocks is missing after it too.
 */
export async function offerNewRelease(toasts: ToastsViewModel, window: ReleaseWindow): Promise<void> {
  if (await servesOtherRelease(window)) offerReload(toasts, 'A new version is ready', false);
}

type ReleaseWindow = Pick<Window & typeof globalThis, 'document' | 'fetch'>;

/**
 * Each page of a build names the scripts that start it, the entry first. A page of the host that cannot be read counts
 * as no new release.
 */
async function servesOtherRelease({ document, fetch }: ReleaseWindow): Promise<boolean> {
  const [entry] = document.getElementById('root')?.dataset.scripts?.split(' ') ?? [];
  if (!entry) return false;
  try {
    const page = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache', signal: AbortSignal.timeout(callTimeout) });
    const html = await page.text();
    return html.includes('data-scripts="') && !html.includes(entry);
  } catch {
    return false;
  }
}

export function registerServiceWorker(): void {
  const url = `${import.meta.env.BASE_URL}sw.js`;
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: (_text: string) => url });
  // Without a service worker, only the start without a network is missing.
  navigator.serviceWorker?.register(policy?.createScriptURL(url) ?? url).catch(() => undefined);
}

export function isReleaseStored(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}
