import { instantAt } from '../../src/domain/shared/instant-at';
import { aDay } from './builders';

const minute = 60_000;

/** The first and the last minute of each hour, from a Monday on. */
export function everyHourOfAWeek(timeZone: string): readonly Date[] {
  const start = instantAt(aDay('2026-11-23'), 0, timeZone).getTime();
  return Array.from({ length: 7 * 24 }, (_, hour) =>
    [0, 59].map((past) => new Date(start + (hour * 60 + past) * minute)),
  ).flat();
}
