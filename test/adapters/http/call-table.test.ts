import { describe, expect, it } from 'vitest';
import { accountCalls } from '../../../src/adapters/http/account-calls';
import { requestOf, type Call } from '../../../src/adapters/http/call';
import { cartCalls } from '../../../src/adapters/http/cart-calls';
import { contactCalls } from '../../../src/adapters/http/contact-calls';
import { menuEditingCalls } from '../../../src/adapters/http/http-menu-editor';
import { menuCalls } from '../../../src/adapters/http/menu-calls';
import { orderCalls } from '../../../src/adapters/http/order-calls';
import type { CallRow } from './support/call-row';
import { everyRow, everyTitledRow } from './support/every-row';
import { HttpShop, json, menuUrl, sentBody } from './support/http-shop';

async function madeOnce(row: CallRow, body: unknown = row.reply) {
  const shop = new HttpShop(() => (body === undefined ? new Response(null, { status: 204 }) : json(body)));
  const value = await row.make(shop);
  const [request] = shop.requests;
  if (!request || shop.requests.length !== 1) throw new Error(`${shop.requests.length} requests were made`);
  return { value, request, headers: new Headers(request.init.headers) };
}

function declaredCalls() {
  return [menuCalls(''), menuEditingCalls(menuCalls('')), accountCalls(''), cartCalls(''), contactCalls, orderCalls('')]
    .flatMap((table): readonly Call<unknown, unknown>[] => Object.values(table))
    .map((row) => ({ ...row, name: `${row.method} ${row.path}` }));
}

describe.each(everyTitledRow)('%s', (call, row) => {
  it('asks the right service with the right method, path and query', async () => {
    const { request } = await madeOnce(row);
    expect(`${request.init.method} ${request.url}`).toBe(`${call.split(' ')[0]} ${row.url}`);
  });

  it('sends its body, as JSON or as a form with a file', async () => {
    const { request, headers } = await madeOnce(row);
    expect(sentBody(request)).toEqual(row.body);
    const isForm = row.body instanceof File;
    expect(headers.get('Content-Type')).toBe(row.body === undefined || isForm ? null : 'application/json');
  });

  it('accepts JSON and carries the token only where it is required', async () => {
    const { headers } = await madeOnce(row);
    expect(headers.get('Accept')).toBe('application/json');
    expect(headers.get('Authorization')).toBe(row.token ? 'Bearer access-1' : null);
    expect(headers.get('Idempotency-Key')).toBe(row.headers?.['Idempotency-Key'] ?? null);
  });

  it('leaves nothing about a customer in the browser cache', async () => {
    const { request } = await madeOnce(row);
    const isMenu = call.startsWith('GET ') && row.url.startsWith(menuUrl);
    expect(request.init.cache).toBe(isMenu ? undefined : 'no-store');
  });

  it('carries no token without a session', async () => {
    const shop = new HttpShop(() => (row.reply === undefined ? new Response(null, { status: 204 }) : json(row.reply)));
    shop.sessions.clear();
    await row.make(shop);
    expect(new Headers(shop.requests[0]?.init.headers).has('Authorization')).toBe(false);
  });

  it('reads its reply with and without an envelope', async () => {
    expect((await madeOnce(row)).value).toEqual(row.value);
    expect((await madeOnce(row, { data: row.reply ?? null })).value).toEqual(row.value);
    expect((await madeOnce(row, { ...Object(row.reply), data: null })).value).toEqual(row.value);
  });

  it('reads a reply with unknown fields, and lets none of them into any prototype', async () => {
    const hostile = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1}');
    const { value } = await madeOnce(row, {
      ...hostile,
      ...Object(row.reply),
      unknown: 1,
      ['__proto__']: { polluted: 1 },
    });
    expect(value).toEqual(row.value);
    expect({}).not.toHaveProperty('polluted');
  });

  it('rejects with the message of a reply that reports a failure', async () => {
    const refusal = { successResponse: false, errorMessage: 'The oven is out.' };
    const expected = { kind: 'refused', status: 200 };
    await expect(madeOnce(row, refusal)).rejects.toMatchObject({ ...expected, message: 'The oven is out.' });
    await expect(madeOnce(row, { data: refusal })).rejects.toMatchObject({ ...expected, message: 'The oven is out.' });
    await expect(madeOnce(row, { successResponse: false })).rejects.toMatchObject({
      ...expected,
      message: row.refusal ?? row.failure,
    });
  });
});

describe('table of calls', () => {
  it('is complete: the adapters make these calls and no others', () => {
    const declared = declaredCalls().map(({ name }) => name);
    expect(declared.toSorted()).toEqual(everyRow.map(({ call }) => call).toSorted());
  });

  it('only calls about orders and the customer, the photo included, carry a token', () => {
    const tables = [menuCalls(''), menuEditingCalls(menuCalls('')), accountCalls(''), cartCalls(''), contactCalls];
    const withToken = tables.flatMap((table) => Object.values(table)).filter(({ token }) => token);
    expect(withToken.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/user/profile',
      'PUT /api/v1/user/profile',
      'POST /api/v1/user/change-password',
      'POST /api/v1/user/avatar',
    ]);
    expect(Object.values(orderCalls('')).filter(({ token }) => !token)).toEqual([]);
  });

  it.each(['cookie', 'token'] as const)('tells whose cart it means by the %s', (owner) => {
    for (const cartCall of Object.values(cartCalls('', owner))) {
      const { headers, credentials } = requestOf<unknown, unknown>(cartCall, {}, cartCall.token && 'access-1');
      expect(new Headers(headers).get('Authorization')).toBe(owner === 'token' ? 'Bearer access-1' : null);
      expect(credentials).toBe(owner === 'cookie' ? 'include' : undefined);
    }
    expect(requestOf(orderCalls('').mine, {}, 'access-1').credentials).toBeUndefined();
  });

  it.each(everyRow.filter(({ body }) => body !== undefined).map((row) => [row.call, row.body]))(
    'describes the whole body of %s',
    (call, body) => {
      const declared = declaredCalls().find(({ name }) => name === call);
      const sent = body instanceof File ? { file: body } : body;
      expect(declared?.body?.parse(sent)).toEqual(sent);
    },
  );

  it('describes each query value', () => {
    const described = declaredCalls().flatMap(({ name, query }) => (query ? [[name, query]] : []));
    expect(Object.fromEntries(described)).toEqual({
      'GET /api/v1/menu-items': {
        search: 'text',
        category: 'text',
        dietary: 'texts',
        sort: 'text',
        order: 'text',
        page: 'number',
        limit: 'number',
      },
      'GET /api/v1/auth/oauth/google/callback': { code: 'text' },
      'GET /api/v1/orders': { limit: 'number', status: 'text' },
      'GET /api/v1/orders/me': { limit: 'number', status: 'text' },
    });
  });

  it('sends no query value that its description does not name', () => {
    const named = declaredCalls().flatMap(({ name, query = {} }) =>
      Object.keys(query).map((value) => `${name} ${value}`),
    );
    const sent = everyRow.flatMap(({ call, url }) =>
      [...new URL(url).searchParams.keys()].map((name) => `${call} ${name}`),
    );
    expect(sent.filter((one) => !named.includes(one))).toEqual([]);
  });
});
