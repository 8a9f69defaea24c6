import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/shared/calendar-date';
import { instantAt, zonelessReader } from '../../../src/domain/shared/instant-at';
import { localTimeIn } from '../../../src/domain/shared/local-time';
import { aDay, chicago } from '../../support/builders';

const minute = 60_000;
const hour = 60 * minute;

describe('a time without a zone', () => {
  const now = new Date('2026-11-20T18:00:00Z');
  const read = (earliest: string, asUtc: string, timeZone: string) =>
    zonelessReader(new Date(earliest), now, timeZone)(new Date(asUtc));

  it.each([
    ['is UTC', chicago, '2026-11-20T17:59:00Z', '2026-11-20T17:59:00Z'],
    ['is UTC on a device whose clock is minutes slow', chicago, '2026-11-20T18:05:00Z', '2026-11-20T18:05:00Z'],
    ["is the shop's if UTC is still to come", 'Asia/Kolkata', '2026-11-20T23:29:00Z', '2026-11-20T17:59:00Z'],
  ])('%s in %s: %s', (_rule, timeZone, asUtc, instant) => {
    expect(read(asUtc, asUtc, timeZone)).toEqual(new Date(instant));
  });

  it.each([
    ['UTC, as the order was made in UTC', chicago, '2026-11-20T17:00:00Z', '2026-11-21T17:00:00Z'],
    ["the shop's, as the order was made in its time", 'Asia/Kolkata', '2026-11-20T23:29:00Z', '2026-11-21T05:30:00Z'],
  ])('that was promised is %s', (_clock, timeZone, earliest, promised) => {
    const asUtc = timeZone === chicago ? '2026-11-21T17:00:00Z' : '2026-11-21T11:00:00Z';
    expect(read(earliest, asUtc, timeZone)).toEqual(new Date(promised));
  });

  it('of one order is as far from its others as they were written, whatever the day', () => {
    const zones = fc.constantFrom(chicago, 'UTC', 'Asia/Kolkata', 'Asia/Tokyo');
    fc.assert(
      fc.property(zones, fc.integer({ min: -30, max: 30 }), fc.nat(72), (timeZone, age, later) => {
        const earliest = new Date(now.getTime() + age * hour);
        const readTime = zonelessReader(earliest, now, timeZone);
        const promised = new Date(earliest.getTime() + later * hour);
        expect(readTime(promised).getTime() - readTime(earliest).getTime()).toBe(later * hour);
      }),
    );
  });

  it('is never later than now where a clock of UTC or of a shop in the east wrote it before', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'Asia/Tokyo', 'Pacific/Auckland');
    const ages = fc.integer({ min: 0, max: 365 * 24 * hour });
    fc.assert(
      fc.property(zones, ages, (timeZone, age) => {
        const asUtc = new Date(now.getTime() - age);
        expect(zonelessReader(asUtc, now, timeZone)(asUtc) <= now).toBe(true);
      }),
    );
  });
});

describe('an hour of a day', () => {
  it('is an instant in the zone of the shop', () => {
    expect(instantAt(aDay('2026-11-22'), 11, chicago)).toEqual(new Date('2026-11-22T17:00:00Z'));
  });

  it.each([
    ['2026-03-08', 3, chicago, '2026-03-08T08:00:00Z'],
    ['2026-03-08', 7, chicago, '2026-03-08T12:00:00Z'],
    ['2026-03-08', 1, chicago, '2026-03-08T07:00:00Z'],
    ['2026-11-01', 2, chicago, '2026-11-01T08:00:00Z'],
    ['2026-11-01', 6.75, chicago, '2026-11-01T12:45:00Z'],
    ['2026-10-03', 20, 'Australia/Sydney', '2026-10-03T10:00:00Z'],
    ['2026-10-04', 3, 'Australia/Sydney', '2026-10-03T16:00:00Z'],
  ])('is right when the clocks change: %s at %d in %s', (day, atHour, timeZone, instant) => {
    expect(instantAt(aDay(day), atHour, timeZone)).toEqual(new Date(instant));
  });

  it('reads as that hour on the clock of the shop, except for an hour that is left out', () => {
    const zones = fc.constantFrom(chicago, 'Australia/Sydney', 'Pacific/Auckland', 'Europe/London', 'Asia/Kolkata');
    // No clock is changed then, in these zones.
    const quarters = fc.integer({ min: 12, max: 95 });
    fc.assert(
      fc.property(zones, fc.nat(730), quarters, (timeZone, days, quarter) => {
        const day = addDays(aDay('2026-01-01'), days);
        const shown = localTimeIn(timeZone, instantAt(day, quarter / 4, timeZone));
        expect(shown.toISOString().slice(0, 16)).toBe(
          new Date(Date.parse(day) + quarter * 15 * minute).toISOString().slice(0, 16),
        );
      }),
    );
  });
});
