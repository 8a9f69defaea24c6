import { describe, expect, it } from 'vitest';
import { PendingOrderPresenceViewModel } from '../../../src/view-models/checkout/pending-order-presence.view-model';
import { FakeBackForwardRestore } from '../../support/in-memory-device';

function aLeftOrder({ kept = true, returned = false } = {}) {
  const backForwardRestore = new FakeBackForwardRestore(returned);
  return { backForwardRestore, left: new PendingOrderPresenceViewModel(() => kept, backForwardRestore) };
}

describe('left order', () => {
  it.each([true, false])('is looked at closer only where something is kept: %s', (kept) => {
    const { left } = aLeftOrder({ kept });
    left.watch('/menu');
    expect(left.isPresent).toBe(kept);
  });

  it('is left to the order service on its own pages', () => {
    const { left } = aLeftOrder();
    left.watch('/menu');
    left.watch('/payment-failure');
    expect(left.isPresent).toBe(false);
  });

  it('has a return to answer once', () => {
    const { left } = aLeftOrder({ returned: true });
    left.watch('/menu');
    expect(left.takeReturn()).toBe(true);
    expect(left.takeReturn()).toBe(false);
  });

  it('has no return to answer where nothing is kept', () => {
    const { left, backForwardRestore } = aLeftOrder({ kept: false, returned: true });
    left.watch('/menu');
    backForwardRestore.comeBack();
    expect(left.takeReturn()).toBe(false);
  });

  it('has no return to answer on the page after the one that was returned to', () => {
    const { left } = aLeftOrder({ returned: true });
    left.watch('/menu');
    left.watch('/feedback');
    expect(left.takeReturn()).toBe(false);
  });
});
