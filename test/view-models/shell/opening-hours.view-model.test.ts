import { describe, expect, it } from 'vitest';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { OpeningHoursViewModel } from '../../../src/view-models/shell/opening-hours.view-model';
import { aDay, chicago } from '../../support/builders';
import { shopClock } from '../../support/builders-menu';
import { FakeTime } from '../../support/in-memory-device';

const aMinuteBeforeNine = new Date('2026-11-21T02:59:00Z');

describe('opening', () => {
  it("the opening state is unknown until loaded, then follows the shop's clock", async () => {
    const time = new FakeTime(aMinuteBeforeNine);
    const opening = new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, { ...shopClock });
    expect(opening.state).toBeUndefined();
    opening.load();
    await time.advance(0);
    expect(opening.state).toEqual({ kind: 'open', until: 21 });
    await time.advance(60_000);
    expect(opening.state).toEqual({ kind: 'closed', opens: { weekday: 'Sat', hour: 8, today: false } });
  });

  it('knows the days on which the shop will be closed', async () => {
    const time = new FakeTime(aMinuteBeforeNine);
    const closedOn = ['2026-11-26', '2026-11-19', '2026-11-21', '2027-07-05'].map(aDay);
    const opening = new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, { ...shopClock, closedOn });
    expect(opening.closures).toEqual([]);
    opening.load();
    await time.advance(0);
    expect(opening.closures).toEqual(['2026-11-21', '2026-11-26']);
  });

  it('the opening state is known at once where a page asks for that, and followed from then on', async () => {
    const time = new FakeTime(aMinuteBeforeNine);
    const opening = new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, { ...shopClock });
    opening.look();
    opening.load();
    expect(opening.state).toEqual({ kind: 'open', until: 21 });
    await time.advance(60_000);
    expect(opening.state?.kind).toBe('closed');
  });

  it('leaves no timer behind', () => {
    const time = new FakeTime();
    const opening = new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, { ...shopClock });
    opening.load();
    opening.dispose();
    expect(time.waitingCount).toBe(0);
  });
});
