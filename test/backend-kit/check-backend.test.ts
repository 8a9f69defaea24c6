import { describe, expect, it } from 'vitest';
import { checkBackend } from '../../src/backend-kit/check-backend';
import { everyCall } from '../../src/backend-kit/every-call';
import { isFault, summary, written } from '../../src/backend-kit/report';
import type { Fault } from '../../src/mock-api/fault';
import { mockApi, type MockApiSettings } from '../../src/mock-api/mock-api';
import { ContractGround } from '../support/contract-shops';

const origin = 'https://api.test';

interface Situation {
  readonly faults?: Readonly<Record<string, Fault>>;
  readonly signedIn?: boolean;
  readonly write?: boolean;
  /** Takes every order for a new one. */
  readonly forgetsKeys?: boolean;
  readonly settings?: Partial<MockApiSettings>;
}

/** What the check says of the mock API in a situation. */
async function checked({ faults = {}, signedIn = true, write = false, forgetsKeys = false, settings = {} }: Situation) {
  const ground = await ContractGround.open();
  const token = signedIn ? ground.signInDemoCustomer().accessToken : undefined;
  const api = mockApi(ground.backend, { standInOrigin: origin, ...settings }, new Map(Object.entries(faults)));
  const requests: string[] = [];
  const fetch = (url: string, init: RequestInit) => {
    requests.push(`${init.method} ${new URL(url).pathname}`);
    const request = new Request(url, init);
    if (forgetsKeys) request.headers.delete('Idempotency-Key');
    return api(request);
  };
  const baseUrls = { menu: origin, account: origin, order: origin };
  const uuid = '11111111-1111-4111-8111-111111111111';
  const findings = await checkBackend({ fetch, baseUrls, token, write, dialect: 'lines', uuid }, () => undefined);
  return { findings, requests, faulty: findings.filter(isFault).map(written) };
}

describe('the check of a backend that conforms', () => {
  it('finds that it conforms, reading only', async () => {
    const { faulty, findings } = await checked({});
    expect(faulty).toEqual([]);
    expect(summary(findings)).toBe('16 conform, 0 differ, 0 not implemented, 21 not checked');
  });

  it('changes nothing unless asked to', async () => {
    const { requests } = await checked({});
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  });

  it('finds that it conforms, writing too', async () => {
    const { faulty, findings } = await checked({ write: true });
    expect(faulty).toEqual([]);
    expect(summary(findings)).toBe('37 conform, 0 differ, 0 not implemented, 0 not checked');
  });

  it.each<[string, Partial<MockApiSettings>]>([
    ['in an envelope everywhere', { envelope: true }],
    ['in no envelope', { envelope: false }],
    ['with the other checkout reply', { checkoutReading: 'checkoutUrl' }],
  ])('finds that it conforms %s', async (_how, settings) => {
    expect((await checked({ write: true, settings })).faulty).toEqual([]);
  });

  it('needs nobody’s token where it may make an account', async () => {
    expect((await checked({ write: true, signedIn: false })).faulty).toEqual([]);
  });

  it('says what it could not check without a token', async () => {
    const { findings, faulty } = await checked({ signedIn: false });
    expect(faulty).toEqual([]);
    expect(findings.map(written)).toContainEqual(
      expect.stringMatching(/^GET +\/api\/v1\/orders\/me +not checked: it needs --token$/),
    );
  });

  it('makes every call there is', async () => {
    const { findings } = await checked({});
    const made = new Set(findings.map(({ described }) => described.name));
    expect(everyCall.filter(({ name }) => !made.has(name))).toEqual([]);
  });
});

const set = (fields: Readonly<Record<string, unknown>>): Fault => ({ kind: 'fields', set: fields });

