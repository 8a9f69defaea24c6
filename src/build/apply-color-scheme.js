// Inline, in the head: wears the look that was chosen on this device before anything is painted.
(() => {
  try {
    const look = JSON.parse(localStorage.getItem('storefront.appearance') ?? 'null');
    if (look !== 'light' && look !== 'dark') return;
    document.documentElement.dataset.mode = look;
    for (const meta of document.querySelectorAll('meta[data-look]')) {
      if (meta instanceof HTMLMetaElement) meta.media = meta.dataset.look === look ? 'all' : 'not all';
    }
  } catch {
    // Storage is blocked: the device's own look it is.
  }
})();
