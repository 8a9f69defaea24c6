// Inline, in the head: applies the appearance chosen on this device before the first paint, and marks the page of a customer,
// with orders or without, so that what the shop will show has its place from the start.
(() => {
  try {
    if (localStorage.getItem('storefront.authToken')) {
      const orders = localStorage.getItem('storefront.lastReply.orders');
      document.documentElement.dataset.customer = orders ? 'with-orders' : '';
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
