import { describe, expect, it } from 'vitest';
import { checkBackend } from '../../src/backend-check/check-backend';
import { callDescriptions } from '../../src/backend-check/calls';
import { formatFinding, isFailure, summarizeFindings } from '../../src/backend-check/report';
import type { Fault } from '../../src/mock-api/faults';
import { mockApi, type MockApiSettings } from '../../src/mock-api/mock-api';
import { ContractFixture } from '../support/contract-shops';

const origin = 'https://api.test';

interface CheckOptions {
  readonly faults?: Readonly<Record<string, Fault>>;
  readonly signedIn?: boolean;
  readonly write?: boolean;
  /** Overrides the mock API for the requests it answers. */
  readonly override?: (request: Request) => Response | undefined;
  /** Times out every call at once. */
  readonly timesOut?: boolean;
  /** Ignores idempotency keys. */
  readonly ignoresKeys?: boolean;
  readonly settings?: Partial<MockApiSettings>;
}

/** Checks the mock API; `failures` are the formatted failures. */
async function runCheck(options: CheckOptions) {
  const { faults = {}, signedIn = true, write = false, timesOut = false, settings = {} } = options;
  const fixture = await ContractFixture.open();
  const token = signedIn ? fixture.signInDemoCustomer().accessToken : undefined;
  const api = mockApi(fixture.backend, { hostedPagesOrigin: origin, ...settings }, new Map(Object.entries(faults)));
  const requests: string[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    requests.push(`${init.method} ${new URL(url).pathname}`);
    const request = new Request(url, init);
    if (options.ignoresKeys) request.headers.delete('Idempotency-Key');
    init.signal?.throwIfAborted();
    const answer = options.override?.(request);
    return answer ?? api(request);
  };
  const waits: number[] = [];
  const signalAfter = (milliseconds: number) => {
    waits.push(milliseconds);
    return timesOut ? AbortSignal.abort() : new AbortController().signal;
  };
  const baseUrls = { menu: origin, account: origin, order: origin };
  const uuid = '11111111-1111-4111-8111-111111111111';
  const plan = { fetch, baseUrls, signalAfter, token, write, dialect: 'lines' as const, uuid };
  const findings = await checkBackend(plan, () => undefined);
  return { findings, requests, waits, failures: findings.filter(isFailure).map(formatFinding) };
}

describe('checking a backend that conforms', () => {
  it('passes with read-only calls', async () => {
    const { failures, findings } = await runCheck({});
    expect(failures).toEqual([]);
    expect(summarizeFindings(findings)).toBe('16 conform, 0 differ, 0 not implemented, 21 not checked');
  });

  it('makes only read-only calls by default', async () => {
    const { requests } = await runCheck({});
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  });

  it('passes with --write', async () => {
    const { failures, findings } = await runCheck({ write: true });
    expect(failures).toEqual([]);
    expect(summarizeFindings(findings)).toBe('37 conform, 0 differ, 0 not implemented, 0 not checked');
  });

  it.each<[string, Partial<MockApiSettings>]>([
    ['in an envelope everywhere', { envelope: true }],
    ['in no envelope', { envelope: false }],
    ['with the other checkout reply', { checkoutReading: 'checkoutUrl' }],
    ['with specified fields only', { fields: 'literal' }],
    ['with specified fields only and the other checkout reply', { fields: 'literal', checkoutReading: 'checkoutUrl' }],
    ['with required fields only', { fields: 'bare' }],
  ])('passes %s', async (_how, settings) => {
    expect((await runCheck({ write: true, settings })).failures).toEqual([]);
  });

  it('needs no token with --write, because it registers an account', async () => {
    expect((await runCheck({ write: true, signedIn: false })).failures).toEqual([]);
  });

  it('reports what it did not check without a token', async () => {
    const { findings, failures } = await runCheck({ signedIn: false });
    expect(failures).toEqual([]);
    expect(findings.map(formatFinding)).toContainEqual(
      expect.stringMatching(/^GET +\/api\/v1\/orders\/me +not checked: it needs --token$/),
    );
  });

  it('covers every call of the shop', async () => {
    const { findings } = await runCheck({});
    const made = new Set(findings.map(({ description }) => description.name));
    expect(callDescriptions.filter(({ name }) => !made.has(name))).toEqual([]);
  });
});

const set = (fields: Readonly<Record<string, unknown>>): Fault => ({ kind: 'fields', set: fields });

