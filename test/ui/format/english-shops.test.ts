import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { cents } from '../../../src/domain/shared/money';
import { countries } from '../../../src/tools/new-shop/country-facts';
import { formatDay } from '../../../src/ui/format/format-date';
import { formatDateTime, formatMonthDay, formatTime } from '../../../src/ui/format/format-date-time';
import { formatFullDate } from '../../../src/ui/format/format-full-date';
import { formatOpeningHours, openStateText } from '../../../src/ui/format/format-hours';
import { formatList } from '../../../src/ui/format/format-list';
import { promisedWindow } from '../../../src/domain/orders/promise-sentence';
import { promiseWriter } from '../../../src/ui/format/format-promise';
import { formatMoney } from '../../../src/ui/format/format-money';
import { formatItemCount, formatRating } from '../../../src/ui/format/format-number';
import { setLocale, writtenLocale } from '../../../src/ui/format/locale';
import { aDay } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';

const usual = writtenLocale();
afterAll(() => setLocale(usual));

/** All that a locale can change in an English sentence. */
function textsOfTokyo() {
  const calendar = new CustomerCalendar(new FakeTime(), 'Asia/Tokyo', 'Asia/Tokyo');
  const day = aDay('2026-11-23');
  const eleven = new Date('2026-11-23T02:00:00Z');
  return {
    money: formatMoney(cents(145_000)),
    time: formatTime(eleven, calendar),
    windows: [
      promisedWindow({ from: eleven, to: new Date('2026-11-23T10:30:00Z') }, promiseWriter(calendar)),
      promisedWindow({ from: eleven, to: new Date('2026-11-23T10:00:00Z') }, promiseWriter(calendar, 'long')),
    ],
    dates: [
      formatDay(day),
      formatFullDate(day),
      formatDateTime(eleven, calendar, 'long'),
      formatMonthDay(day, aDay('2025-11-23')),
    ],
    hours: [
      formatOpeningHours({ from: 'Mon', to: 'Sat', opens: 11, closes: 21 }),
      openStateText({ kind: 'open', until: 21 }, true),
    ],
    numbers: [formatItemCount(1200), formatRating(4.5), formatList(['Milk', 'Wheat'])],
  };
}

describe.each(countries)('a shop in $name, whose page is in English', ({ locale, currency }) => {
  beforeAll(() => setLocale({ locale, currency }));

  it('a shop abroad writes no word in another script', () => {
    const written = Object.values(textsOfTokyo()).flat().join(' ');
    expect(written.match(/[^\p{Script=Latin}\p{Script=Common}]|[年月日時分円￥]/gu)).toBeNull();
  });

  it('a shop abroad writes every time as its opening hours', () => {
    const { time, windows, dates, hours } = textsOfTokyo();
    expect(time).toMatch(/^11:00\sAM$/);
    expect(windows).toEqual(['11 AM–7:30 PM', 'between 11 AM and 7 PM']);
    expect(dates[2]).toMatch(/11:00\sAM$/);
    expect(hours).toEqual(['Mon–Sat 11AM–9PM', 'Open now, until 9 PM']);
  });
});

it('a shop in Japan writes yen without decimals, and English days and hours', () => {
  setLocale({ locale: 'en-JP', currency: 'JPY' });
  const { money, time, dates } = textsOfTokyo();
  expect(money).toBe('¥1,450');
  expect(time).toMatch(/^11:00\sAM$/);
  expect(dates).toEqual([
    'Mon, Nov 23',
    expect.stringContaining('November'),
    expect.stringMatching(/^Monday, November\s23\D+11:00/),
    'November 23, 2026',
  ]);
});
