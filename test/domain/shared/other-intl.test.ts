import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDay, chicago } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';
import { otherLocales, writeDatesAsIn } from '../../support/other-intl';

const instant = new Date('2026-11-22T17:00:00Z');

describe.each(otherLocales)('dates in a browser that writes each as %s', (locale) => {
  beforeEach(() => {
    // The modules keep the formats that they made.
    vi.resetModules();
    writeDatesAsIn(locale);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('dates have the same days', async () => {
    const { addDays, calendarDateIn } = await import('../../../src/domain/shared/calendar-date');
    expect(calendarDateIn(chicago, instant)).toBe('2026-11-22');
    expect(calendarDateIn('Pacific/Kiritimati', instant)).toBe('2026-11-23');
    expect(addDays(aDay('2026-11-30'), 1)).toBe('2026-12-01');
  });

  it('dates have the same weekdays and hours', async () => {
    const { clockTime, openState, shopTime } = await import('../../../src/domain/shop/opening-hours');
    expect(shopTime(instant, chicago)).toEqual({ weekday: 'Sun', hour: 11 });
    expect(shopTime(new Date('2026-11-23T06:00:00Z'), chicago)).toEqual({ weekday: 'Mon', hour: 0 });
    const hours = [{ from: 'Sun', to: 'Sun', opens: 8, closes: 15 }] as const;
    expect(openState(clockTime(instant, chicago), hours)).toEqual({ kind: 'open', until: 15 });
  });

  it('tell the time zone of the shop from the customer’s', async () => {
    const { CustomerCalendar } = await import('../../../src/domain/shared/customer-calendar');
    const calendarIn = (zone: string) => new CustomerCalendar(new FakeTime(instant), zone, chicago);
    expect(calendarIn('America/Winnipeg').isShopElsewhere(instant)).toBe(false);
    expect(calendarIn('America/New_York').isShopElsewhere(instant)).toBe(true);
    expect(calendarIn('Asia/Kolkata').today()).toBe('2026-11-22');
  });

  it('dates are the same in a calendar file', async () => {
    const { calendarFile } = await import('../../../src/domain/orders/calendar-file');
    const file = calendarFile({
      uid: 'SB-20481@shop.example',
      promise: { days: [aDay('2026-11-22')], window: { from: instant, to: new Date('2026-11-22T19:00:00Z') } },
      title: 'Second Batch delivers order SB-20481',
      description: 'Delivery Sun, Nov 22, 11 AM–1 PM.',
      url: 'https://shop.example/track-order?id=SB-20481',
      writtenAt: new Date('2026-11-21T22:12:00.345Z'),
      timeZone: chicago,
    });
    expect(file).toContain('TZOFFSETTO:-0600');
    expect(file).toContain('DTSTAMP:20261121T221200Z');
    expect(file).toContain('DTSTART;TZID=America/Chicago:20261122T110000');
    expect(file).toContain('DTEND;TZID=America/Chicago:20261122T130000');
  });
});
