import { describe, expect, it } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client';
import { HttpMenuGateway } from '../../../src/adapters/http/http-menu-gateway';
import { HttpOrderGateway } from '../../../src/adapters/http/http-order-gateway';
import type { Fault } from '../../../src/tools/mock-api/faults';
import { mockApi } from '../../../src/tools/mock-api/mock-api';
import { ContractFixture } from '../../support/contract-shops';
import { inMemory, overSocket } from '../../support/http-contract-shops';

const todaysMenu = 'GET /api/v1/admin/menu-schedule/today';
const placeOrder = 'POST /api/v1/orders';
const key = '11111111-1111-4111-8111-111111111111';
const order = {
  channel: 'WEB',
  fulfillmentType: 'PICKUP',
  tipAmount: 0,
  items: [{ itemId: 'classic-chip', quantity: 1 }],
} as const;

async function shopWith(reach: typeof inMemory, call: string, fault: Fault) {
  const fixture = await ContractFixture.open();
  fixture.signInDemoCustomer();
  const faults = new Map([[call, fault]]);
  const { sessions, authErrorChannel, time: timers } = fixture;
  const fetch = reach(mockApi(fixture.backend, { hostedPagesOrigin: 'https://shop.test', timers }, faults));
  const client = new HttpClient('https://shop.test', {
    fetch,
    timers,
    sessions,
    authErrorChannel,
    refreshSession: async () => sessions.load(),
  });
  const orders = new HttpOrderGateway(client, { dialect: 'lines', sendIdempotencyKey: true });
  return { fixture, faults, menu: new HttpMenuGateway(client), orders };
}

const transports: readonly (readonly [string, typeof inMemory])[] = [
  ['in memory', inMemory],
  ['over a socket', overSocket],
];
const invalid = { kind: 'invalidReply', message: 'Failed to fetch menu' };
const network = { kind: 'network', status: 0 };

describe.each(transports)('a call with a fault %s', (_how, reach) => {
  it.each<[string, Fault, object]>([
    ['refused', { kind: 'refuse' }, network],
    ['lost', { kind: 'lose' }, network],
    ['cut short', { kind: 'cut' }, network],
    [
      'answered with a status',
      { kind: 'status', status: 503 },
      { kind: 'refused', message: 'HTTP 503: Service Unavailable' },
    ],
    ['answered with HTML', { kind: 'body', body: '<h1>Hello</h1>' }, invalid],
    ['answered with an empty body', { kind: 'body', body: '' }, invalid],
    ['answered in another shape', { kind: 'fields', set: { scheduledMenusDetails: 'none' } }, invalid],
    ['answered without a field', { kind: 'fields', set: {}, remove: ['scheduledMenusDetails'] }, invalid],
    ['redirected', { kind: 'redirect', location: 'https://elsewhere.test/' }, { kind: 'invalidReply' }],
  ])('a call with a fault is %s', async (_what, fault, error) => {
    const { menu } = await shopWith(reach, todaysMenu, fault);
    await expect(menu.todaysMenu()).rejects.toMatchObject(error);
  });

  it('times out when it is never answered', async () => {
    const { menu, fixture } = await shopWith(reach, todaysMenu, { kind: 'silence' });
    const [answer] = await Promise.allSettled([menu.todaysMenu(), fixture.time.advance(20_000)]);
    expect(answer).toMatchObject({ reason: { kind: 'timeout', status: 408 } });
  });

  it('answers with the requested number of rows', async () => {
    const { menu } = await shopWith(reach, todaysMenu, { kind: 'rows', rows: 500 });
    expect(await menu.todaysMenu()).toHaveLength(500);
  });

  it('succeeds again when the fault is cleared', async () => {
    const { menu, faults } = await shopWith(reach, todaysMenu, { kind: 'refuse' });
    await expect(menu.todaysMenu()).rejects.toMatchObject(network);
    faults.clear();
    expect(await menu.todaysMenu()).toHaveLength(3);
  });

  it('makes one order when it is repeated with the same key after a lost answer', async () => {
    const { orders, faults } = await shopWith(reach, placeOrder, { kind: 'lose' });
    await expect(orders.place(order, key)).rejects.toMatchObject(network);
    faults.clear();
    const { orderId } = await orders.place(order, key);
    expect((await orders.listMine({})).orders.filter(({ id }) => id === orderId)).toHaveLength(1);
    expect((await orders.listMine({})).orders).toHaveLength(4);
  });
});

describe('a slow answer in memory', () => {
  it('arrives after its delay', async () => {
    const { menu, fixture } = await shopWith(inMemory, todaysMenu, { kind: 'delay', milliseconds: 5000 });
    const [answer] = await Promise.all([menu.todaysMenu(), fixture.time.advance(5000)]);
    expect(answer).toHaveLength(3);
  });

  it('times out when it trickles in', async () => {
    const { menu, fixture } = await shopWith(inMemory, todaysMenu, { kind: 'trickle', every: 250 });
    const [answer] = await Promise.allSettled([menu.todaysMenu(), fixture.time.advance(20_000)]);
    expect(answer).toMatchObject({ reason: { kind: 'timeout' } });
  });
});
