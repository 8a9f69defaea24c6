import { afterEach, describe, expect, it, vi } from 'vitest';
import { closedHours } from '../../src/build/closed-hours';
import { chicago } from '../support/builders';
import { otherLocales, writeDatesAsIn } from '../support/other-intl';

const scripts = Object.values(import.meta.glob('../../src/build/page-scripts/write-closed-notice.js'));
const hours = JSON.stringify(closedHours([{ from: 'Mon', to: 'Sun', opens: 8, closes: 15 }]));

/** What the notice says at an instant; undefined where the script removes it. */
async function noticeAt(instant: string): Promise<string | undefined> {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
  document.body.innerHTML = '<template id="closed-now"><p>Closed. </p></template>';
  const script = document.createElement('script');
  Object.assign(script.dataset, { timeZone: chicago, hours });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  vi.resetModules();
  for (const load of scripts) await load();
  return document.querySelector('template')?.content.textContent ?? undefined;
}

describe('the notice on the prerendered menu', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
    Reflect.deleteProperty(document, 'currentScript');
  });

  it.each([
    ['2026-11-22T13:59:59Z', 'Closed. We open today at 8AM.'],
    ['2026-11-22T14:00:00Z', undefined],
    ['2026-11-22T20:59:59Z', undefined],
    ['2026-11-22T21:00:00Z', 'Closed. We open Monday at 8AM.'],
    ['2026-11-23T05:59:59Z', 'Closed. We open Monday at 8AM.'],
    ['2026-11-23T06:00:00Z', 'Closed. We open today at 8AM.'],
  ])('is at %s %j', async (instant, expected) => {
    expect(await noticeAt(instant)).toBe(expected);
  });

  it.each(otherLocales)('is the same in a browser that writes dates as %s', async (locale) => {
    writeDatesAsIn(locale);
    expect(await noticeAt('2026-11-22T21:00:00Z')).toBe('Closed. We open Monday at 8AM.');
    expect(await noticeAt('2026-11-22T20:59:59Z')).toBeUndefined();
  });
});
