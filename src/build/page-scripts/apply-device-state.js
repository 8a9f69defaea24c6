// Inline, in the head: applies the appearance chosen on this device before the first paint, and marks the page of a
// signed-in customer, so that no Login button shows while the shop is loading and the offer to order again has its space.
(() => {
  try {
    if (localStorage.getItem('storefront.authToken')) {
      // 'true' if this customer was last offered an order again.
      document.documentElement.dataset.customer = localStorage.getItem('storefront.lastOrderOffer') ?? '';
    }
    const appearance = JSON.parse(localStorage.getItem('storefront.appearance') ?? 'null');
    if (appearance !== 'light' && appearance !== 'dark') return;
    document.documentElement.dataset.mode = appearance;
    for (const meta of document.querySelectorAll('meta[data-look]')) {
      if (meta instanceof HTMLMetaElement) meta.media = meta.dataset.look === appearance ? 'all' : 'not all';
    }
  } catch {
    // Storage is blocked: the device's color scheme applies.
  }
})();
