import { describe, expect, it } from 'vitest';
import { orderDays, shopMoment } from '../../../src/domain/shop/shop-moment';
import type { OpeningHours } from '../../../src/domain/shop/opening-hours';
import { addDays } from '../../../src/domain/shared/calendar-date';
import { aDay, dallas } from '../../support/builders';

const daysAt = (instant: string, closedOn: readonly string[] = [], hours: OpeningHours = dallas.hours) => {
  const shop = { ...dallas, hours, closedOn: closedOn.map((day) => aDay(day)) };
  const { sameDay, nextDay } = orderDays(shopMoment(new Date(instant), shop), shop);
  return `${sameDay} ${nextDay}`;
};

describe('what is ordered now comes', () => {
  it.each([
    ['before the shop opens', '2026-11-24T06:00-06:00', '2026-11-24 2026-11-25'],
    ['in its hours', '2026-11-24T20:59-06:00', '2026-11-24 2026-11-25'],
    ['after the last orders, when it is closed', '2026-11-24T21:00-06:00', '2026-11-25 2026-11-26'],
    ['after the last orders, while it is open', '2026-11-28T21:30-06:00', '2026-11-28 2026-11-30'],
    ['a minute before midnight', '2026-11-24T23:59-06:00', '2026-11-25 2026-11-26'],
    ['at midnight', '2026-11-25T00:00-06:00', '2026-11-25 2026-11-26'],
    ['a minute before 9 PM on the day the clocks go forward', '2026-03-09T01:59:59Z', '2026-03-08 2026-03-09'],
    ['at 9 PM on the day the clocks go forward', '2026-03-09T02:00:00Z', '2026-03-08 2026-03-10'],
    ['at 9 PM on the day the clocks go back', '2026-11-02T03:00:00Z', '2026-11-01 2026-11-03'],
  ])('%s on these days', (_when, instant, days) => {
    expect(daysAt(instant)).toBe(days);
  });

  it('no moment is on a weekday without hours', () => {
    const weekdaysOnly = [{ from: 'Mon', to: 'Fri', opens: 7, closes: 21 }] as const;
    expect(daysAt('2026-11-27T12:00-06:00', [], weekdaysOnly)).toBe('2026-11-27 2026-11-30');
    expect(daysAt('2026-11-27T21:00-06:00', [], weekdaysOnly)).toBe('2026-11-30 2026-11-30');
  });

  it('the next day is the moment of a shop that never opens', () => {
    expect(daysAt('2026-11-24T12:00-06:00', [], [])).toBe('2026-11-25 2026-11-25');
  });

  it('no moment is in a season in which the shop is closed, however long it is', () => {
    const season = Array.from({ length: 60 }, (_, ahead) => `${addDays(aDay('2026-11-25'), ahead)}`);
    expect(daysAt('2026-11-24T12:00-06:00', season)).toBe('2026-11-24 2027-01-24');
    expect(daysAt('2026-12-24T12:00-06:00', season)).toBe('2027-01-24 2027-01-24');
  });

  it('no moment is on a day on which the shop is closed', () => {
    const closed = ['2026-11-25', '2026-11-26'];
    expect(daysAt('2026-11-24T12:00-06:00', closed)).toBe('2026-11-24 2026-11-27');
    expect(daysAt('2026-11-24T22:00-06:00', closed)).toBe('2026-11-27 2026-11-27');
    expect(daysAt('2026-11-25T12:00-06:00', closed)).toBe('2026-11-27 2026-11-27');
  });
});
