// This script is inline, in the head. It applies the stored appearance and marks a signed-in customer's page before the
// first paint.
(() => {
  const { keyPrefix } = document.currentScript?.dataset ?? {};
  const stored = (key: string) => localStorage.getItem(keyPrefix + key);
  try {
    if (stored('authToken')) {
      document.documentElement.dataset.customer = stored('lastOrderOffer') ?? '';
    }
    const appearance = JSON.parse(stored('appearance') ?? 'null');
    if (appearance !== 'light' && appearance !== 'dark') return;
    document.documentElement.dataset.mode = appearance;
    for (const meta of document.querySelectorAll('meta[data-look]')) {
      if (meta instanceof HTMLMetaElement) meta.media = meta.dataset.look === appearance ? 'all' : 'not all';
    }
  } catch {
    // Blocked storage leaves the device's color scheme.
  }
})();
