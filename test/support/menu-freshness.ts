import { MenuFreshness } from '../../src/view-models/menu/menu-freshness';
import { FakeBackForwardRestore, FakePageVisibility, FakeTime } from './in-memory-device';

/** Open from 7 to 21 o'clock in Chicago, every day. */
export function aMenuFreshness(
  time = new FakeTime(),
  visibility = new FakePageVisibility(),
  backForwardRestore = new FakeBackForwardRestore(),
) {
  return new MenuFreshness(time, time, visibility, backForwardRestore, {
    timeZone: 'America/Chicago',
    hours: [{ from: 'Mon', to: 'Sun', opens: 7, closes: 21 }],
  });
}