describe('the check of a backend with one defect', () => {
  it.each<[string, Fault, string]>([
    [
      'GET /api/v1/admin/menu-schedule/today',
      set({ 'scheduledMenusDetails.1.price': '2.25' }),
      'scheduledMenusDetails[1].price: expected number, got "2.25"',
    ],
    [
      'GET /api/v1/admin/menu-schedule/today',
      { kind: 'fields', set: {}, remove: ['scheduledMenusDetails.0.itemName'] },
      'scheduledMenusDetails[0].itemName: expected string, got nothing',
    ],
    ['GET /api/v1/menu-items', set({ 'data.menuItems': {} }), 'menuItems: expected array, got {}'],
    [
      'GET /api/v1/menu-types',
      set({ 'data.menuTypes.0.menuTypeId': null }),
      'menuTypes[0].menuTypeId: expected string or number, got null',
    ],
    [
      'GET /api/v1/auth/oauth/google',
      set({ 'data.authUrl': '/login' }),
      'authUrl: expected an absolute https address, got /login',
    ],
    [
      'GET /api/v1/auth/oauth/google',
      set({ 'data.authUrl': 'https://accounts.test/' }),
      'authUrl: expected a state among its parameters, got none',
    ],
    ['GET /api/v1/user/profile', set({ 'user.email': 7 }), 'user.email: expected string, got 7'],
    [
      'GET /api/v1/orders/me',
      set({ 'orders.0.totalAmount': null }),
      'orders[0].totalAmount: expected number, got null',
    ],
    [
      'GET /api/v1/orders/me',
      set({ 'orders.0.createdAt': '2026-11-21T18:00:00' }),
      'orders[0].createdAt: expected an instant like 2026-11-21T18:00:00Z, got "2026-11-21T18:00:00"',
    ],
    [
      'GET /api/v1/orders/me',
      set({ successResponse: false, errorMessage: 'No.' }),
      'successResponse: expected true, got false, "No."',
    ],
    ['GET /api/v1/orders/{orderId}', set({ 'order.id': 'other' }), 'order.id: expected SB-20500, got other'],
    ['GET /api/v1/orders/{orderId}', set({ order: null }), 'order: expected object, got null'],
    [
      'GET /api/v1/orders/{orderId}/deliveryInfo',
      set({ 'deliveryInfo.address': 'Swiss Avenue' }),
      'address: expected object or null',
    ],
    ['POST /api/v1/orders', set({ paymentCheckout: { url: 5 } }), 'paymentCheckout.url: expected string, got 5'],
    [
      'POST /api/v1/orders',
      set({ paymentCheckout: { url: 'http://pay.test' } }),
      'paymentCheckout.url: expected an absolute https address, got http://pay.test',
    ],
    ['POST /api/v1/auth/login', set({ accessToken: '' }), 'accessToken: expected not empty, got ""'],
    ['POST /api/v1/user/change-password', { kind: 'status', status: 204 }, 'the reply: expected object, got nothing'],
    ['GET /api/v1/menu-types', { kind: 'status', status: 500, body: '<h1>Oops</h1>' }, 'status: expected 2xx, got 500'],
    ['GET /api/v1/menu-types', { kind: 'body', body: '<h1>Hello</h1>' }, 'body: expected JSON, got "<h1>Hello</h1>"'],
    [
      'GET /api/v1/menu-types',
      { kind: 'redirect', location: 'https://elsewhere.test/' },
      'status: expected an answer, got a redirect to https://elsewhere.test/',
    ],
    [
      'GET /api/v1/menu-types',
      { kind: 'refuse' },
      'connection: expected an answer, got TypeError: The connection was dropped.',
    ],
    ['GET /api/v1/cart', set({ 'items.0': {} }), 'items[0].id: expected string or number, got nothing'],
  ])('names it: %s, %o', async (call, fault, line) => {
    const { faulty } = await checked({ write: true, faults: { [call]: fault } });
    const [method = '', path = ''] = call.split(' ');
    expect(
      faulty
        .map((text) => text.replace(/ +/g, ' '))
        .filter((text) => text.startsWith(`${method} ${path} `))
        .join('\n'),
    ).toContain(line);
  });

  it('finds a second order for the same key', async () => {
    const { faulty } = await checked({ write: true, forgetsKeys: true });
    expect(faulty).toEqual([
      expect.stringMatching(
        /again with the same key +differs\n +order.id: expected the same order, SB-\d+, got SB-\d+$/,
      ),
    ]);
  });

  it('tells what is missing from what the shop can do without', async () => {
    const gone: Fault = { kind: 'status', status: 404 };
    const { findings, faulty } = await checked({
      faults: { 'GET /api/v1/cart': gone, 'GET /api/v1/menu-types': gone },
    });
    expect(faulty).toEqual([expect.stringMatching(/^GET +\/api\/v1\/menu-types +not implemented \(404\)$/)]);
    expect(findings.map(written)).toContainEqual(
      expect.stringMatching(/\/cart +not implemented \(404\); the shop can do without it$/),
    );
  });
});
