import { once } from 'node:events';
import { request as sendTo, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { newPasswordHash } from '../../../src/tools/backend/accounts/passwords';
import type { Database, Queries } from '../../../src/tools/backend/database/database';
import { engines, migratedDatabase, useEngine } from './support/engines';
import { asOwner, makeCook, signIn } from './support/kitchen-staff';
import { order, register, runBackend, type RunningBackend } from './support/running-backend';

/** A backend on whose database something else happens once, before the first question that holds the text. */
async function interruptedBackend() {
  let awaited: { readonly text: string; readonly happens: () => Promise<unknown> } | undefined;
  const interrupted = ({ query, script }: Queries): Queries => ({
    query: async (sql, values) => {
      const now = awaited && sql.includes(awaited.text) ? awaited : undefined;
      if (now) awaited = undefined;
      await now?.happens();
      return query(sql, values);
    },
    script,
  });
  const store = await migratedDatabase();
  const database: Database = { ...store, ...interrupted(store) };
  const backend = await runBackend({ database, workPeriod: 0 });
  const before = (text: string, happens: () => Promise<unknown>) => (awaited = { text, happens });
  return { backend, before };
}

/** A call whose body comes after `ends`, which begins when the backend has asked who calls. */
async function statusOfSlow(
  { backend, before }: Awaited<ReturnType<typeof interruptedBackend>>,
  [method, path, question]: readonly [method: string, path: string, question: string],
  headers: Readonly<Record<string, string>>,
  body: Blob,
  ends: () => Promise<unknown>,
) {
  const bytes = Buffer.from(await body.arrayBuffer());
  const length = { 'Content-Type': body.type, 'Content-Length': String(bytes.length) };
  const isAsked = new Promise<void>((asked) => before(question, () => Promise.resolve(asked())));
  const sent = sendTo(backend.origin + path, { method, headers: { ...headers, ...length } });
  sent.flushHeaders();
  await isAsked;
  await ends();
  sent.end(bytes);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  answer?.resume();
  return answer?.statusCode;
}

const json = (body: object) => new Blob([JSON.stringify(body)], { type: 'application/json' });

const picture = () => {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from('\x89PNG1234', 'latin1')], { type: 'image/png' }), 'a.png');
  return form;
};

const signInBy = (backend: RunningBackend, email: string, password = 'secret-1') =>
  backend.request('POST /api/v1/auth/login', { body: { email, password } });

