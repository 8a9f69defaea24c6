import { describe, expect, it } from 'vitest';
import { checkBackend } from '../../src/backend-check/check-backend';
import { everyCall } from '../../src/backend-check/calls';
import { isFault, summary, written } from '../../src/backend-check/report';
import type { Fault } from '../../src/mock-api/faults';
import { mockApi, type MockApiSettings } from '../../src/mock-api/mock-api';
import { ContractGround } from '../support/contract-shops';

const origin = 'https://api.test';

interface Situation {
  readonly faults?: Readonly<Record<string, Fault>>;
  readonly signedIn?: boolean;
  readonly write?: boolean;
  /** Answers instead of the mock API, where it answers. */
  readonly instead?: (request: Request) => Response | undefined;
  /** No answer is waited for. */
  readonly isImpatient?: boolean;
  /** Takes every order for a new one. */
  readonly forgetsKeys?: boolean;
  readonly settings?: Partial<MockApiSettings>;
}

/** What the check says of the mock API in a situation. */
async function checked(situation: Situation) {
  const { faults = {}, signedIn = true, write = false, isImpatient = false, settings = {} } = situation;
  const ground = await ContractGround.open();
  const token = signedIn ? ground.signInDemoCustomer().accessToken : undefined;
  const api = mockApi(ground.backend, { hostedPagesOrigin: origin, ...settings }, new Map(Object.entries(faults)));
  const requests: string[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    requests.push(`${init.method} ${new URL(url).pathname}`);
    const request = new Request(url, init);
    if (situation.forgetsKeys) request.headers.delete('Idempotency-Key');
    init.signal?.throwIfAborted();
    const answer = situation.instead?.(request);
    return answer ?? api(request);
  };
  const waits: number[] = [];
  const signalAfter = (milliseconds: number) => {
    waits.push(milliseconds);
    return isImpatient ? AbortSignal.abort() : new AbortController().signal;
  };
  const baseUrls = { menu: origin, account: origin, order: origin };
  const uuid = '11111111-1111-4111-8111-111111111111';
  const plan = { fetch, baseUrls, signalAfter, token, write, dialect: 'lines' as const, uuid };
  const findings = await checkBackend(plan, () => undefined);
  return { findings, requests, waits, faulty: findings.filter(isFault).map(written) };
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

  it('waits for an answer as long as the shop does', async () => {
    const { requests, waits } = await checked({ write: true });
    const patient = requests.filter((_request, index) => waits[index] === 30_000);
    expect(new Set(waits)).toEqual(new Set([20_000, 30_000]));
    expect(patient).toEqual(['POST /api/v1/orders', 'POST /api/v1/orders']);
  });

  it('names an answer that came too late', async () => {
    const { faulty } = await checked({ isImpatient: true });
    expect(faulty[0]).toMatch(/\n +time: expected an answer within 20 s, got none$/);
  });

  it('says nothing of a key where the order came without an id', async () => {
    const place: Fault = { kind: 'fields', set: {}, remove: ['order'] };
    const { findings, requests } = await checked({ write: true, faults: { 'POST /api/v1/orders': place } });
    expect(findings.map(written)).toContainEqual(
      expect.stringMatching(/again with the same key +not checked: no order id came with the order$/),
    );
    expect(requests.filter((request) => request === 'POST /api/v1/orders')).toHaveLength(1);
  });

  it.each([
    ['GET', '/api/v1/auth/oauth/google/callback', 'with a code nobody issued'],
    ['GET', '/api/v1/orders/me', 'without a token'],
    ['POST', '/api/v1/auth/login', 'with a wrong password'],
    ['POST', '/api/v1/auth/google', 'with a token nobody issued'],
  ])('takes a missing %s %s for no refusal', async (method, path, title) => {
    const noSuchCall = { successResponse: false, message: 'There is no such call.' };
    const { findings } = await checked({
      write: true,
      instead: (request) =>
        request.method === method && new URL(request.url).pathname === path
          ? Response.json(noSuchCall, { status: 404 })
          : undefined,
    });
    const verdicts = findings.filter((finding) => finding.title === title).map(({ verdict }) => verdict);
    expect(verdicts).toEqual([{ kind: 'notImplemented', status: 404 }]);
  });

  it('takes a server that breaks for no refusal', async () => {
    const broken: Fault = { kind: 'status', status: 500, body: '{"successResponse":false,"errorMessage":"Oops."}' };
    const { faulty } = await checked({ faults: { 'GET /api/v1/auth/oauth/google/callback': broken } });
    expect(faulty).toEqual([expect.stringContaining('status: expected 400 or 401 or 403 or 422, got 500')]);
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
