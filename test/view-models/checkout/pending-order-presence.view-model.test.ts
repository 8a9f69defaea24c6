import { describe, expect, it } from 'vitest';
import { PendingOrderPresenceViewModel } from '../../../src/view-models/checkout/pending-order-presence.view-model';
import { InMemoryDeparture } from '../../support/in-memory';
import { FakeBackForwardRestore } from '../../support/in-memory-device';

const payment = 'https://pay.test/chk_1';

function aLeftOrder({ kept = true, returned = false } = {}) {
  const backForwardRestore = new FakeBackForwardRestore(returned);
  const departures = new InMemoryDeparture(payment);
  const left = new PendingOrderPresenceViewModel(() => kept, departures, backForwardRestore);
  return { backForwardRestore, departures, left };
}

describe('pending order presence', () => {
  it.each([true, false])('pending order presence is true only if an order is stored: %s', (kept) => {
    const { left } = aLeftOrder({ kept });
    left.load('/menu');
    expect(left.isPresent).toBe(kept);
  });

  it.each(['/payment-failure', '/payment-success/'])('is false on the payment page %s', (path) => {
    const { left } = aLeftOrder();
    expect(left.isPresent).toBe(false);
    left.load('/menu');
    expect(left.isPresent).toBe(true);
    left.load(path);
    expect(left.isPresent).toBe(false);
  });

  it('reports a return once', () => {
    const { left } = aLeftOrder({ returned: true });
    left.load('/menu');
    expect(left.hasReturned).toBe(true);
    expect(left.consumeReturn()).toBe(payment);
    expect(left.consumeReturn()).toBeUndefined();
    expect(left.hasReturned).toBe(false);
  });

  it('reports a return to a page that is shown twice', () => {
    const { left } = aLeftOrder({ returned: true });
    left.load('/menu');
    left.load('/menu');
    expect(left.consumeReturn()).toBe(payment);
  });

  it('reports no return once it is closed', () => {
    const { left, departures, backForwardRestore } = aLeftOrder();
    left.load('/menu');
    left.dispose();
    departures.save(payment);
    backForwardRestore.comeBack();
    expect([left.hasReturned, departures.load()]).toEqual([false, payment]);
  });

  it('reports no return if nothing is stored', () => {
    const { left, backForwardRestore } = aLeftOrder({ kept: false, returned: true });
    left.load('/menu');
    backForwardRestore.comeBack();
    expect(left.consumeReturn()).toBeUndefined();
  });

  it('reports no return on the next page', () => {
    const { left } = aLeftOrder({ returned: true });
    left.load('/menu');
    left.load('/feedback');
    expect(left.consumeReturn()).toBeUndefined();
  });

  it('reports no return of a tab that did not leave for a payment page', () => {
    const { left, departures } = aLeftOrder({ returned: true });
    departures.clear();
    left.load('/menu');
    expect(left.hasReturned).toBe(false);
  });

  it('reports no return from a payment page once the tab has shown another page of the shop', () => {
    const { left, backForwardRestore } = aLeftOrder();
    left.load('/menu');
    backForwardRestore.comeBack();
    expect(left.consumeReturn()).toBeUndefined();
  });
});
