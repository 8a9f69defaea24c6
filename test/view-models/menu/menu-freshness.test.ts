import { expect, it } from 'vitest';
import { FakeTime } from '../../support/in-memory-device';
import { aMenuFreshness } from '../../support/menu-freshness';

it.each([
  ['just read', 0, true],
  ['read five minutes ago', 5, false],
  ['read a minute ago, then the clock was set back by two', -1, true],
  ['read before the clock was set back by an hour', -60, false],
])('a menu is fresh or not: %s', (_case, minutesAgo, isFresh) => {
  const time = new FakeTime();
  const readAt = new Date(time.now().getTime() - minutesAgo * 60_000);
  expect(aMenuFreshness(time).isFresh(readAt)).toBe(isFresh);
});
