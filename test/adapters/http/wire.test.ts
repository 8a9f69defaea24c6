import { describe, expect, it } from 'vitest';
import { instant, moment } from '../../../src/adapters/http/wire';
import { calendarDateIn } from '../../../src/domain/shared/calendar-date';

const zones = ['Pacific/Auckland', 'Asia/Kolkata', 'UTC', 'America/Chicago'];

describe('an instant of a service', () => {
  it.each([
    ['is read', '2026-11-22T10:00:00Z', '2026-11-22T10:00:00.000Z'],
    ["is read also in year 1, some servers' word for never", '0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['is read until the end of 9998', '9998-12-31T23:59:59Z', '9998-12-31T23:59:59.000Z'],
    ['is undefined at the end of 9999', '9999-12-31T23:59:59Z', undefined],
    ['is undefined in year 0', '0000-12-31T23:59:59Z', undefined],
    ['is undefined before year 0', '-000001-06-01T00:00:00Z', undefined],
    ['is undefined beyond four digits', '+010000-01-01T00:00:00Z', undefined],
    ['is undefined in a text that is not a date', 'tomorrow', undefined],
  ])('%s: %s', (_how, written, read) => {
    expect(instant.parse(written)?.toISOString()).toBe(read);
  });

  it.each(zones)('is a day in %s, also at both ends of what is read', (zone) => {
    const ends = ['0001-01-01T00:00:00Z', '9998-12-31T23:59:59Z', '9999-12-31T23:59:59Z'];
    const days = ends.flatMap((end) => instant.parse(end) ?? []).map((date) => calendarDateIn(zone, date));
    expect(days).toHaveLength(2);
  });
});

describe('a moment of a service', () => {
  it.each([
    ['2026-11-22', '2026-11-22'],
    [' 2026-11-22 ', '2026-11-22'],
    ['2026-02-30', undefined],
    ['0000-01-01', undefined],
    ['9999-12-31', undefined],
    ['2026-11-22T10:00:00Z', new Date('2026-11-22T10:00:00Z')],
    ['9999-12-31T23:59:59Z', undefined],
    ['tomorrow', undefined],
  ])('%j is a day where it has no time', (written, read) => {
    expect(moment.parse(written)).toEqual(read);
  });
});
