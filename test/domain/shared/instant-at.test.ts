import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, zonelessInstant } from '../../../src/domain/shared/instant-at';
import { aDay, chicago } from '../../support/builders';

describe('a time without a zone', () => {
  const now = new Date('2026-11-20T18:00:00Z');

  it.each([
    ['is UTC', chicago, '2026-11-20T17:59:00Z', '2026-11-20T17:59:00Z'],
    ['is UTC now', chicago, '2026-11-20T18:00:00Z', '2026-11-20T18:00:00Z'],
    ["is the shop's if UTC is still to come", 'Asia/Kolkata', '2026-11-20T23:29:00Z', '2026-11-20T17:59:00Z'],
    ["is the shop's for a promise", chicago, '2026-11-22T11:00:00Z', '2026-11-22T17:00:00Z'],
  ])('%s in %s: %s', (_rule, timeZone, asUtc, instant) => {
    expect(zonelessInstant(new Date(asUtc), now, timeZone)).toEqual(new Date(instant));
  });

  it('is never later than now where a clock of UTC or of a shop in the east wrote it before', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'Asia/Tokyo', 'Pacific/Auckland');
    const ages = fc.integer({ min: 0, max: 365 * 24 * 3_600_000 });
    fc.assert(
      fc.property(zones, ages, (timeZone, age) => {
        const asUtc = new Date(now.getTime() - age);
        expect(zonelessInstant(asUtc, now, timeZone) <= now).toBe(true);
      }),
    );
  });
});

describe('an hour of a day', () => {
  it('is an instant in the zone of the shop', () => {
    expect(instantAt(aDay('2026-11-22'), 11, chicago)).toEqual(new Date('2026-11-22T17:00:00Z'));
  });
});
