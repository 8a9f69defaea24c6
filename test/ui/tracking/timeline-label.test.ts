import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/orders/order';
import { timelineOf } from '../../../src/domain/orders/order-timeline';
import { timelineLabel } from '../../../src/ui/tracking/timeline-label';
import { anOrder } from '../../support/builders';

const signs = { done: '✓', now: '●', toCome: '○', bad: '✗' };

function written(fields: Partial<Order>) {
  const order = anOrder(fields);
  return timelineOf(order)
    .map((entry) => `${signs[entry.state]} ${timelineLabel(entry, order)}`)
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
  it('has no step Out For Delivery', () => {
    expect(written({ status: 'READY_FOR_PICKUP', fulfillmentType: 'PICKUP' })).toBe(
      '✓ Order Received, ✓ Confirmed, ✓ Preparing, ● Ready For Pickup, ○ Picked Up',
    );
    expect(written({ status: 'CONFIRMED', fulfillmentType: 'PICKUP' })).toBe(
      '✓ Order Received, ● Confirmed, ○ Preparing, ○ Ready For Pickup, ○ Picked Up',
    );
  });

  it('is recognized by its status without a fulfillment type', () => {
    const { fulfillmentType: _, ...order } = anOrder({ status: 'READY_FOR_PICKUP' });
    expect(timelineOf(order).map((entry) => timelineLabel(entry, order))).toEqual([
      'Order Received',
      'Confirmed',
      'Preparing',
      'Ready For Pickup',
      'Picked Up',
    ]);
  });

  it('has the step Out For Delivery where the service sends that status anyway', () => {
    expect(written({ status: 'OUT_FOR_DELIVERY', fulfillmentType: 'PICKUP' })).toContain('● Out For Delivery');
  });
});
