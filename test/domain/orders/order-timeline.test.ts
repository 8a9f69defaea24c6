import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/orders/order';
import { isFinal } from '../../../src/domain/orders/order-status';
import { timelineOf } from '../../../src/domain/orders/order-timeline';
import { anOrder } from '../../support/builders';
import { orderStatuses } from '../../support/order-statuses';

const createdAt = new Date('2026-11-21T22:12:00Z');
const updatedAt = new Date('2026-11-21T23:10:00Z');
const signs = { done: '✓', now: '●', toCome: '○', bad: '✗' };

/** One sign for each step. */
function written(fields: Partial<Order>) {
  return timelineOf(anOrder({ createdAt, updatedAt, ...fields }))
    .map(({ state }) => signs[state])
    .join('');
}

describe('how far an order has come', () => {
  it.each([
    ['INITIATED', '●○○○○○'],
    ['PENDING_PAYMENT', '●○○○○○'],
    ['PAYMENT_PROCESSING', '●○○○○○'],
    ['PAID', '●○○○○○'],
    ['CONFIRMED', '✓●○○○○'],
    ['ASSIGNED', '✓●○○○○'],
    ['PREPARING', '✓✓●○○○'],
    ['IN_PREPARATION', '✓✓●○○○'],
    ['READY_FOR_DELIVERY', '✓✓✓●○○'],
    ['OUT_FOR_DELIVERY', '✓✓✓✓●○'],
    ['DELIVERY_IN_PROGRESS', '✓✓✓✓●○'],
    ['DELIVERED', '✓✓✓✓✓✓'],
    ['PAYMENT_FAILED', '✓✗'],
    ['CANCELLED', '✓✗'],
    ['REJECTED', '✓✗'],
    ['DELIVERY_FAILED', '✓✗'],
    ['ON_HOLD', '●○○○○○'],
  ])('a delivery that is %s: %s', (status, steps) => {
    expect(written({ status })).toBe(steps);
  });

  it.each([
    ['READY_FOR_PICKUP', '✓✓✓●○'],
    ['CONFIRMED', '✓●○○○'],
    ['DELIVERED', '✓✓✓✓✓'],
  ])('a pickup that is %s, which has no way to the door: %s', (status, steps) => {
    expect(written({ status, fulfillmentType: 'PICKUP' })).toBe(steps);
  });

  it('a pickup that the service sends on its way all the same', () => {
    expect(written({ status: 'OUT_FOR_DELIVERY', fulfillmentType: 'PICKUP' })).toBe('✓✓✓✓●○');
  });

  it('a pickup without a fulfillment type is told by its status', () => {
    const { fulfillmentType: _, ...order } = anOrder({ status: 'READY_FOR_PICKUP' });
    expect(timelineOf(order)).toHaveLength(5);
  });
});

describe('every timeline', () => {
  const timelines = orderStatuses.map((status) => ({ status, list: timelineOf(anOrder({ status })) }));

  it('has one current step, unless the status is final', () => {
    for (const { status, list } of timelines) {
      expect(list.filter(({ state }) => state === 'now')).toHaveLength(isFinal(status) ? 0 : 1);
    }
  });

  it('has the time of the order and that of the current step, and no other', () => {
    const times = timelineOf(anOrder({ status: 'PREPARING', createdAt, updatedAt })).map(({ at }) => at);
    expect(times).toEqual([createdAt, undefined, updatedAt, undefined, undefined, undefined]);
    const ended = timelineOf(anOrder({ status: 'CANCELLED', createdAt, updatedAt }));
    expect(ended.map(({ at }) => at)).toEqual([createdAt, updatedAt]);
  });

  it.each([
    ['DELIVERED', ['received', 'confirmed', 'preparing', 'ready', 'transit', 'delivered']],
    ['CANCELLED', ['received', 'ended']],
  ])('has the steps of %s', (status, steps) => {
    expect(timelineOf(anOrder({ status })).map(({ step }) => step)).toEqual(steps);
  });

  it('has no time that the service did not send', () => {
    const { createdAt: _, updatedAt: __, ...order } = anOrder({ status: 'CANCELLED' });
    expect(timelineOf(order).map((entry) => 'at' in entry)).toEqual([false, false]);
  });
});
