import { describe, expect, it } from 'vitest';
import { PendingOrderPresenceViewModel } from '../../../src/view-models/checkout/pending-order-presence.view-model';
import { FakeBackForwardRestore } from '../../support/in-memory-device';

function aLeftOrder({ kept = true, returned = false } = {}) {
  const backForwardRestore = new FakeBackForwardRestore(returned);
  return { backForwardRestore, left: new PendingOrderPresenceViewModel(() => kept, backForwardRestore) };
}

describe('pending order presence', () => {
  it.each([true, false])('is true only if an order is stored: %s', (kept) => {
    const { left } = aLeftOrder({ kept });
    left.watch('/menu');
    expect(left.isPresent).toBe(kept);
  });

  it('is false on the payment pages', () => {
    const { left } = aLeftOrder();
    left.watch('/menu');
    left.watch('/payment-failure');
    expect(left.isPresent).toBe(false);
  });

  it('reports a return once', () => {
    const { left } = aLeftOrder({ returned: true });
    left.watch('/menu');
    expect(left.takeReturn()).toBe(true);
    expect(left.takeReturn()).toBe(false);
  });

  it('reports no return if nothing is stored', () => {
    const { left, backForwardRestore } = aLeftOrder({ kept: false, returned: true });
    left.watch('/menu');
    backForwardRestore.comeBack();
    expect(left.takeReturn()).toBe(false);
  });

  it('reports no return on the page after', () => {
    const { left } = aLeftOrder({ returned: true });
    left.watch('/menu');
    left.watch('/feedback');
    expect(left.takeReturn()).toBe(false);
  });
});
