// Inline, right behind the settings, or on the home page behind its first window: asks for today's menu while the page and
// its scripts are still coming. The HTTP adapter takes the reply (`adapters/http/early-reply.ts`) if this was the URL it would ask.
(() => {
  const { path, api } = document.currentScript?.dataset ?? {};
  if (location.pathname !== path) return;
  try {
    const settings = JSON.parse(document.getElementById('storefront-config')?.textContent ?? '{}');
    const base = settings.VITE_MENU_API_URL || settings.VITE_API_URL || api || location.origin;
    const url = `${base.replace(/\/+$/, '')}/api/v1/admin/menu-schedule/today`;
    const reply = fetch(url, { headers: { Accept: 'application/json' }, redirect: 'manual' });
    // The adapter that takes it handles the failure.
    reply.catch(() => undefined);
    Object.assign(window, { earlyReply: { url, reply, sentAt: performance.now() } });
  } catch {
    // The shop itself says what is wrong with its settings.
  }
})();
