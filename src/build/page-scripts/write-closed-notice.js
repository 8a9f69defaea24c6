// Inline, on the prerendered menu: completes the notice that the kitchen is closed right now, for the dishes that are drawn
// early, or removes it while the kitchen is open. `closed-hours.ts` computes its text for each hour of a week. If the owner has
// set closed days, the shop itself shows the notice.
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
      // The shop itself reports an error in its settings, or a time zone that the browser does not know.
      return undefined;
    }
  }
})();
