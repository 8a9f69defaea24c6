// Inline, in the head: wears the look that was chosen on this device before anything is painted.
(() => {
  try {
    const look = JSON.parse(localStorage.getItem('storefront.appearance') ?? 'null');
    if (look === 'light' || look === 'dark') document.documentElement.dataset.mode = look;
  } catch {
    // Storage is blocked: the device's own look it is.
  }
})();
