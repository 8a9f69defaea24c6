import { describe, expect, it } from 'vitest';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { formatDateTime, formatMoment, formatShortMoment } from '../../../src/ui/format/format-date-time';
import { zoneSuffix } from '../../../src/ui/format/format-promise';
import { aDay, chicago } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';

/** November 20, noon in Chicago. */
const calendarIn = (timeZone: string, shop = chicago) => new CustomerCalendar(new FakeTime(), timeZone, shop);

describe.each(['America/Chicago', 'Pacific/Auckland', 'UTC', 'Pacific/Honolulu'])(
  'a day without a time in %s',
  (zone) => {
    const calendar = calendarIn(zone);

    it('a day without a time is the same day in every time zone', () => {
      const formats = [formatDateTime, formatMoment];
      expect(formats.map((format) => format(aDay('2026-11-23'), calendar))).toEqual(Array(2).fill('Mon, Nov\u00a023'));
      expect(zoneSuffix(aDay('2026-11-23'), calendar)).toBe('');
      expect(formatShortMoment(aDay('2026-11-23'), calendar)).toBe('Nov\u00a023');
      expect(formatDateTime(aDay('2027-01-01'), calendar)).toBe('Fri, Jan\u00a01, 2027');
    });
  },
);

it('dates are written in full for a voice', () => {
  const calendar = calendarIn(chicago);
  expect(formatDateTime(aDay('2026-11-23'), calendar, 'long')).toBe('Monday, November\u00a023');
  expect(formatShortMoment(aDay('2026-11-23'), calendar, 'long')).toBe('November\u00a023');
});

it('a narrow line breaks a date with a time after a comma only', () => {
  const written = formatDateTime(new Date('2025-11-20T00:02:00Z'), calendarIn(chicago));
  expect(written.split(/ /)).toEqual(['Wed,', 'Nov\u00a019,', '2025,', '6:02\u00a0PM']);
});

it('a day without a time may be today', () => {
  const calendar = calendarIn(chicago);
  expect(formatMoment(aDay('2026-11-20'), calendar)).toBe('Today');
});

describe('time in the shop’s time zone', () => {
  const sixOClock = new Date('2026-11-23T00:00:00Z');

  it.each(['America/Chicago', 'America/Winnipeg'])('needs no zone for a customer in %s', (zone) => {
    expect(zoneSuffix(sixOClock, calendarIn(zone))).toBe('');
  });

  it.each(['America/New_York', 'Asia/Kolkata', 'UTC'])('has its zone for a customer in %s', (zone) => {
    expect(zoneSuffix(sixOClock, calendarIn(zone))).toBe(' CST');
  });
});
