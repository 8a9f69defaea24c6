// This script is inline. It requests the menu before the scripts load, for `adapters/http/early-reply.ts`.
(() => {
  const { path, api } = document.currentScript?.dataset ?? {};
  if (location.pathname !== path) return;
  try {
    const settings = JSON.parse(document.getElementById('storefront-config')?.textContent ?? '{}');
    const base = settings.VITE_MENU_API_URL || settings.VITE_API_URL || api || location.origin;
    const url = `${base.replace(/\/+$/, '')}/api/v1/admin/menu-schedule/today`;
    const reply = fetch(url, { headers: { Accept: 'application/json' }, redirect: 'manual' });
    const earlyReply = { url, reply, sentAt: performance.now(), isOver: false };
    const end = () => {
      earlyReply.isOver = true;
    };
    reply.then((response) => response.clone().arrayBuffer()).then(end, end);
    Object.assign(window, { earlyReply });
  } catch {}
})();