describe('checking a backend with one defect', () => {
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
      'authUrl: expected an absolute https address without user and password, got /login',
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
      'paymentCheckout.url: expected an absolute https address without user and password, got http://pay.test',
    ],
    [
      'POST /api/v1/orders',
      set({ paymentCheckout: { url: 'https://user:secret@pay.test/' } }),
      'paymentCheckout.url: expected an absolute https address without user and password',
    ],
    [
      'POST /api/v1/orders',
      { kind: 'fields', set: { checkoutUrl: 'http://pay.test/' }, remove: ['paymentCheckout'] },
      'checkoutUrl: expected an absolute https address without user and password, got http://pay.test/',
    ],
    ['PUT /api/v1/user/profile', set({ 'user.firstName': 'Old' }), 'firstName: expected Renamed, got Old'],
    [
      'GET /api/v1/admin/menu-schedule/today',
      set({ 'scheduledMenusDetails.1.itemName': ' ' }),
      'scheduledMenusDetails[1].itemName: expected a name, got " "',
    ],
    [
      'GET /api/v1/admin/menu-schedule/today',
      set({ 'scheduledMenusDetails.1.price': 2_000_000 }),
      'scheduledMenusDetails[1].price: expected at most 1000000, got 2000000',
    ],
    [
      'GET /api/v1/admin/menu-schedule/today',
      set({ 'scheduledMenusDetails.0.deliverableOn': '11/22/2026' }),
      'scheduledMenusDetails[0].deliverableOn: expected a day like 2026-11-22, got "11/22/2026"',
    ],
    [
      'GET /api/v1/menu-items',
      set({ 'data.menuItems.0.menuImgPath': 'javascript:alert(1)' }),
      'menuItems[0].menuImgPath: expected an http or https address of a picture, got "javascript:alert(1)"',
    ],
    ['GET /api/v1/user/profile', set({ 'user.avatar': 'data:,' }), 'user.avatar: expected an http or https address'],
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
  ])('reports it: %s, %o', async (call, fault, line) => {
    const { failures } = await runCheck({ write: true, faults: { [call]: fault } });
    const [method = '', path = ''] = call.split(' ');
    expect(
      failures
        .map((text) => text.replace(/ +/g, ' '))
        .filter((text) => text.startsWith(`${method} ${path} `))
        .join('\n'),
    ).toContain(line);
  });

  it('uses the timeouts of the shop', async () => {
    const { requests, waits } = await runCheck({ write: true });
    const slowCalls = requests.filter((_request, index) => waits[index] === 30_000);
    expect(new Set(waits)).toEqual(new Set([20_000, 30_000]));
    expect(slowCalls).toEqual(['POST /api/v1/orders', 'POST /api/v1/orders']);
  });

  it('reports a timeout', async () => {
    const { failures } = await runCheck({ timesOut: true });
    expect(failures[0]).toMatch(/\n +time: expected an answer within 20 s, got none$/);
  });

  it('skips the repeated order when the first one came without an id', async () => {
    const place: Fault = { kind: 'fields', set: {}, remove: ['order'] };
    const { findings, requests } = await runCheck({ write: true, faults: { 'POST /api/v1/orders': place } });
    expect(findings.map(formatFinding)).toContainEqual(
      expect.stringMatching(/again with the same key +not checked: no order id came with the order$/),
    );
    expect(requests.filter((request) => request === 'POST /api/v1/orders')).toHaveLength(1);
  });

  it.each([
    ['GET', '/api/v1/auth/oauth/google/callback', 'with a code nobody issued'],
    ['GET', '/api/v1/orders/me', 'without a token'],
    ['POST', '/api/v1/auth/login', 'with a wrong password'],
    ['POST', '/api/v1/auth/google', 'with a token nobody issued'],
  ])('reports a missing %s %s as not implemented', async (method, path, title) => {
    const noSuchCall = { successResponse: false, message: 'There is no such call.' };
    const { findings } = await runCheck({
      write: true,
      override: (request) =>
        request.method === method && new URL(request.url).pathname === path
          ? Response.json(noSuchCall, { status: 404 })
          : undefined,
    });
    const verdicts = findings.filter((finding) => finding.title === title).map(({ verdict }) => verdict);
    expect(verdicts).toEqual([{ kind: 'notImplemented', status: 404 }]);
  });

  it('does not accept status 500 as a rejection', async () => {
    const broken: Fault = { kind: 'status', status: 500, body: '{"successResponse":false,"errorMessage":"Oops."}' };
    const { failures } = await runCheck({ faults: { 'GET /api/v1/auth/oauth/google/callback': broken } });
    expect(failures).toEqual([expect.stringContaining('status: expected 400 or 401 or 403 or 422, got 500')]);
  });

  it('reports a second order for the same key', async () => {
    const { failures } = await runCheck({ write: true, ignoresKeys: true });
    expect(failures).toEqual([
      expect.stringMatching(
        /again with the same key +differs\n +order.id: expected the same order, SB-\d+, got SB-\d+$/,
      ),
    ]);
  });

  it('fails on a missing required call but not on an optional one', async () => {
    const gone: Fault = { kind: 'status', status: 404 };
    const { findings, failures } = await runCheck({
      faults: { 'GET /api/v1/cart': gone, 'GET /api/v1/menu-types': gone },
    });
    expect(failures).toEqual([expect.stringMatching(/^GET +\/api\/v1\/menu-types +not implemented \(404\)$/)]);
    expect(findings.map(formatFinding)).toContainEqual(
      expect.stringMatching(/\/cart +not implemented \(404\); the shop can do without it$/),
    );
  });
});
