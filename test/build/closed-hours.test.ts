import { describe, expect, it } from 'vitest';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { profile as homeKitchen } from '../../src/app/profiles/home-kitchen/profile';
import { closedHours } from '../../src/build/closed-hours';
import { openState, shopTime, weekdays } from '../../src/domain/shop/opening-hours';
import { weOpen } from '../../src/ui/format/format-opening';

const hourLength = 3_600_000;
/** Every hour of a week in which the clocks change. */
const week = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 9, 30) + hour * hourLength));

describe('closed hours', () => {
  it.each([cookies, homeKitchen])('say at every hour of a week what the shop says: $name', ({ hours, timeZone }) => {
    const closed = closedHours(hours);
    const said = week.map((instant) => {
      const { weekday, hour } = shopTime(instant, timeZone);
      const hourOfWeek = weekdays.indexOf(weekday) * 24 + hour;
      return closed.find(({ from, to }) => from <= hourOfWeek && hourOfWeek < to)?.text;
    });
    const expected = week.map((instant) => {
      const state = openState(instant, timeZone, hours);
      return state.kind === 'closed' && state.opens ? weOpen(state.opens) : undefined;
    });
    expect(said).toEqual(expected);
    expect(new Set(said).size).toBeGreaterThan(7);
  });

  it('are all hours of a shop that never opens, and none of one that never closes', () => {
    expect(closedHours([]).map(({ from, to, text }) => [from, to, text])).toEqual(
      [0, 24, 48, 72, 96, 120, 144].map((midnight) => [midnight, midnight + 24, '']),
    );
    expect(closedHours([{ from: 'Mon', to: 'Sun', opens: 0, closes: 24 }])).toEqual([]);
  });
});
