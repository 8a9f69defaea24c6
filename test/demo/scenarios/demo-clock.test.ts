import { describe, expect, it } from 'vitest';
import { DemoClock } from '../../../src/demo/scenarios/demo-clock';
import { shopTime } from '../../../src/domain/shop/opening-hours';
import { chicago } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';

const noon = new FakeTime(new Date('2026-11-20T18:20:00Z'));

describe('demo clock', () => {
  it("shows the device's time where none is set", () => {
    expect(new DemoClock(noon, chicago, undefined).now()).toEqual(noon.now());
  });

  it.each([9, 17, 23])('shows %i o’clock of the same day at the shop', (hour) => {
    const now = new DemoClock(noon, chicago, hour).now();
    expect(shopTime(now, chicago)).toEqual({ weekday: 'Fri', hour });
  });
});
