import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalendarDate } from '../../../src/domain/shared/calendar-date';
import {
  clockTime,
  dayWithOverlap,
  daysOf,
  hoursOn,
  nextOpening,
  openingOnLaterDay,
  openState,
  shopTime,
  upcomingClosures,
  weekdayOf,
  weekdays,
  type Weekday,
} from '../../../src/domain/shop/opening-hours';
import { aDay, chicago, shopHours } from '../../support/builders';

const inChicago = (instant: string) => clockTime(new Date(instant), chicago);
const state = (instant: string, hours = shopHours) => openState(inChicago(instant), hours);
const open = (until: number) => ({ kind: 'open', until });
const closed = (weekday: string, hour: number, today: boolean) => ({ kind: 'closed', opens: { weekday, hour, today } });

it.each([
  ['2026-11-20T12:00:00Z', [], { weekday: 'Sat', hour: 8, today: false }],
  ['2026-11-20T22:00:00Z', [aDay('2026-11-21')], { weekday: 'Sun', hour: 8, today: false }],
])('a shop that is sold out at %s, closed on %j, opens on a later day: %o', (instant, closedOn, opening) => {
  expect(openingOnLaterDay(inChicago(instant).date, shopHours, closedOn)).toEqual(opening);
});

it.each([
  ['2026-11-20T22:00:00Z', [], { weekday: 'Sat', hour: 8, today: false }],
  ['2026-11-20T12:00:00Z', [], { weekday: 'Fri', hour: 7, today: true }],
  ['2026-11-20T13:00:00Z', [], { weekday: 'Sat', hour: 8, today: false }],
  ['2026-11-20T22:00:00Z', [aDay('2026-11-21')], { weekday: 'Sun', hour: 8, today: false }],
])('the next opening at %s, closed on %j, is %o', (instant, closedOn, opening) => {
  expect(nextOpening(inChicago(instant), shopHours, closedOn)).toEqual(opening);
});

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'])('on a device in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['Friday in winter, one second before 7AM', '2026-11-20T12:59:59Z', closed('Fri', 7, true)],
    ['Friday in winter, 7AM', '2026-11-20T13:00:00Z', open(21)],
    ['Friday in winter, one second before 9PM', '2026-11-21T02:59:59Z', open(21)],
    ['Friday in winter, 9PM', '2026-11-21T03:00:00Z', closed('Sat', 8, false)],
    ['Saturday in winter, 8AM', '2026-11-21T14:00:00Z', open(22)],
    ['Sunday in winter, 10PM', '2026-11-23T04:00:00Z', closed('Mon', 7, false)],
    ['Monday just after midnight', '2026-11-23T06:00:01Z', closed('Mon', 7, true)],
    ['Wednesday in summer, 7AM', '2026-07-15T12:00:00Z', open(21)],
    ['Wednesday in summer, 6AM', '2026-07-15T11:00:00Z', closed('Wed', 7, true)],
    ['the day before the clocks go forward, 8AM', '2026-03-07T14:00:00Z', open(22)],
    ['the day the clocks go forward, 7:59AM', '2026-03-08T12:59:59Z', closed('Sun', 8, true)],
    ['the day the clocks go forward, 8AM', '2026-03-08T13:00:00Z', open(22)],
    ['the day the clocks go forward, 10PM', '2026-03-09T03:00:00Z', closed('Mon', 7, false)],
    ['the day the clocks go back, 7:59AM', '2026-11-01T13:59:59Z', closed('Sun', 8, true)],
    ['the day the clocks go back, 8AM', '2026-11-01T14:00:00Z', open(22)],
    ['the day the clocks go back, 9:59PM', '2026-11-02T03:59:59Z', open(22)],
    ['the day the clocks go back, 10PM', '2026-11-02T04:00:00Z', closed('Mon', 7, false)],
  ])('the shop in Chicago knows its hours: %s', (_when, instant, expected) => {
    expect(state(instant)).toEqual(expected);
  });
});

