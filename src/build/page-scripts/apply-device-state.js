// Inline, in the head: applies the appearance chosen on this device before the first paint. Also marks the page of a
// signed-in customer, so that no Login button shows while the shop is loading and space is reserved for the reorder offer.
(() => {
  const { keyPrefix } = document.currentScript?.dataset ?? {};
  /** @param {string} key */
  const stored = (key) => localStorage.getItem(keyPrefix + key);
  try {
    if (stored('authToken')) {
      // 'true' if this customer was offered a reorder last time.
      document.documentElement.dataset.customer = stored('lastOrderOffer') ?? '';
    }
    const appearance = JSON.parse(stored('appearance') ?? 'null');
    if (appearance !== 'light' && appearance !== 'dark') return;
    document.documentElement.dataset.mode = appearance;
    for (const meta of document.querySelectorAll('meta[data-look]')) {
      if (meta instanceof HTMLMetaElement) meta.media = meta.dataset.look === appearance ? 'all' : 'not all';
    }
  } catch {
    // Storage is blocked: the device's color scheme applies.
  }
})();
