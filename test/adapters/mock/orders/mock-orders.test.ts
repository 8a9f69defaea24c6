import { describe, expect, it } from 'vitest';
import { MockBackend } from '../../../../src/adapters/mock/mock-backend';
import type { MockServices } from '../../../../src/adapters/mock/mock-services';
import { dallas } from '../../../support/builders';
import { aNewOrder, demoCustomerOf, MockVisit, newcomerOf } from '../../../support/mock-shop';
import { aSample } from '../../../support/sample-shop';

const placedOn = (visit: MockVisit, services: MockServices, fields = {}) => {
  const customer = newcomerOf(services);
  const { order } = services.orders.place(customer, aNewOrder(fields), visit.randomness.uuid());
  const status = async () => (await services.orders.find(customer, order.id)).status;
  return { customer, orderId: order.id, status };
};

describe('mock payments', () => {
  const placed = async () => {
    const visit = new MockVisit();
    const services = await visit.open();
    return { visit, services, ...placedOn(visit, services) };
  };

  it('show their order', async () => {
    const { services, orderId } = await placed();
    expect(await services.payments.order(orderId)).toMatchObject({ total: 540, items: [{ quantity: 2 }] });
  });

  it.each([
    ['pay', 'PAID'],
    ['decline', 'PAYMENT_FAILED'],
    ['abandon', 'CANCELLED'],
  ] as const)('%s makes the order %s', async (decision, expected) => {
    const { services, orderId, status } = await placed();
    await services.payments.settle(orderId, decision);
    expect(await status()).toBe(expected);
  });

  it.each([
    ['pay', /^\/payment-status\?orderId=SB-20500&chkotId=chk_/],
    ['decline', /^\/payment-failure\?chkotId=chk_.+&reason=Your\+card\+was\+declined\.$/],
    ['abandon', /^\/payment-status\?orderId=SB-20500&chkotId=chk_/],
  ] as const)('mock payments after %s send the browser to %s', async (decision, path) => {
    const { services, orderId } = await placed();
    expect(await services.payments.settle(orderId, decision)).toMatch(path);
  });

  it('are settled once', async () => {
    const { services, orderId, status } = await placed();
    await services.payments.settle(orderId, 'pay');
    await services.payments.settle(orderId, 'decline');
    expect(await status()).toBe('PAID');
  });

  it('are rejected for an order that does not exist', async () => {
    await expect((await placed()).services.payments.settle('nope', 'pay')).rejects.toMatchObject({ status: 404 });
  });
});

describe('mock orders as time passes', () => {
  const statusesOf = async (fulfillmentType: 'DELIVERY' | 'PICKUP') => {
    const visit = new MockVisit();
    const services = await visit.open();
    const { orderId, status } = placedOn(visit, services, { fulfillmentType });
    const seen = new Set([await status()]);
    await services.payments.settle(orderId, 'pay');
    for (let seconds = 0; seconds <= 300; seconds += 10) {
      seen.add(await status());
      await visit.time.advance(10_000);
    }
    return [...seen];
  };

  it('advance to delivered', async () => {
    const delivery = [
      'PENDING_PAYMENT',
      'PAID',
      'CONFIRMED',
      'ASSIGNED',
      'PREPARING',
      'READY_FOR_DELIVERY',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ];
    expect(await statusesOf('DELIVERY')).toEqual(delivery);
  });

  it('advance to picked up', async () => {
    expect(await statusesOf('PICKUP')).toEqual([
      'PENDING_PAYMENT',
      'PAID',
      'CONFIRMED',
      'PREPARING',
      'READY_FOR_PICKUP',
      'DELIVERED',
    ]);
  });

  it('wait while the payment is processed', async () => {
    const visit = new MockVisit();
    const { status } = placedOn(visit, await visit.open());
    await visit.time.advance(3_600_000);
    expect(await status()).toBe('PENDING_PAYMENT');
  });

  it('have the time of their last change of status', async () => {
    const visit = new MockVisit();
    const services = await visit.open();
    const { orderId } = placedOn(visit, services);
    await services.payments.settle(orderId, 'pay');
    await visit.time.advance(30_000);
    expect((await services.payments.order(orderId)).updatedAt).toEqual(new Date('2026-11-21T22:00:20Z'));
  });

  it('stay cancelled', async () => {
    const visit = new MockVisit();
    const services = await visit.open();
    const { customer, orderId, status } = placedOn(visit, services);
    await services.orders.cancel(customer, orderId);
    await visit.time.advance(300_000);
    expect(await status()).toBe('CANCELLED');
  });

  it('can be advanced step by step from any status', async () => {
    const visit = new MockVisit();
    const services = await visit.open();
    const customer = demoCustomerOf(services);
    await services.orders.cancel(customer, 'SB-102');
    const next = await services.payments.nextAdvance();
    await services.payments.advance();
    const { status } = await services.orders.find(customer, 'SB-101');
    expect(next?.record.order.id).toBe('SB-101');
    expect(next?.record.order.status).toBe('PREPARING');
    expect(next?.step.status).toBe('READY_FOR_DELIVERY');
    expect(status).toBe('READY_FOR_DELIVERY');
  });
});

describe('mock sample orders', () => {
  it('are dated around the first visit', async () => {
    const visit = new MockVisit();
    const services = await visit.open();
    const customer = demoCustomerOf(services);
    await visit.time.advance(3_600_000);
    expect((await services.orders.find(customer, 'SB-100')).createdAt).toEqual(new Date('2026-11-19T22:00:00Z'));
  });

  it.each([
    ['night', 9, '2026-11-20T02:00:00Z'],
    ['day', 24, '2026-11-20T22:00:00Z'],
  ])('get new dates for a visitor who comes back the next %s', async (_when, hours, created) => {
    const visit = new MockVisit();
    const services = await visit.open();
    const customer = demoCustomerOf(services);
    await visit.time.advance(hours * 3_600_000);
    expect((await services.orders.find(customer, 'SB-100')).createdAt).toEqual(new Date(created));
  });

  it('add no tax where prices include it', async () => {
    const { sample, storage, time, randomness } = new MockVisit();
    const pricing = { ...dallas.pricing, taxPercent: 0, includedTax: { name: 'VAT', percent: 20 } };
    const services = await new MockBackend(sample, { ...dallas, pricing }, storage, time, randomness).services();
    const customer = demoCustomerOf(services);
    expect(await services.orders.find(customer, 'SB-100')).toMatchObject({ subtotal: 1000, tax: 267, total: 1599 });
    expect(await services.orders.find(customer, 'SB-102')).toMatchObject({ discount: 100, tax: 250, total: 1599 });
    const { order } = services.orders.place(customer, aNewOrder(), randomness.uuid());
    expect(order).toMatchObject({ subtotal: 500, tax: 83, total: 500 });
  });

  it('stay changed', async () => {
    const visit = new MockVisit();
    const customer = demoCustomerOf(await visit.open());
    await (await visit.open()).orders.cancel(customer, 'SB-102');
    const orders = await (await visit.open()).orders.list(customer);
    expect(orders.map(({ id, status }) => [id, status])).toContainEqual(['SB-102', 'CANCELLED']);
    expect(orders).toHaveLength(3);
  });

  it('fail as without a network when they cannot be loaded', async () => {
    const loadOrders = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const services = await new MockVisit(aSample({ loadOrders })).open();
    await expect(services.orders.list(demoCustomerOf(services))).rejects.toMatchObject({ kind: 'network', status: 0 });
  });
});
