import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/orders/order';
import { isFinal } from '../../../src/domain/orders/order-status';
import { nextStepText, timelineOf } from '../../../src/domain/orders/order-timeline';
import { anOrder } from '../../support/builders';
import { orderStatuses } from '../../support/order-statuses';

const createdAt = new Date('2026-11-21T22:12:00Z');
const updatedAt = new Date('2026-11-21T23:10:00Z');
const words = { making: 'baking' };
const signs = { done: '✓', now: '●', toCome: '○', bad: '✗' };

function written(fields: Partial<Order>) {
  return timelineOf(anOrder({ createdAt, updatedAt, ...fields }))
    .map(({ label, state }) => `${signs[state]} ${label}`)
    .join(', ');
}

const afterReceived = '○ Confirmed, ○ Preparing, ○ Ready For Delivery, ○ Out For Delivery, ○ Delivered';

describe('the timeline of a delivery', () => {
  it.each([
    ['INITIATED', `● Initiated, ${afterReceived}`],
    ['PENDING_PAYMENT', `● Pending Payment, ${afterReceived}`],
    ['PAYMENT_PROCESSING', `● Payment Processing, ${afterReceived}`],
    ['PAID', `● Paid, ${afterReceived}`],
    ['CONFIRMED', `✓ Order Received, ● ${afterReceived.slice(2)}`],
    ['ASSIGNED', `✓ Order Received, ● ${afterReceived.slice(2).replace('Confirmed', 'Assigned')}`],
    ['PREPARING', '✓ Order Received, ✓ Confirmed, ● Preparing, ○ Ready For Delivery, ○ Out For Delivery, ○ Delivered'],
    [
      'IN_PREPARATION',
      '✓ Order Received, ✓ Confirmed, ● In Preparation, ○ Ready For Delivery, ○ Out For Delivery, ○ Delivered',
    ],
    [
      'READY_FOR_DELIVERY',
      '✓ Order Received, ✓ Confirmed, ✓ Preparing, ● Ready For Delivery, ○ Out For Delivery, ○ Delivered',
    ],
    [
      'OUT_FOR_DELIVERY',
      '✓ Order Received, ✓ Confirmed, ✓ Preparing, ✓ Ready For Delivery, ● Out For Delivery, ○ Delivered',
    ],
    [
      'DELIVERY_IN_PROGRESS',
      '✓ Order Received, ✓ Confirmed, ✓ Preparing, ✓ Ready For Delivery, ● Delivery In Progress, ○ Delivered',
    ],
    ['DELIVERED', '✓ Order Received, ✓ Confirmed, ✓ Preparing, ✓ Ready For Delivery, ✓ Out For Delivery, ✓ Delivered'],
    ['PAYMENT_FAILED', '✓ Order Received, ✗ Payment Failed'],
    ['CANCELLED', '✓ Order Received, ✗ Cancelled'],
    ['REJECTED', '✓ Order Received, ✗ Rejected'],
    ['DELIVERY_FAILED', '✓ Order Received, ✗ Delivery Failed'],
    ['ON_HOLD', `● On Hold, ${afterReceived}`],
  ])('the timeline of a delivery of %s', (status, list) => {
    expect(written({ status })).toBe(list);
  });
});

describe('the timeline of a pickup', () => {
  it('the timeline of a pickup has no step Out For Delivery', () => {
    expect(written({ status: 'READY_FOR_PICKUP', fulfillmentType: 'PICKUP' })).toBe(
      '✓ Order Received, ✓ Confirmed, ✓ Preparing, ● Ready For Pickup, ○ Picked Up',
    );
    expect(written({ status: 'CONFIRMED', fulfillmentType: 'PICKUP' })).toBe(
      '✓ Order Received, ● Confirmed, ○ Preparing, ○ Ready For Pickup, ○ Picked Up',
    );
  });

  it('the timeline of a pickup is recognized by its status without a fulfillment type', () => {
    const { fulfillmentType: _, ...order } = anOrder({ status: 'READY_FOR_PICKUP' });
    expect(timelineOf(order).map(({ label }) => label)).toEqual([
      'Order Received',
      'Confirmed',
      'Preparing',
      'Ready For Pickup',
      'Picked Up',
    ]);
    expect(nextStepText({ status: 'READY_FOR_PICKUP' }, words)).toBe("It's ready. Come pick it up.");
    expect(nextStepText({ status: 'READY_FOR_DELIVERY' }, words)).toBe('Next: a driver picks it up.');
  });

  it('the timeline of a pickup has the step Out For Delivery where the service sends that status anyway', () => {
    expect(written({ status: 'OUT_FOR_DELIVERY', fulfillmentType: 'PICKUP' })).toContain('● Out For Delivery');
  });
});

