import { describe, expect, it, vi } from 'vitest';
import { promisedTimes } from '../../../../src/adapters/mock/orders/promised-times';
import { aDay, chicago } from '../../../support/builders';
import { otherLocales, writeDatesAsIn } from '../../../support/other-intl';

const day = aDay('2026-11-22');
const eveningBefore = new Date('2026-11-21T22:00:00Z');

describe('times that the mock kitchen promises', () => {
  it('are a window on the day of the items, in the shop’s time zone', () => {
    expect(promisedTimes([day], 'DELIVERY', chicago, eveningBefore)).toEqual({
      scheduledFor: new Date('2026-11-22T17:00:00Z'),
      promisedBy: new Date('2026-11-22T19:00:00Z'),
    });
    expect(promisedTimes([day], 'PICKUP', 'Asia/Kolkata', eveningBefore)).toEqual({
      scheduledFor: new Date('2026-11-22T05:30:00Z'),
      promisedBy: new Date('2026-11-22T12:30:00Z'),
    });
  });

  it('are the day alone once the window has begun', () => {
    const noon = new Date('2026-11-22T18:00:00Z');
    expect(promisedTimes([day], 'DELIVERY', chicago, noon)).toEqual({ scheduledFor: day, promisedBy: day });
  });

  it('are the first and the last day of several', () => {
    const next = aDay('2026-11-23');
    expect(promisedTimes([day, next], 'DELIVERY', chicago, eveningBefore)).toEqual({
      scheduledFor: day,
      promisedBy: next,
    });
  });

  it('are absent for items without a day', () => {
    expect(promisedTimes([], 'DELIVERY', chicago, eveningBefore)).toEqual({});
  });

  it.each(otherLocales)('are the same in a browser that writes dates as %s', async (locale) => {
    vi.resetModules();
    writeDatesAsIn(locale);
    const fresh = await import('../../../../src/adapters/mock/orders/promised-times').finally(() => vi.resetModules());
    const promised = fresh.promisedTimes([day], 'DELIVERY', chicago, eveningBefore);
    vi.unstubAllGlobals();
    expect(promised.scheduledFor).toEqual(new Date('2026-11-22T17:00:00Z'));
  });
});
