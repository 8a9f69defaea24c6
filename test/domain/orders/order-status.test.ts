import { describe, expect, it } from 'vitest';
import { actionsOf } from '../../../src/domain/orders/order';
import { restoresItems, groupOf, isFinal, labelOf, parseStatus } from '../../../src/domain/orders/order-status';
import { paymentToneOf } from '../../../src/domain/orders/payment-tone';
import { receiptTitle } from '../../../src/ui/payment/receipt-texts';
import { anOrder } from '../../support/builders';
import { orderStatuses } from '../../support/order-statuses';

const statuses = [
  // status, badge group, label, title and tone of the payment page
  ['INITIATED', 'pending', 'Initiated', 'Order Received', 'waiting'],
  ['PENDING_PAYMENT', 'pending', 'Pending Payment', 'Order Received', 'waiting'],
  ['PAYMENT_PROCESSING', 'pending', 'Payment Processing', 'Order Received', 'waiting'],
  ['PENDING', 'pending', 'Pending', 'Order Received', 'waiting'],
  ['PAYMENT_FAILED', 'failed', 'Payment Failed', 'Payment Failed', 'failure'],
  ['PAID', 'confirmed', 'Paid', 'Thank You!', 'success'],
  ['CONFIRMED', 'confirmed', 'Confirmed', 'Order Confirmed!', 'success'],
  ['ASSIGNED', 'assigned', 'Assigned', 'Order Received', 'success'],
  ['PREPARING', 'preparing', 'Preparing', 'Preparing Your Order', 'success'],
  ['IN_PREPARATION', 'preparing', 'In Preparation', 'Preparing Your Order', 'success'],
  ['READY_FOR_PICKUP', 'ready', 'Ready For Pickup', 'Order Received', 'success'],
  ['READY_FOR_DELIVERY', 'ready', 'Ready For Delivery', 'Order Received', 'success'],
  ['OUT_FOR_DELIVERY', 'transit', 'Out For Delivery', 'Order Received', 'success'],
  ['DELIVERY_IN_PROGRESS', 'transit', 'Delivery In Progress', 'Order Received', 'success'],
  ['DELIVERED', 'delivered', 'Delivered', 'Order Received', 'success'],
  ['CANCELLED', 'cancelled', 'Cancelled', 'Order Cancelled', 'failure'],
  ['REJECTED', 'failed', 'Rejected', 'Order Rejected', 'failure'],
  ['DELIVERY_FAILED', 'failed', 'Delivery Failed', 'Delivery Failed', 'failure'],
  ['ON_HOLD', 'unknown', 'On Hold', 'Order Received', 'waiting'],
] as const;

describe('order status', () => {
  it('is one of the seventeen of the specification', () => {
    const named = statuses.map(([status]) => status).filter((status) => status !== 'PENDING' && status !== 'ON_HOLD');
    expect([...orderStatuses].sort()).toEqual([...named].sort());
    expect(orderStatuses).toHaveLength(17);
  });

  it.each(statuses)('%s belongs to the badge group %s and is called %s', (status, group, label) => {
    expect(groupOf(status)).toEqual(group);
    expect(labelOf(status)).toEqual(label);
  });

  it.each(statuses)(
    '%s (%s, %s) gives the payment page the title %s in a tone of %s',
    (status, _g, _l, title, tone) => {
      expect([receiptTitle(status), paymentToneOf(status)]).toEqual([title, tone]);
    },
  );

  it.each([
    ['paid', 'PAID'],
    ['Out for delivery', 'OUT_FOR_DELIVERY'],
    ['out-for-delivery', 'OUT_FOR_DELIVERY'],
    [' pending ', 'PENDING'],
    ['on_hold', 'ON_HOLD'],
    ['Canceled', 'CANCELLED'],
    ['not canceled', 'NOT_CANCELED'],
    ['canceled late', 'CANCELED_LATE'],
    ['ready  for - pickup', 'READY_FOR_PICKUP'],
  ])('is read case-insensitively: %s is %s', (written, status) => {
    expect(parseStatus(written)).toBe(status);
  });

  it('is labeled with its words, however they are joined', () => {
    expect(labelOf('_ON__HOLD')).toBe('On Hold');
  });

  it('is final when nothing more will happen by itself', () => {
    expect(statuses.map(([status]) => status).filter(isFinal)).toEqual([
      'PAYMENT_FAILED',
      'DELIVERED',
      'CANCELLED',
      'REJECTED',
      'DELIVERY_FAILED',
    ]);
  });

  it('restores the items when payment failed or the order was cancelled or rejected', () => {
    expect(statuses.map(([status]) => status).filter(restoresItems)).toEqual([
      'PAYMENT_FAILED',
      'CANCELLED',
      'REJECTED',
    ]);
  });
});

describe('order actions', () => {
  const deliveryInfo = 'deliveryInfo';
  const ended = ['reorder'];
  const active = [deliveryInfo, 'track'];

  it.each([
    ['INITIATED', [...active, 'cancel']],
    ['PENDING_PAYMENT', [...active, 'cancel']],
    ['PAYMENT_PROCESSING', [...active, 'cancel']],
    ['PENDING', [...active, 'cancel']],
    ['PAYMENT_FAILED', ['retryPayment']],
    ['PAID', active],
    ['CONFIRMED', active],
    ['ASSIGNED', active],
    ['PREPARING', active],
    ['IN_PREPARATION', active],
    ['READY_FOR_PICKUP', active],
    ['READY_FOR_DELIVERY', active],
    ['OUT_FOR_DELIVERY', active],
    ['DELIVERY_IN_PROGRESS', active],
    ['DELIVERED', [deliveryInfo, 'reorder']],
    ['CANCELLED', ended],
    ['REJECTED', ended],
    ['DELIVERY_FAILED', ended],
    ['ON_HOLD', active],
  ])('order actions of a delivery that is %s are %o', (status, names) => {
    const actions = actionsOf(anOrder({ status, fulfillmentType: 'DELIVERY' }));
    const offered = Object.entries(actions).flatMap(([name, isOffered]) => (isOffered ? [name] : []));
    expect(offered.sort()).toEqual([...names].sort());
  });

  it('have no Delivery Info for PICKUP, nor without a fulfillment type', () => {
    expect(actionsOf({ status: 'PAID', fulfillmentType: 'PICKUP', items: [] }).deliveryInfo).toBe(false);
    expect(actionsOf({ status: 'PAID', items: [] }).deliveryInfo).toBe(false);
  });

  it('have no Order Again where the service lists no items', () => {
    expect(actionsOf(anOrder({ status: 'DELIVERED', items: [] })).reorder).toBe(false);
  });
});
