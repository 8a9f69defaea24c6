/** A browser may not support service workers, or may forbid them. */
export function registerServiceWorker(): void {
  const url = `${import.meta.env.BASE_URL}sw.js`;
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: (_text: string) => url });
  navigator.serviceWorker?.register(policy?.createScriptURL(url) ?? url).catch(() => undefined);
}

/** Whether a service worker answers this page: it has stored every file of its release. False in the build. */
export function isServedFromDevice(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}