describe.each(engines)('what happens while a call is on its way, on %s', (engine) => {
  useEngine(engine);

  it('a password that is changed while it is compared begins no session', async () => {
    const { backend, before } = await interruptedBackend();
    const { token, email } = await register(backend);
    const body = { currentPassword: 'secret-1', newPassword: 'secret-2' };
    before('insert into sessions', () => backend.request('POST /api/v1/user/change-password', { token, body }));
    const late = await signInBy(backend, email);
    expect([late.status, late.reply.errorMessage]).toEqual([
      409,
      'Your password was changed meanwhile. Please try again.',
    ]);
    expect((await signInBy(backend, email, 'secret-2')).status).toBe(200);
  });

  it('a hash of the same password that replaces a cheap one while it is compared refuses nobody', async () => {
    const { backend, before } = await interruptedBackend();
    const { email } = await register(backend);
    const replaced = async () => {
      const values = [await newPasswordHash('secret-1', 5)];
      await backend.store.query('update customers set password_hash = $1', values);
    };
    before('insert into sessions', replaced);
    expect((await signInBy(backend, email)).status).toBe(200);
  });

  it('a PIN that is made anew while it is compared begins no session', async () => {
    const { backend, before } = await interruptedBackend();
    const owner = await asOwner(backend);
    const cook = await makeCook(backend, owner);
    const anew: { secret?: string } = {};
    before('delete from limits', async () => Object.assign(anew, await makeCook(backend, owner)));
    expect((await signIn(backend, cook)).status).toBe(401);
    expect((await signIn(backend, { ...cook, ...anew })).status).toBe(200);
  });

  it('an account that is removed while its PIN is compared begins no session', async () => {
    const { backend, before } = await interruptedBackend();
    const owner = await asOwner(backend);
    const cook = await makeCook(backend, owner);
    before('delete from limits', () => backend.request('DELETE /kitchen/staff/Cem', { headers: owner }));
    expect((await signIn(backend, cook)).status).toBe(401);
  });

  it('a customer whose session ends before the body has come changes nothing', async () => {
    const interrupted = await interruptedBackend();
    const { backend } = interrupted;
    const { token, email } = await register(backend);
    const call = ['PUT', '/api/v1/user/profile', 'from refresh_tokens t join sessions'] as const;
    const ends = () => backend.request('POST /api/v1/auth/logout', { token });
    const headers = { Authorization: `Bearer ${token}` };
    const change = { firstName: 'Eve', lastName: 'Lee', email: 'eve@example.com', phone: '' };
    expect(await statusOfSlow(interrupted, call, headers, json(change), ends)).toBe(401);
    expect(await backend.store.query('select email from customers')).toEqual([{ email }]);
  });

  it('a customer whose session ends before the picture has come keeps the former one', async () => {
    const interrupted = await interruptedBackend();
    const { backend } = interrupted;
    const { token } = await register(backend);
    const call = ['POST', '/api/v1/user/avatar', 'from refresh_tokens t join sessions'] as const;
    const ends = () => backend.request('POST /api/v1/auth/logout', { token });
    const headers = { Authorization: `Bearer ${token}` };
    expect(await statusOfSlow(interrupted, call, headers, await new Response(picture()).blob(), ends)).toBe(401);
    expect(await backend.store.query('select picture from customers')).toEqual([{ picture: null }]);
  });

  it('a cook who is removed before the body has come changes nothing', async () => {
    const interrupted = await interruptedBackend();
    const { backend } = interrupted;
    const owner = await asOwner(backend);
    const cook = (await signIn(backend, await makeCook(backend, owner))).headers;
    const ends = () => backend.request('DELETE /kitchen/staff/Cem', { headers: owner });
    const call = ['PUT', '/kitchen/pause', 'from staff_sessions s join staff'] as const;
    expect(await statusOfSlow(interrupted, call, cook, json({ minutes: null }), ends)).toBe(401);
    expect(await backend.store.query('select 1 from pauses')).toEqual([]);
  });

  const profile = { firstName: 'Ann', lastName: 'Ghost', email: 'ghost@example.com', phone: '' };
  it.each<
    [what: string, question: string, ask: (backend: RunningBackend, token: string, email: string) => Promise<unknown>]
  >([
    ['a sign-in', 'insert into sessions', (backend, _token, email) => signInBy(backend, email)],
    [
      'a profile',
      'insert into limits',
      ({ request }, token) => request('PUT /api/v1/user/profile', { token, body: profile }),
    ],
    [
      'an order',
      'insert into limits',
      ({ request }, token) => request('POST /api/v1/orders', { token, body: order({ soup: 1 }) }),
    ],
    [
      'a picture',
      'insert into limits',
      ({ origin }, token) =>
        fetch(`${origin}/api/v1/user/avatar`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}` },
          body: picture(),
        }),
    ],
  ])('%s that is on its way when the account is deleted leaves nothing of it', async (_what, question, ask) => {
    const { backend, before } = await interruptedBackend();
    const owner = await asOwner(backend);
    const { token, email } = await register(backend);
    const deleted = () => backend.request(`DELETE /kitchen/customers/${encodeURIComponent(email)}`, { headers: owner });
    before(question, deleted);
    await ask(backend, token, email);
    const [left] = await backend.store.query(
      `select (select count(*)::int from sessions) as sessions, (select count(*)::int from orders) as orders,
         (select count(*)::int from photos) as photos, (select string_agg(email || first_name, '') from customers) as person`,
    );
    expect(left).toEqual({ sessions: 0, orders: 0, photos: 0, person: '' });
  });

  it('a mail that waits when the account is deleted goes nowhere', async () => {
    const { backend } = await interruptedBackend();
    const owner = await asOwner(backend);
    const { email } = await register(backend);
    await backend.request(`DELETE /kitchen/customers/${encodeURIComponent(email)}`, { headers: owner });
    await backend.work();
    expect([backend.mails, backend.log]).toEqual([[], []]);
  });
});