it('the days of a week have these names, beginning on Monday', () => {
  const week = ['23', '24', '25', '26', '27', '28', '29'].map((day) => weekdayOf(aDay(`2026-11-${day}`)));
  expect(week).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});

describe('opening hours that overlap', () => {
  const row = (from: Weekday, opens: number, closes: number, to = from) => ({ from, to, opens, closes });

  it.each([
    ['hours one after the other', [row('Mon', 9, 12, 'Fri'), row('Mon', 12, 17, 'Fri')], undefined],
    ['an hour of one day in two rows', [row('Mon', 12, 17, 'Fri'), row('Wed', 9, 13), row('Wed', 18, 20)], 'Wed'],
    ['a night into the hours of the next day', [row('Fri', 17, 26), row('Sat', 1, 5)], 'Fri'],
    ['a night until the hours of the next day', [row('Fri', 17, 26), row('Sat', 2, 5)], undefined],
    ['a night into a day without hours', [row('Fri', 17, 26)], undefined],
    ['the night of Sunday into the hours of Monday', [row('Sun', 17, 26), row('Mon', 1, 5)], 'Sun'],
    ['no hours', [], undefined],
  ])('are found by their first day: %s', (_what, rows, day) => {
    expect(dayWithOverlap(rows)).toBe(day);
  });
});