describe('every timeline', () => {
  const timelines = orderStatuses.map((status) => ({ status, list: timelineOf(anOrder({ status })) }));

  it('every timeline has one current step, unless the status is final', () => {
    for (const { status, list } of timelines) {
      expect(list.filter(({ state }) => state === 'now')).toHaveLength(isFinal(status) ? 0 : 1);
    }
  });

  it('every timeline has the time of the order and that of the current step, and no other', () => {
    const times = timelineOf(anOrder({ status: 'PREPARING', createdAt, updatedAt })).map(({ at }) => at);
    expect(times).toEqual([createdAt, undefined, updatedAt, undefined, undefined, undefined]);
    const ended = timelineOf(anOrder({ status: 'CANCELLED', createdAt, updatedAt }));
    expect(ended.map(({ at }) => at)).toEqual([createdAt, updatedAt]);
  });

  it.each([
    ['DELIVERED', ['received', 'confirmed', 'preparing', 'ready', 'transit', 'delivered']],
    ['CANCELLED', ['received', 'ended']],
  ])('every timeline has the steps of %s', (status, steps) => {
    expect(timelineOf(anOrder({ status })).map(({ step }) => step)).toEqual(steps);
  });

  it('every timeline has no time that the service did not send', () => {
    const { createdAt: _, updatedAt: __, ...order } = anOrder({ status: 'CANCELLED' });
    expect(timelineOf(order).map((entry) => 'at' in entry)).toEqual([false, false]);
  });
});

describe('the next step', () => {
  it.each([
    ['PENDING_PAYMENT', 'DELIVERY', 'Next: your payment is confirmed.'],
    ['PAID', 'DELIVERY', 'Next: the kitchen confirms your order and starts baking.'],
    ['CONFIRMED', 'PICKUP', 'Next: the kitchen starts baking.'],
    ['ASSIGNED', 'DELIVERY', 'Next: the kitchen starts baking.'],
    ['PREPARING', 'DELIVERY', 'Next: we pack it for the driver.'],
    ['PREPARING', 'PICKUP', 'Next: we pack it for you to pick up.'],
    ['READY_FOR_DELIVERY', 'DELIVERY', 'Next: a driver picks it up.'],
    ['READY_FOR_PICKUP', 'PICKUP', "It's ready. Come pick it up."],
    ['READY_FOR_PICKUP', 'DELIVERY', 'Next: a driver picks it up.'],
    ['OUT_FOR_DELIVERY', 'DELIVERY', 'Next: the driver brings it to your door.'],
    ['DELIVERED', 'DELIVERY', "It's arrived."],
    ['DELIVERED', 'PICKUP', 'You picked it up.'],
    ['CANCELLED', 'DELIVERY', "This order won't be made."],
    ['PAYMENT_FAILED', 'DELIVERY', "The payment didn't go through, so this order wasn't made."],
    ['REJECTED', 'DELIVERY', "The shop couldn't take this order."],
    ['DELIVERY_FAILED', 'DELIVERY', "We couldn't deliver this order."],
    ['ON_HOLD', 'DELIVERY', "We'll show what's next as soon as we know."],
  ] as const)('the next step of %s, %s', (status, fulfillmentType, text) => {
    expect(nextStepText({ status, fulfillmentType }, words)).toBe(text);
  });
});
