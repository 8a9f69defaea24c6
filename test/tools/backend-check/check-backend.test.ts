import { describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { callDescriptions } from '../../../src/tools/backend-check/calls';
import { formatFinding, summarizeFindings } from '../../../src/tools/backend-check/report/report';
import type { Fault } from '../../../src/tools/mock-api/faults';
import type { MockApiSettings } from '../../../src/tools/mock-api/mock-api';
import { ContractFixture } from '../../support/contract-shops';
import { checkMockApi } from './check-mock-api';

describe('checking a backend that conforms', () => {
  it('passes with read-only calls', async () => {
    const { failures, findings } = await checkMockApi({});
    expect(failures).toEqual([]);
    expect(summarizeFindings(findings)).toBe('33 conform, 0 differ, 0 not implemented, 100 not checked, 0 notices');
  });

  it('makes only read-only calls by default', async () => {
    const { requests } = await checkMockApi({});
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  });

  it('passes with --write', async () => {
    const { failures, findings } = await checkMockApi({ write: true });
    expect(failures).toEqual([]);
    expect(summarizeFindings(findings)).toBe('159 conform, 0 differ, 0 not implemented, 0 not checked, 0 notices');
  });

  it.each<[string, Partial<MockApiSettings>]>([
    ['in an envelope everywhere', { envelope: true }],
    ['in no envelope', { envelope: false }],
    ['with the other checkout reply', { checkoutReading: 'checkoutUrl' }],
    ['with specified fields only', { fields: 'literal' }],
    ['with specified fields only and the other checkout reply', { fields: 'literal', checkoutReading: 'checkoutUrl' }],
    ['with required fields only', { fields: 'bare' }],
  ])('passes %s', async (_how, settings) => {
    expect((await checkMockApi({ write: true, settings })).failures).toEqual([]);
  });

  it('needs no token with --write, because it registers an account', async () => {
    expect((await checkMockApi({ write: true, signedIn: false })).failures).toEqual([]);
  });

  it('reports what it did not check without a token', async () => {
    const { findings, failures } = await checkMockApi({ signedIn: false });
    expect(failures).toEqual([]);
    expect(findings.map((finding) => formatFinding(finding, false))).toContainEqual(
      expect.stringMatching(/^GET +\/api\/v1\/orders\/me +not checked: it needs --token$/),
    );
  });

  it('covers every call of the shop', async () => {
    const { findings } = await checkMockApi({});
    const made = new Set(findings.map(({ description }) => description.name));
    expect(callDescriptions.filter(({ name }) => !made.has(name))).toEqual([]);
  });
});

describe('checking a backend with one defect', () => {
  it('uses the timeouts of the shop', async () => {
    const { requests, waits } = await checkMockApi({ write: true });
    const slowCalls = requests.filter((_request, index) => waits[index] === 30_000);
    expect(new Set(waits)).toEqual(new Set([20_000, 30_000]));
    expect(new Set(slowCalls)).toEqual(new Set(['POST /api/v1/orders']));
  });

  it('reports a timeout', async () => {
    const { failures } = await checkMockApi({ timesOut: true });
    expect(failures[0]).toMatch(/\n +time: expected an answer within 20 s, got none\n/);
  });

  it('does not repeat an order that was refused', async () => {
    const place: Fault = { kind: 'status', status: 400, body: '{"errorMessage":"No."}' };
    const { findings, requests } = await checkMockApi({ write: true, faults: { 'POST /api/v1/orders': place } });
    expect(findings.map((finding) => formatFinding(finding, false))).toContainEqual(
      expect.stringMatching(/again with the same key +not checked: no order was made$/),
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
    const { findings } = await checkMockApi({
      write: true,
      override: (request) =>
        request.method === method && new URL(request.url).pathname === path
          ? Response.json(noSuchCall, { status: 404 })
          : undefined,
    });
    const verdicts = findings
      .filter((finding) => finding.title === title && finding.description.call.path === path)
      .map(({ verdict }) => verdict);
    expect(verdicts).toEqual([{ kind: 'notImplemented', status: 404 }]);
  });

  it('does not accept status 500 as a rejection', async () => {
    const broken: Fault = { kind: 'status', status: 500, body: '{"successResponse":false,"errorMessage":"Oops."}' };
    const { failures } = await checkMockApi({ faults: { 'GET /api/v1/auth/oauth/google/callback': broken } });
    expect(failures).toEqual([expect.stringContaining('status: expected 400 or 401 or 403 or 422, got 500')]);
  });

  it('reports a second order for the same key', async () => {
    const { failures } = await checkMockApi({ write: true, ignoresKeys: true });
    expect(failures[0]).toContain('order.id: expected the same order, SB-20500, got SB-20501');
    expect(failures[1]).toContain('orders: expected one new order for one Idempotency-Key, got 2 new orders');
  });

  it('reports a second order where replies hold no order id', async () => {
    const settings = { fields: 'literal', checkoutReading: 'checkoutUrl' } as const;
    const { failures } = await checkMockApi({ write: true, ignoresKeys: true, settings });
    expect(failures[0]).toContain('expected one new order for one Idempotency-Key, got 2 new');
  });

  it('fails on a missing required call but not on an optional one', async () => {
    const gone: Fault = { kind: 'status', status: 404 };
    const { findings, failures } = await checkMockApi({
      faults: { 'GET /api/v1/cart': gone, 'GET /api/v1/menu-types': gone },
    });
    expect(failures).toEqual([expect.stringMatching(/^GET +\/api\/v1\/menu-types +not implemented \(404\)\n/)]);
    expect(findings.map((finding) => formatFinding(finding, false))).toContainEqual(
      expect.stringMatching(/\/cart +not implemented \(404\); the shop can do without it$/),
    );
  });

  it.each(['cart', 'cart.load'])('fails on a missing optional call of a shop that needs %s', async (needed) => {
    const { failures } = await checkMockApi({
      faults: { 'GET /api/v1/cart': { kind: 'status', status: 404 } },
      plan: { needed: [needed] },
    });
    expect(failures).toEqual([expect.stringMatching(/^GET +\/api\/v1\/cart +not implemented \(404\)\n/)]);
  });

  it.each([
    [false, []],
    [true, [expect.stringContaining('status: expected 2xx, got 409, "There is no pickup."')]],
  ])('fails a refused pickup only where the shop offers it: %s', async (offersPickup, expected) => {
    const fixture = await ContractFixture.open();
    const { orders } = fixture.services;
    const place = orders.place.bind(orders);
    vi.spyOn(orders, 'place').mockImplementation((customer, wanted, key) => {
      if (wanted.fulfillmentType === 'PICKUP') throw new ServiceError('refused', 'There is no pickup.', 409);
      return place(customer, wanted, key);
    });
    const { failures } = await checkMockApi({ write: true, fixture, plan: { offersPickup } });
    expect(failures).toEqual(expected);
  });
});

describe('checking only some calls', () => {
  it('reports only those, and also makes the calls that they depend on', async () => {
    const { findings, requests } = await checkMockApi({ plan: { only: ['order.find'] } });
    expect(new Set(findings.map(({ description }) => description.name))).toEqual(new Set(['order.find']));
    expect(new Set(requests)).toEqual(
      new Set(['GET /api/v1/orders/me', 'GET /api/v1/orders/SB-102', 'GET /api/v1/orders/no-such-order']),
    );
  });

  it('registers an account where a token is needed and none is given', async () => {
    const { failures, requests } = await checkMockApi({
      write: true,
      signedIn: false,
      plan: { only: ['account.profile'] },
    });
    expect(failures).toEqual([]);
    expect(requests[0]).toBe('POST /api/v1/auth/register');
  });
});

describe('checking the Google-only reading', () => {
  const noPasswords = (request: Request) =>
    /\/(login|register|refresh|google|change-password)$/.test(new URL(request.url).pathname) &&
    request.method === 'POST'
      ? new Response(null, { status: 404 })
      : undefined;

  const second = ({ services }: ContractFixture) =>
    services.accounts.login({ email: 'ann.lee@example.com', password: 'secret7' }).accessToken;

  it('checks every call the shop needs, with the tokens of two test accounts', async () => {
    const fixture = await ContractFixture.open();
    const { findings, failures } = await checkMockApi({
      write: true,
      override: noPasswords,
      fixture,
      plan: { isTestAccount: true, otherToken: second(fixture) },
    });
    expect(failures).toEqual([]);
    expect(findings.filter(({ description, verdict }) => verdict.kind !== 'conforms' && !description.optional)).toEqual(
      [],
    );
  });

  it('changes the name of the account back', async () => {
    const { fixture } = await checkMockApi({ write: true, override: noPasswords, plan: { isTestAccount: true } });
    expect(fixture.services.accounts.customerOf(fixture.sessions.load()?.accessToken ?? '')?.firstName).toBe('Priya');
  });

  it('gets its token for a code, which must work once', async () => {
    const fixture = await ContractFixture.open();
    const code = fixture.services.accounts.issueGoogleCode();
    const { findings, failures } = await checkMockApi({
      write: true,
      signedIn: false,
      override: noPasswords,
      fixture,
      plan: { code, isTestAccount: true, otherToken: second(fixture) },
    });
    expect(failures).toEqual([]);
    expect(findings.filter(({ description, verdict }) => verdict.kind !== 'conforms' && !description.optional)).toEqual(
      [],
    );
    expect(findings[0]?.title).toBe('with --code');
  });

  it('spends a code and changes nothing else without --write', async () => {
    const fixture = await ContractFixture.open();
    const code = fixture.services.accounts.issueGoogleCode();
    const { failures, requests } = await checkMockApi({ signedIn: false, fixture, plan: { code } });
    expect(failures).toEqual([]);
    expect(requests).toContain('GET /api/v1/user/profile');
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  });
});

describe('checking for a shop on another origin', () => {
  const origin = 'https://shop.test';

  it('passes an API that admits the shop', async () => {
    const { failures, findings } = await checkMockApi({ write: true, admits: origin, plan: { origin } });
    expect(failures).toEqual([]);
    expect(findings.filter(({ title }) => title === `preflight from ${origin}`)).toHaveLength(23);
  });

  it('sends a preflight before every call with a token, JSON or a method other than GET and POST', async () => {
    const { findings } = await checkMockApi({ admits: origin, plan: { origin } });
    const asked = findings.flatMap(({ description, title, exchange }) =>
      title?.startsWith('preflight')
        ? [[description.name, new Headers(exchange?.request.headers).get('Access-Control-Request-Headers')]]
        : [],
    );
    expect(asked).toContainEqual(['order.place', 'authorization,content-type,idempotency-key']);
    expect(asked).toContainEqual(['account.login', 'content-type']);
    expect(asked).toContainEqual(['account.uploadAvatar', 'authorization']);
    expect(asked).toContainEqual(['cart.remove', null]);
    expect(asked.map(([name]) => name)).not.toContain('menu.today');
  });

  it('fails an API without CORS', async () => {
    const { failures } = await checkMockApi({ plan: { origin } });
    expect(failures.join('\n')).toContain('Access-Control-Allow-Origin: expected https://shop.test, got nothing');
    expect(failures.join('\n')).toContain('the customer reads: Unable to Load. Network connection error.');
  });
});
