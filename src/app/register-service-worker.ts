export function registerServiceWorker(): void {
  const url = `${import.meta.env.BASE_URL}sw.js`;
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: (_text: string) => url });
  navigator.serviceWorker?.register(policy?.createScriptURL(url) ?? url).catch(() => undefined);
}

/** True if a service worker has stored every file of this release. */
export function isServedFromDevice(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}
