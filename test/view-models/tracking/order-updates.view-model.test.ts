import { describe, expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { TrackOrder, trackingPace } from '../../../src/domain/orders/track-order';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { OrderTrackingViewModel } from '../../../src/view-models/tracking/order-tracking.view-model';
import { aDeliveryInfo, anOrder, chicago } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { orderUpdatesWith } from '../../support/order-updates';

const ready = anOrder({ id: 'SB-1', status: 'READY_FOR_PICKUP', statusMessage: 'Your box is packed.' });
const preparing = anOrder({ id: 'SB-1', status: 'PREPARING' });
const granted = { permission: 'granted' } as const;

/** The order is being prepared at the first reads, one by default, and ready at every later one. */
async function trackWith(device: ReturnType<typeof orderUpdatesWith>, readsBeforeReady = 1) {
  const time = new FakeTime();
  let reads = 0;
  const read = async () => (reads++ < readsBeforeReady ? preparing : ready);
  const gateway = anOrderGateway({ find: read, track: read, deliveryInfo: async () => aDeliveryInfo() });
  const trackOrder = new TrackOrder(gateway, time, device.visibility);
  const tracking = new OrderTrackingViewModel(
    trackOrder,
    gateway,
    new CustomerCalendar(time, chicago),
    device.updates,
    profile,
  );
  tracking.load('SB-1');
  await time.advance(0);
  return { tracking, time, ...device };
}

describe('order updates', () => {
  it.each([
    ['off', { wanted: false, ...granted }],
    ['ask', {}],
    ['on', granted],
    ['blocked', { permission: 'denied' }],
    ['unsupported', { permission: 'unsupported' }],
  ] as const)('order updates are %s', (state, device) => {
    const { updates } = orderUpdatesWith(device);
    updates.load();
    expect(updates.state).toBe(state);
  });

  it.each([
    ['granted', 'on'],
    ['denied', 'blocked'],
    ['default', 'ask'],
  ] as const)('order updates are asked for, and an answer of %s leaves them %s', async (answer, state) => {
    const { updates } = orderUpdatesWith({ answer });
    updates.load();
    await updates.ask();
    expect(updates.state).toBe(state);
  });

  it('report a change while the page cannot be seen', async () => {
    const { time, told } = await trackWith(orderUpdatesWith(granted));
    await time.advance(trackingPace.interval);
    await time.advance(trackingPace.interval);
    expect(told).toEqual(['Order SB-1: Ready For Pickup | Your box is packed.']);
  });

  it('report nothing that the customer can see on the page', async () => {
    const { time, told } = await trackWith(orderUpdatesWith({ ...granted, visible: true }));
    await time.advance(trackingPace.interval);
    expect(told).toEqual([]);
  });

  it('begin with the permission, and the order is read in the background from then on', async () => {
    const { tracking, time, told, visibility } = await trackWith(orderUpdatesWith({ visible: true }), 2);
    await tracking.turnOnUpdates();
    await time.advance(0);
    visibility.become(false);
    await time.advance(trackingPace.interval);
    expect(told).toHaveLength(1);
  });

  it('leave the polling at rest where they are not wanted', async () => {
    const { tracking, time } = await trackWith(orderUpdatesWith({ ...granted, wanted: false }));
    await time.advance(10 * trackingPace.interval);
    expect(tracking.order?.status).toBe('PREPARING');
  });

  it('say so where the browser shows no notification after all', async () => {
    const { tracking, time } = await trackWith(orderUpdatesWith({ ...granted, shows: false }));
    await time.advance(trackingPace.interval);
    expect(tracking.updates.state).toBe('unsupported');
  });
});
