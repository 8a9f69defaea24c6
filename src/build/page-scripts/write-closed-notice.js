// Inline, on the prerendered menu: completes the notice that the kitchen is closed right now, for the dishes that are drawn
// early, or removes it while the kitchen is open. `closed-hours.ts` computes its text for each hour of the week. If the owner has
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
      const hour = hourOfWeek();
      /** @type {import('../closed-hours').ClosedHours[]} */
      const week = JSON.parse(hours);
      return week.find(({ from, to }) => from <= hour && hour < to);
    } catch {
      // The shop itself reports an error in its settings, or a time zone that the browser does not know.
      return undefined;
    }
  }

  /** Counted from Monday at midnight in the shop's time zone. The numbers are read as `local-time.ts` reads them. */
  function hourOfWeek() {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
    });
    const parts = format.formatToParts(new Date());
    const field = (/** @type {string} */ wanted) => Number(parts.find(({ type }) => type === wanted)?.value);
    const hours = Date.UTC(field('year'), field('month') - 1, field('day'), field('hour')) / 3_600_000;
    // 1970 began on a Thursday.
    return (hours + 72) % 168;
  }
})();
