export function registerServiceWorker(): void {
  const url = `${import.meta.env.BASE_URL}sw.js`;
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: (_text: string) => url });
  navigator.serviceWorker?.register(policy?.createScriptURL(url) ?? url).catch(() => undefined);
}

export function isReleaseStored(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}
