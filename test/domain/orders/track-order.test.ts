import { describe, expect, it } from 'vitest';
import { TrackOrder, type OrderUpdate, trackingPace } from '../../../src/domain/orders/track-order';
import type { Order } from '../../../src/domain/orders/order';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { anOrder } from '../../support/builders';
import { FakePageVisibility, FakeTime } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';

const refused = new ServiceError('refused', 'Order not found', 404);
const lost = new ServiceError('network', 'offline', 0);

/** One answer per read; the last one repeats. */
function track(answers: readonly (Order | ServiceError)[], visibility = new FakePageVisibility()) {
  const time = new FakeTime();
  const asked: string[] = [];
  const readAt: number[] = [];
  const seen: string[] = [];
  const answer = (call: string) => async (id: string) => {
    const next = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(`${call} ${id}`);
    readAt.push(time.now().getTime());
    if (!next || next instanceof ServiceError) throw next ?? new Error('no answer');
    return next;
  };
  const gateway = anOrderGateway({ find: answer('find'), track: answer('track') });
  const written = (update: OrderUpdate) =>
    update.kind === 'order' ? update.order.status : `${update.kind}: ${update.error.message}`;
  const stop = new TrackOrder(gateway, time, visibility).execute('order-1', (update) => seen.push(written(update)));
  return { time, asked, readAt, seen, stop, visibility };
}

const preparing = anOrder({ status: 'PREPARING' });
const delivered = anOrder({ status: 'DELIVERED' });

describe('tracking an order', () => {
  it('reads the order, then polls its status', async () => {
    const { time, asked, seen } = track([preparing]);
    await time.advance(2 * trackingPace.interval);
    expect(asked).toEqual(['find order-1', 'track order-1', 'track order-1']);
    expect(seen).toEqual(['PREPARING', 'PREPARING', 'PREPARING']);
  });

  it.each(['DELIVERED', 'CANCELLED', 'PAYMENT_FAILED', 'REJECTED', 'DELIVERY_FAILED'])(
    'stops at %s',
    async (status) => {
      const { time, asked } = track([preparing, anOrder({ status })]);
      await time.advance(10 * trackingPace.interval);
      expect(asked).toHaveLength(2);
      expect(time.waitingCount).toBe(0);
    },
  );

  it('rests while the customer cannot see the page', async () => {
    const { time, asked, visibility } = track([preparing]);
    await time.advance(0);
    visibility.become(false);
    await time.advance(10 * trackingPace.interval);
    expect(asked).toHaveLength(1);
  });

  it('reads at once when the customer comes back', async () => {
    const { time, seen, visibility } = track([preparing, delivered]);
    await time.advance(0);
    visibility.become(false);
    await time.advance(10 * trackingPace.interval);
    visibility.become(true);
    await time.advance(0);
    expect(seen).toEqual(['PREPARING', 'DELIVERED']);
  });

  it('does not read a final order when the customer comes back', async () => {
    const { time, asked, visibility } = track([delivered]);
    await time.advance(0);
    visibility.become(false);
    visibility.become(true);
    await time.advance(0);
    expect(asked).toHaveLength(1);
  });

  it('ends with a first read that fails', async () => {
    const { time, seen } = track([refused, preparing]);
    await time.advance(10 * trackingPace.interval);
    expect(seen).toEqual(['failed: Order not found']);
    expect(time.waitingCount).toBe(0);
  });

  it('goes on after a later read that fails', async () => {
    const { time, seen } = track([preparing, lost, delivered]);
    await time.advance(2 * trackingPace.interval);
    expect(seen).toEqual(['PREPARING', 'failed: offline', 'DELIVERED']);
  });

  it('waits longer after each failed read, until one works', async () => {
    const busy = new ServiceError('refused', 'busy', 429);
    const { time, readAt } = track([preparing, ...Array(7).fill(busy), preparing, busy, busy, delivered]);
    await time.advance(3_600_000);
    const waits = readAt.map((at, index) => (at - (readAt[index - 1] ?? at)) / 1000);
    expect(waits).toEqual([0, 15, 15, 30, 60, 120, 240, 240, 240, 15, 15, 30]);
  });

  it.each([
    [60_000, 60],
    [1000, 15],
    [1e12, 3600],
  ])('waits as long as the service asks for: %d ms', async (retryAfter, seconds) => {
    const { time, readAt } = track([preparing, new ServiceError('refused', 'busy', 429, retryAfter), delivered]);
    await time.advance(7_200_000);
    expect((readAt[2] ?? 0) - (readAt[1] ?? 0)).toBe(seconds * 1000);
  });

  it('tracking an order also waits when the customer comes back, and rests while they are away', async () => {
    const { time, asked, visibility } = track([preparing, new ServiceError('refused', 'busy', 429, 60_000), preparing]);
    await time.advance(trackingPace.interval);
    visibility.become(false);
    visibility.become(true);
    await time.advance(59_000);
    expect(asked).toHaveLength(2);
    visibility.become(false);
    await time.advance(600_000);
    expect(asked).toHaveLength(2);
    visibility.become(true);
    await time.advance(0);
    expect(asked).toHaveLength(3);
  });

  it('reports nothing after it was stopped', async () => {
    const { time, asked, seen, stop, visibility } = track([preparing]);
    stop();
    await time.advance(10 * trackingPace.interval);
    visibility.become(true);
    await time.advance(0);
    expect(asked).toHaveLength(1);
    expect(seen).toHaveLength(0);
    expect(time.waitingCount).toBe(0);
  });
});
