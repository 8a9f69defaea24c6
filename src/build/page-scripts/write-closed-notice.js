// Inline, on the prerendered menu: completes the notice that the kitchen is closed right now, for the dishes that are drawn
// early, or removes it while the kitchen is open. What it says at which hours of a week is in `closed-hours.ts`; days on which
// the owner closes are left to the shop.
(() => {
  const { timeZone, hours = '[]' } = document.currentScript?.dataset ?? {};
  const template = document.getElementById('closed-now');
  if (!(template instanceof HTMLTemplateElement)) return;
  const closed = closedNow();
  if (closed) template.content.querySelector('p')?.append(closed.text);
  else template.remove();

  function closedNow() {
    try {
      const settings = JSON.parse(document.getElementById('storefront-config')?.textContent ?? '{}');
      if (settings.closedOn?.length > 0) return undefined;
      const format = new Intl.DateTimeFormat('en-US', {
        timeZone,
        weekday: 'short',
        hour: 'numeric',
        hourCycle: 'h23',
      });
      const parts = new Map(format.formatToParts(new Date()).map(({ type, value }) => [type, value]));
      const hour = Number(parts.get('hour'));
      /** @type {import('../closed-hours').ClosedHours[]} */
      const week = JSON.parse(hours);
      return week.find(({ weekday, from, to }) => weekday === parts.get('weekday') && from <= hour && hour < to);
    } catch {
      // The shop itself says what is wrong with its settings, or that the browser does not know its time zone.
      return undefined;
    }
  }
})();
