import { describe, expect, it, vi } from 'vitest';
import { offeredPromise, plannedPromise } from '../../../src/domain/orders/planned-promise';
import { aDay, dallas } from '../../support/builders';
import { otherLocales, writeDatesAsIn } from '../../support/other-intl';

const day = aDay('2026-11-22');
const eveningBefore = new Date('2026-11-21T22:00:00Z');
const noon = { from: new Date('2026-11-22T17:00:00Z'), to: new Date('2026-11-22T19:00:00Z') };

describe('what is promised before an order', () => {
  it('the planned promise is a window on the day of the items, in the time zone of the shop', () => {
    expect(plannedPromise([day], 'DELIVERY', dallas, eveningBefore)).toEqual({ days: [day], window: noon });
    const inKolkata = { ...dallas, timeZone: 'Asia/Kolkata' };
    expect(plannedPromise([day], 'PICKUP', inKolkata, eveningBefore)).toEqual({
      days: [day],
      window: { from: new Date('2026-11-22T05:30:00Z'), to: new Date('2026-11-22T12:30:00Z') },
    });
  });

  it('the planned promise is the day alone once the window has begun, and where the shop has no windows', () => {
    expect(plannedPromise([day], 'DELIVERY', dallas, noon.from)).toEqual({ days: [day] });
    expect(plannedPromise([day], 'DELIVERY', { timeZone: dallas.timeZone }, eveningBefore)).toEqual({ days: [day] });
  });

  it('the planned promise is the first and the last of several days, and nothing without a day', () => {
    const [next, last] = [aDay('2026-11-23'), aDay('2026-11-24')];
    expect(plannedPromise([day, next, last], 'DELIVERY', dallas, eveningBefore)).toEqual({ days: [day, last] });
    expect(plannedPromise([day, next], 'DELIVERY', dallas, eveningBefore)).toEqual({ days: [day, next] });
    expect(plannedPromise([], 'DELIVERY', dallas, eveningBefore)).toBeUndefined();
    expect(offeredPromise([], 'DELIVERY', dallas, { today: day, hour: 12 })).toBeUndefined();
  });

  it.each(otherLocales)('the planned promise is the same in a browser that writes dates as %s', async (locale) => {
    vi.resetModules();
    writeDatesAsIn(locale);
    const fresh = await import('../../../src/domain/orders/planned-promise').finally(() => vi.resetModules());
    const promised = fresh.plannedPromise([day], 'DELIVERY', dallas, eveningBefore);
    vi.unstubAllGlobals();
    expect(promised?.window).toEqual(noon);
  });
});
