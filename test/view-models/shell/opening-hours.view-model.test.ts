import { describe, expect, it } from 'vitest';
import { OpeningHoursViewModel } from '../../../src/view-models/shell/opening-hours.view-model';
import { chicago, shopHours } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';

const aMinuteBeforeNine = new Date('2026-11-21T02:59:00Z');

describe('opening', () => {
  it("is unknown until loaded, then follows the shop's clock", async () => {
    const time = new FakeTime(aMinuteBeforeNine);
    const opening = new OpeningHoursViewModel(time, time, { hours: shopHours, timeZone: chicago });
    expect(opening.state).toBeUndefined();
    opening.load();
    expect(opening.state).toEqual({ kind: 'open', until: 21 });
    await time.advance(60_000);
    expect(opening.state).toEqual({ kind: 'closed', opens: { weekday: 'Sat', hour: 8, today: false } });
  });

  it('leaves no timer behind', () => {
    const time = new FakeTime();
    const opening = new OpeningHoursViewModel(time, time, { hours: shopHours, timeZone: chicago });
    opening.load();
    opening.dispose();
    expect(time.waitingCount).toBe(0);
  });
});