describe('opening hours', () => {
  it('handle a skipped and a repeated hour of daylight saving time', () => {
    expect(shopTime(new Date('2026-03-08T08:00:00Z'), chicago)).toEqual({ weekday: 'Sun', hour: 3 });
    expect(shopTime(new Date('2026-11-01T06:30:00Z'), chicago)).toEqual({ weekday: 'Sun', hour: 1 });
    expect(shopTime(new Date('2026-11-01T07:30:00Z'), chicago)).toEqual({ weekday: 'Sun', hour: 1 });
  });

  it('count midnight as hour 0 of the new day', () => {
    expect(shopTime(new Date('2026-11-20T06:00:00Z'), chicago)).toEqual({ weekday: 'Fri', hour: 0 });
  });

  it('skip days without hours', () => {
    const phoneLine = [{ from: 'Mon', to: 'Sat', opens: 8, closes: 20 } as const];
    expect(state('2026-11-22T02:00:00Z', phoneLine)).toEqual(closed('Mon', 8, false));
    expect(state('2026-11-22T18:00:00Z', phoneLine)).toEqual(closed('Mon', 8, false));
  });

  it('may span the end of the week', () => {
    const weekend = [{ from: 'Sat', to: 'Mon', opens: 10, closes: 24 } as const];
    expect(state('2026-11-24T05:30:00Z', weekend)).toEqual(open(24));
    expect(state('2026-11-24T06:00:00Z', weekend)).toEqual(closed('Sat', 10, false));
  });

  it.each([
    ['Mon', 'Sun'],
    ['Thu', 'Wed'],
  ] as const)('opening hours may be the same all week: %s to %s', (from, to) => {
    const daily = [{ from, to, opens: 7, closes: 21 }];
    expect(weekdays.map((day) => hoursOn(day, daily)[0]?.opens)).toEqual([7, 7, 7, 7, 7, 7, 7]);
  });

  it('reach the same day of next week', () => {
    const fridays = [{ from: 'Fri', to: 'Fri', opens: 7, closes: 9 } as const];
    expect(state('2026-11-20T18:00:00Z', fridays)).toEqual(closed('Fri', 7, false));
  });

  it.each([
    ['before lunch', '2026-11-20T17:15:00Z', closed('Fri', 11.5, true)],
    ['at lunch', '2026-11-20T17:30:00Z', open(14.5)],
    ['in the last minute of lunch', '2026-11-20T20:29:59Z', open(14.5)],
    ['in the afternoon', '2026-11-20T20:30:00Z', closed('Fri', 17, true)],
    ['in the evening', '2026-11-20T23:00:00Z', open(26)],
    ['after midnight', '2026-11-21T07:59:00Z', open(26)],
    ['at two in the night', '2026-11-21T08:00:00Z', closed('Sat', 17, true)],
    ['after the midnight of a day without hours', '2026-11-23T07:00:00Z', closed('Fri', 11.5, false)],
  ])('the shop closes for the afternoon, and opens past midnight: %s', (_when, instant, expected) => {
    const hours = [
      { from: 'Fri', to: 'Sat', opens: 17, closes: 26 },
      { from: 'Fri', to: 'Fri', opens: 11.5, closes: 14.5 },
    ] as const;
    expect(state(instant, hours)).toEqual(expected);
  });

  it('the night after a closed day is closed', () => {
    const nights = [{ from: 'Mon', to: 'Sun', opens: 17, closes: 26 } as const];
    const friday = [aDay('2026-11-20')];
    expect(openState(inChicago('2026-11-21T07:00:00Z'), nights, friday)).toEqual(closed('Sat', 17, true));
    expect(openState(inChicago('2026-11-20T07:00:00Z'), nights, friday)).toEqual(open(26));
  });

  it('the shop is open in exactly the quarters of an hour that a row has', () => {
    const quarter = fc.integer({ min: 0, max: 95 }).map((count) => count / 4);
    const row = fc.record({
      from: fc.constantFrom(...weekdays),
      to: fc.constantFrom(...weekdays),
      opens: quarter,
      length: fc.integer({ min: 1, max: 24 }).map((count) => count / 4),
    });
    const monday = Date.parse('2026-11-23T00:00:00Z');
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), fc.integer({ min: 0, max: 7 * 96 - 1 }), (rows, quarters) => {
        const hours = rows.map(({ length, ...times }) => ({ ...times, closes: times.opens + length }));
        const hourOfWeek = quarters / 4;
        const isOpen = hours.some((one) =>
          daysOf(one).some((day) => {
            const start = weekdays.indexOf(day) * 24 + one.opens;
            return (hourOfWeek - start + 168) % 168 < one.closes - one.opens;
          }),
        );
        const instant = new Date(monday + quarters * 900_000);
        expect(openState(clockTime(instant, 'UTC'), hours).kind).toBe(isOpen ? 'open' : 'closed');
      }),
    );
  });

  it('may be empty', () => {
    expect(state('2026-11-20T18:00:00Z', [])).toEqual({ kind: 'closed', opens: undefined });
  });

  describe('with closed days', () => {
    const thanksgiving = aDay('2026-11-26');
    const on = (instant: string, ...days: readonly CalendarDate[]) => openState(inChicago(instant), shopHours, days);

    it('opening hours with closed days are closed all day, and open on the next one', () => {
      expect(on('2026-11-26T18:00:00Z', thanksgiving)).toEqual(closed('Fri', 7, false));
      expect(on('2026-11-26T06:30:00Z', thanksgiving)).toEqual(closed('Fri', 7, false));
    });

    it('opening hours with closed days are skipped when the next opening is looked for', () => {
      expect(on('2026-11-26T04:00:00Z', thanksgiving, aDay('2026-11-27'))).toEqual(closed('Sat', 8, false));
    });

    it('change no other day', () => {
      expect(on('2026-11-25T18:00:00Z', thanksgiving)).toEqual(open(21));
    });

    it('name the date of an opening more than a week ahead', () => {
      const holidays = ['21', '22', '23', '24', '25', '26', '27', '28', '29'].map((day) => aDay(`2026-11-${day}`));
      expect(on('2026-11-21T18:00:00Z', ...holidays)).toEqual({
        kind: 'closed',
        opens: { weekday: 'Mon', hour: 7, today: false, date: '2026-11-30' },
      });
    });

    it('announce no closed day that is over or far off, and none of them twice', () => {
      const days = ['2026-12-22', '2026-12-21', '2026-11-20', '2026-11-26', '2026-11-26', '2026-11-21'].map(aDay);
      expect(upcomingClosures(aDay('2026-11-21'), days)).toEqual(['2026-11-21', '2026-11-26', '2026-12-21']);
    });
  });
});
