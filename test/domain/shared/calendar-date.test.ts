import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  calendarDateIn,
  isDayWithoutTime,
  momentTime,
  parseCalendarDate,
  toUtcMidnight,
} from '../../../src/domain/shared/calendar-date';
import { aDay, chicago } from '../../support/builders';

describe('calendar date', () => {
  it.each([
    ['2026-11-22', '2026-11-22'],
    ['2026-11-22T00:00:00Z', '2026-11-22'],
    ['2026-11-22T23:59:59-06:00', '2026-11-22'],
    [' 2026-11-22 ', '2026-11-22'],
    ['2026-11-22 00:00:00', '2026-11-22'],
    ['2026-11-22t00:00:00z', '2026-11-22'],
    ['2028-02-29', '2028-02-29'],
  ])('%s is the day as it is written: %s', (written, day) => {
    expect(parseCalendarDate(written)).toBe(day);
  });

  it.each([
    undefined,
    null,
    20261122,
    '',
    'tomorrow',
    '11/22/2026',
    '2026-11-2',
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-221',
    'x2026-11-22',
    new Date('2026-11-22'),
  ])('%s is not a day of the calendar', (written) => {
    expect(parseCalendarDate(written)).toBeUndefined();
  });

  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-10-31', 2, '2026-11-02'],
    ['2026-11-22', 0, '2026-11-22'],
  ])('%s and %d days is %s', (day, days, expected) => {
    expect(addDays(aDay(day), days)).toBe(expected);
  });
});

describe('a day without a time', () => {
  it.each([
    ['2026-11-22', true],
    [' 2026-11-22 ', true],
    ['2026-11-22T00:00:00Z', false],
    ['x2026-11-22', false],
    ['26-11-22', false],
    ['2026-1-22', false],
    ['2026-11-2', false],
    ['yyyy-mm-dd', false],
    ['2026-mm-22', false],
    ['2026-11-dd', false],
  ])('%j is one by its form: %s', (text, expected) => {
    expect(isDayWithoutTime(text)).toBe(expected);
  });

  it('is sorted among instants as midnight UTC', () => {
    const instants = ['2026-11-21T23:59:59.999Z', '2026-11-22T00:00:00.001Z'].map((text) => new Date(text));
    const [before, after] = instants.map(momentTime);
    expect(momentTime(aDay('2026-11-22'))).toBe((before ?? 0) + 1);
    expect(momentTime(aDay('2026-11-22'))).toBe((after ?? 0) - 1);
  });
});

describe('the day in the shop', () => {
  it('is a day even for the year 1, which some services send for never', () => {
    expect(calendarDateIn(chicago, new Date('0001-01-02T12:00:00Z'))).toBe('0001-01-02');
  });

  it('ends with the year 9999', () => {
    expect(() => addDays(aDay('9999-12-31'), 1)).toThrow('253402300800000 is not an instant of the calendar');
  });

  it('throws for an invalid date', () => {
    expect(() => calendarDateIn(chicago, new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'])('on a device in %s', (zone) => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('2026-11-22 is November 22', () => {
    vi.stubEnv('TZ', zone);
    const day = parseCalendarDate('2026-11-22') ?? aDay('1970-01-01');
    const shown = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });
    expect(shown.format(toUtcMidnight(day))).toBe('November 22');
  });

  it.each([
    ['2026-03-08T05:59:59Z', '2026-03-07'],
    ['2026-03-08T06:00:00Z', '2026-03-08'],
    ['2026-03-09T04:59:59Z', '2026-03-08'],
    ['2026-03-09T05:00:00Z', '2026-03-09'],
    ['2026-11-01T04:59:59Z', '2026-10-31'],
    ['2026-11-01T05:00:00Z', '2026-11-01'],
    ['2026-11-02T05:59:59Z', '2026-11-01'],
    ['2026-11-02T06:00:00Z', '2026-11-02'],
  ])('%s is %s for the shop in Chicago', (instant, day) => {
    vi.stubEnv('TZ', zone);
    expect(calendarDateIn(chicago, new Date(instant))).toBe(day);
  });
});
