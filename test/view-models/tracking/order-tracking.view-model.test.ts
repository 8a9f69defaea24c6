import { describe, expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { TrackOrder, trackingPace } from '../../../src/domain/orders/track-order';
import type { Order } from '../../../src/domain/orders/order';
import type { OrderGateway } from '../../../src/domain/orders/ports';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { OrderTrackingViewModel } from '../../../src/view-models/tracking/order-tracking.view-model';
import { aDeliveryInfo, anOrder, chicago } from '../../support/builders';
import { FakePageVisibility, FakeTime } from '../../support/in-memory-device';
import { orderUpdatesWith } from '../../support/order-updates';
import { anOrderGateway } from '../../support/in-memory-gateways';

const preparing = anOrder({ status: 'PREPARING' });
const notFound = new ServiceError('refused', 'Order not found', 404);
const offline = new ServiceError('network', 'offline', 0);

/** One reply per read; the last one repeats. */
async function track(answers: readonly (Order | ServiceError)[], calls: Partial<OrderGateway> = {}) {
  const time = new FakeTime();
  let reads = 0;
  const read = async () => {
    const answer = answers[Math.min(reads++, answers.length - 1)];
    if (!answer || answer instanceof ServiceError) throw answer ?? new Error('no answer');
    return answer;
  };
  const gateway = anOrderGateway({ find: read, track: read, deliveryInfo: async () => aDeliveryInfo(), ...calls });
  const follow = new TrackOrder(gateway, time, new FakePageVisibility());
  const tracking = new OrderTrackingViewModel(
    follow,
    gateway,
    new CustomerCalendar(time, chicago),
    orderUpdatesWith().updates,
    profile,
  );
  tracking.load('order-1');
  await time.advance(0);
  return { tracking, time, readCount: () => reads };
}

describe('tracking an order', () => {
  it('is loading until the order arrives', () => {
    const gateway = anOrderGateway({ find: () => new Promise(() => undefined) });
    const time = new FakeTime();
    const follow = new TrackOrder(gateway, time, new FakePageVisibility());
    const tracking = new OrderTrackingViewModel(
      follow,
      gateway,
      new CustomerCalendar(time, chicago),
      orderUpdatesWith().updates,
      profile,
    );
    expect(tracking.state).toBe('noId');
    tracking.load(' order-1 ');
    expect(tracking.state).toBe('loading');
    tracking.load('  ');
    expect(tracking.state).toBe('noId');
  });

  it('shows the order, its timeline and its delivery', async () => {
    const { tracking } = await track([preparing]);
    expect(tracking).toMatchObject({ state: 'ready', order: preparing, delivery: aDeliveryInfo(), isOver: false });
    expect(tracking.timeline.map(({ state }) => state)).toContain('now');
  });

  it('distinguishes an order that does not exist from one that cannot be read', async () => {
    expect((await track([notFound])).tracking.state).toBe('notFound');
    expect((await track([offline])).tracking.state).toBe('failed');
  });

  it('shows the order as it was read last while the device is offline, marked as stale', async () => {
    const readAt = new Date('2026-11-20T18:00:00Z');
    const { tracking } = await track([offline], { lastOrder: async () => ({ value: preparing, readAt }) });
    expect(tracking).toMatchObject({
      state: 'ready',
      order: preparing,
      lastReadFailed: true,
      readAt,
      error: undefined,
    });
  });

  it('follows an order that was shown as it was read last, once the device is online again', async () => {
    const readAt = new Date('2026-11-20T18:00:00Z');
    const answers = [offline, offline, anOrder({ status: 'DELIVERED' })];
    const { tracking, time } = await track(answers, { lastOrder: async () => ({ value: preparing, readAt }) });
    expect(tracking.delivery).toBeUndefined();
    await time.advance(trackingPace.interval);
    expect(tracking).toMatchObject({ lastReadFailed: false, isOver: true, delivery: aDeliveryInfo() });
    expect(time.waitingCount).toBe(0);
  });

  it('follows no order whose page was left before its last known state came', async () => {
    let answer: () => void = () => undefined;
    const late = new Promise<{ value: Order; readAt: Date }>((resolve) => {
      answer = () => resolve({ value: preparing, readAt: new Date(0) });
    });
    const { tracking, time, readCount } = await track([offline, preparing], { lastOrder: () => late });
    tracking.dispose();
    answer();
    await time.advance(10 * trackingPace.interval);
    expect([readCount(), time.waitingCount]).toEqual([1, 0]);
  });

  it('never shows the last known state of an order whose page was left for that of another', async () => {
    let answer: () => void = () => undefined;
    const late = new Promise<{ value: Order; readAt: Date }>((resolve) => {
      answer = () => resolve({ value: preparing, readAt: new Date(0) });
    });
    const lastOrder = async (id: string) => (id === 'order-1' ? late : undefined);
    const { tracking, time } = await track([offline], { lastOrder });
    tracking.load('order-2');
    answer();
    await time.advance(0);
    expect(tracking.order).toBeUndefined();
  });

  it('shows the order without a delivery that cannot be read', async () => {
    const { tracking } = await track([preparing], { deliveryInfo: () => Promise.reject(notFound) });
    expect(tracking.state).toBe('ready');
    expect(tracking.delivery).toBeUndefined();
  });

  it('requests no delivery for a pickup', async () => {
    const pickup = anOrder({ status: 'PREPARING', fulfillmentType: 'PICKUP' });
    const { tracking } = await track([pickup], { deliveryInfo: () => Promise.reject(new Error('not asked for')) });
    expect(tracking.state).toBe('ready');
  });

  it('keeps the order when a later read fails, marks it as stale, and keeps polling', async () => {
    const { tracking, time } = await track([preparing, offline, anOrder({ status: 'DELIVERED' })]);
    await time.advance(trackingPace.interval);
    expect(tracking).toMatchObject({ state: 'ready', lastReadFailed: true, order: preparing });
    await time.advance(trackingPace.interval);
    expect(tracking).toMatchObject({ lastReadFailed: false, isOver: true });
  });

  it('reads at once on refresh, and keeps polling if that read fails', async () => {
    const { tracking, time, readCount } = await track([preparing, offline, preparing]);
    tracking.refresh();
    await time.advance(0);
    expect(readCount()).toBe(2);
    expect(tracking.lastReadFailed).toBe(true);
    await time.advance(trackingPace.interval);
    expect(readCount()).toBe(3);
    expect(tracking.lastReadFailed).toBe(false);
  });

  it('can be refreshed after a failed read', async () => {
    const { tracking, time } = await track([offline, preparing]);
    tracking.refresh();
    await time.advance(0);
    expect(tracking.state).toBe('ready');
  });

  it('stops when the page is left', async () => {
    const { tracking, time, readCount } = await track([preparing]);
    tracking.dispose();
    await time.advance(10 * trackingPace.interval);
    expect(readCount()).toBe(1);
    expect(time.waitingCount).toBe(0);
  });
});
