import { describe, expect, it } from 'vitest';
import { promisedTime, promisedWindow, promiseSentence } from '../../../src/domain/orders/promise-sentence';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { promiseWriter } from '../../../src/ui/format/format-promise';
import { aDay, chicago } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';

const calendarIn = (timeZone: string) => new CustomerCalendar(new FakeTime(), timeZone, chicago);
const here = promiseWriter(calendarIn(chicago));
const spoken = promiseWriter(calendarIn(chicago), 'long');
const days = [aDay('2026-11-22')] as const;
const window = { from: new Date('2026-11-22T17:00:00Z'), to: new Date('2026-11-22T19:00:00Z') };
const orderBy = new Date('2026-11-22T03:00:00Z');

describe('the sentence of a promise', () => {
  it.each([
    [
      { fulfillment: 'DELIVERY', days, window, orderBy },
      'Tomorrow, Sun, Nov 22, 11 AM–1 PM, if you order by 9 PM tonight.',
    ],
    [{ fulfillment: 'PICKUP', days, orderBy }, 'Pick up tomorrow, Sun, Nov 22, if you order by 9 PM tonight.'],
    [{ fulfillment: 'DELIVERY', days, window }, 'Delivery Sun, Nov 22, 11 AM–1 PM.'],
    [
      { fulfillment: 'DELIVERY', days: [aDay('2026-11-21'), ...days], orderBy },
      'Delivery Sat, Nov 21 and Sun, Nov 22, if you order by 9 PM tonight.',
    ],
    [
      { fulfillment: 'DELIVERY', days, orderBy: new Date('2026-11-22T06:00:00Z') },
      'Tomorrow, Sun, Nov 22, if you order by 12 AM tonight.',
    ],
    [
      { fulfillment: 'DELIVERY', days, orderBy: new Date('2026-11-21T18:00:00Z') },
      'Tomorrow, Sun, Nov 22, if you order by 12 PM today.',
    ],
    [{ fulfillment: 'DELIVERY', days: [...days, aDay('2026-11-24')] }, 'Delivery Sun, Nov 22 and Tue, Nov 24.'],
  ] as const)('the sentence of %j is "%s"', (promise, text) => {
    const { before, time, after } = promiseSentence(promise, here);
    expect(before + time + after).toBe(text);
  });

  it('the sentence has its day in full for screen readers, and no dash', () => {
    expect(promisedTime({ days, window }, spoken)).toBe('Sunday, November 22, between 11 AM and 1 PM');
    expect(promisedTime({ days }, spoken)).toBe('Sunday, November 22');
  });

  it.each([
    ['2026-11-22T23:00:00Z', '2026-11-23T01:30:00Z', '5–7:30 PM', 'between 5 PM and 7:30 PM'],
    ['2026-11-22T23:00:00Z', '2026-11-23T01:05:00Z', '5–7:05 PM', 'between 5 PM and 7:05 PM'],
    ['2026-11-22T23:00:00Z', '2026-11-23T06:00:00Z', '5 PM–12 AM', 'between 5 PM and 12 AM'],
    ['2026-11-22T16:00:00Z', '2026-11-22T17:30:00Z', '10–11:30 AM', 'between 10 AM and 11:30 AM'],
    ['2026-11-22T14:30:00Z', '2026-11-22T16:00:00Z', '8:30–10 AM', 'between 8:30 AM and 10 AM'],
  ])('a window from %s to %s is %s', (from, to, short, long) => {
    const hours = { from: new Date(from), to: new Date(to) };
    expect(promisedWindow(hours, here)).toBe(short);
    expect(promisedWindow(hours, spoken)).toBe(long);
  });

  it('the sentence names the zone where the customer has another time', () => {
    const { time, after } = promiseSentence(
      { fulfillment: 'DELIVERY', days, window, orderBy },
      promiseWriter(calendarIn('Asia/Tokyo')),
    );
    expect([time, after]).toEqual(['Sun, Nov 22, 11 AM–1 PM CST', ', if you order by 9 PM CST.']);
  });
});
