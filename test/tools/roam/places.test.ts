import { beforeEach, describe, expect, it } from 'vitest';
import type { MockOrder } from '../../../src/adapters/mock/orders/mock-order';
import { Places, type Entries } from '../../e2e/roam/places';
import { cents } from '../../../src/domain/shared/money';

const start = new Date('2026-11-22T18:00:00Z');

function stored(pieces: number, pending?: { readonly stage: string }, stock?: number): Entries {
  const items =
    pieces > 0
      ? [{ id: 'snickerdoodle', name: 'Snickerdoodle', price: 225, quantity: pieces, quantityAvailable: stock }]
      : [];
  const order = pending && { ...pending, idempotencyKey: 'key', cart: { items: [] } };
  return {
    'storefront.cart': JSON.stringify({ items }),
    ...(order ? { 'storefront.pendingOrderItems': JSON.stringify(order) } : {}),
  };
}

function anOrder(fields: { readonly status: string; readonly paidAt?: Date }): MockOrder {
  const { status, ...rest } = fields;
  return {
    order: {
      id: 'SB-1',
      status,
      total: cents(225),
      createdAt: start,
      items: [{ itemId: 'snickerdoodle', itemName: 'Snickerdoodle', quantity: 2, unitPrice: cents(225) }],
    },
    customerId: 'customer',
    delivery: {},
    idempotencyKey: 'key',
    ...rest,
  };
}

describe('the places of items', () => {
  let places: Places;
  beforeEach(() => {
    places = new Places(start.getTime());
    places.stepped('adds');
    for (let look = 0; look < 6; look += 1) places.audit(stored(2), []);
  });

  it('an item that nobody put into the cart is told', () => {
    expect(places.audit(stored(3), [])).toContain('1 of snickerdoodle');
  });

  it('a lost item is told', () => {
    expect(places.audit(stored(0), [])).toContain('-2 of snickerdoodle');
  });

  it('a removed item is not told', () => {
    places.stepped('removes');
    expect(places.audit(stored(1), [])).toBeUndefined();
  });

  it('a sent order whose items have left the cart is told', () => {
    expect(places.audit(stored(0, { stage: 'sent' }), [anOrder({ status: 'PENDING_PAYMENT' })])).toContain('SB-1');
  });

  it('an order that awaits payment while its items are in the cart is told', () => {
    const waiting = stored(2, { stage: 'awaitingPayment' });
    expect(places.audit(waiting, [anOrder({ status: 'PENDING_PAYMENT' })])).toContain('SB-1');
  });

  it('items of a failed order may return, those of a paid order may not', () => {
    const waiting = stored(0, { stage: 'awaitingPayment' });
    expect(places.audit(waiting, [anOrder({ status: 'PENDING_PAYMENT' })])).toBeUndefined();
    expect(places.audit(stored(2), [anOrder({ status: 'PENDING_PAYMENT', paidAt: start })])).toContain('SB-1');
    expect(places.audit(stored(2), [anOrder({ status: 'PAYMENT_FAILED' })])).toBeUndefined();
  });

  it('pieces of a failed order that the stock leaves no room for are not told', () => {
    const waiting = stored(0, { stage: 'awaitingPayment' });
    expect(places.audit(waiting, [anOrder({ status: 'PENDING_PAYMENT' })])).toBeUndefined();
    places.stepped('adds');
    expect(
      places.audit(stored(2, { stage: 'awaitingPayment' }), [anOrder({ status: 'PENDING_PAYMENT' })]),
    ).toBeUndefined();
    for (let look = 0; look < 6; look += 1)
      places.audit(stored(2, { stage: 'awaitingPayment' }), [anOrder({ status: 'PENDING_PAYMENT' })]);
    const failed = [anOrder({ status: 'PAYMENT_FAILED' })];
    expect(places.audit(stored(3), failed)).toContain('of snickerdoodle');
    expect(places.audit(stored(3, undefined, 3), failed)).toBeUndefined();
  });

  it('early pieces of another tab arrive without a message', () => {
    const adds = JSON.stringify(Array.from({ length: 2 }, () => ({ id: 'snickerdoodle', name: 'Snickerdoodle' })));
    places.audit({ ...stored(2), 'storefront.earlyAdds': adds }, []);
    for (let look = 0; look < 6; look += 1) places.audit(stored(2), []);
    expect(places.audit(stored(5), [])).toContain('3 of snickerdoodle');
    expect(places.audit(stored(4), [])).toBeUndefined();
    expect(places.audit(stored(5), [])).toContain('1 of snickerdoodle');
  });
});
