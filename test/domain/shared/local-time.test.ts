import { describe, expect, it } from 'vitest';
import { isTimeZone, localTimeIn } from '../../../src/domain/shared/local-time';
import { chicago } from '../../support/builders';

describe('the local time', () => {
  it.each([
    [chicago, '2026-11-22T17:04:05.678Z', '2026-11-22T11:04:05.678Z'],
    [chicago, '2026-07-22T04:59:59.999Z', '2026-07-21T23:59:59.999Z'],
    [chicago, '2026-07-22T05:00:00.000Z', '2026-07-22T00:00:00.000Z'],
    ['Asia/Kolkata', '2026-12-31T18:30:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['Asia/Tokyo', '1969-12-31T23:59:59.250Z', '1970-01-01T08:59:59.250Z'],
    ['UTC', '0001-01-02T12:00:00.000Z', '0001-01-02T12:00:00.000Z'],
  ])('the local time in %s at %s is %s', (timeZone, instant, shown) => {
    expect(localTimeIn(timeZone, new Date(instant)).toISOString()).toBe(shown);
  });

  it('throws for an invalid date and for an unknown time zone', () => {
    expect(() => localTimeIn(chicago, new Date(Number.NaN))).toThrow(RangeError);
    expect(() => localTimeIn('Elm/Street', new Date(0))).toThrow(RangeError);
  });
});

it.each([
  [chicago, true],
  ['UTC', true],
  ['Elm/Street', false],
  ['', false],
])('whether %j is a time zone: %s', (written, expected) => {
  expect(isTimeZone(written)).toBe(expected);
});
