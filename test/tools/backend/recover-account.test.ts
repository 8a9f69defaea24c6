import { describe, expect, it } from 'vitest';
import type { Queries } from '../../../src/tools/backend/database/database';
import type { Post } from '../../../src/tools/backend/mail/post';
import { countedStore } from './support/counted-store';
import { migratedDatabase, engines, useEngine } from './support/engines';
import { placeOrder, register, runBackend, type RunningBackend } from './support/running-backend';

const newPassword = 'another-1';

async function submit({ origin }: RunningBackend, path: string, fields: Record<string, string>) {
  const reply = await fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: reply.status, text: await reply.text() };
}

/** The last mail's link, opened as a person and a program open it: that changes nothing yet. */
async function openLink(backend: RunningBackend) {
  await backend.work();
  const [, path = '', token = ''] =
    /http:\/\/[\d.:]+(\/account\/\w+)\?token=([\w-]{43})/.exec(backend.mails.at(-1)?.text ?? '') ?? [];
  const page = await fetch(`${backend.origin}${path}?token=${token}`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await page.text()).toContain(`value="${token}"`);
  return { path, token };
}

const signIn = async ({ request }: RunningBackend, email: string, password: string) =>
  (await request('POST /api/v1/auth/login', { body: { email, password } })).status;

async function confirm(backend: RunningBackend, more = {}) {
  const { path, token } = await openLink(backend);
  return submit(backend, path, { token, ...more });
}

/** ann@example.com is confirmed and has an order. The new email was meant for her too. */
async function orderAndMistypeNewEmail(backend: RunningBackend) {
  const { token } = await register(backend, 'ann@example.com');
  await confirm(backend);
  await placeOrder(backend, token, { soup: 1 });
  const body = { firstName: 'Ann', lastName: 'Lee', email: 'anne@example.com', phone: '' };
  await backend.request('PUT /api/v1/user/profile', { token, body });
  await backend.work();
}

async function accountOf({ request }: RunningBackend, email: string, password: string) {
  const { reply } = await request('POST /api/v1/auth/login', { body: { email, password } });
  const mine = await request('GET /api/v1/orders/me', { token: reply.accessToken });
  return { email: reply.user.email, orders: mine.reply.orders.length };
}

const run = () => runBackend({ workPeriod: 0 });

describe.each(engines)('an account with a password on %s', (engine) => {
  useEngine(engine);

  it('confirms its email by a link that works once', async () => {
    const backend = await run();
    const { email } = await register(backend);
    const { path, token } = await openLink(backend);
    expect(backend.mails.map(({ to }) => to)).toEqual([email]);
    expect(JSON.stringify(await backend.store.query('select * from mail_tokens, outbox'))).not.toContain(token);
    expect((await submit(backend, path, { token })).text).toContain('Email Confirmed');
    expect(await backend.store.query('select confirmed_email as confirmed from customers')).toEqual([
      { confirmed: email },
    ]);
    const again = await submit(backend, path, { token });
    expect([again.status, again.text]).toEqual([
      410,
      expect.stringMatching(/^<!doctype html>.*This link was used already/),
    ]);
  });

  it('gets a new password by a link that works once and ends all sessions', async () => {
    const backend = await run();
    const { email, token: session } = await register(backend);
    await confirm(backend);
    const { id } = await placeOrder(backend, session, { soup: 1 });
    await submit(backend, '/account/forgot', { email: ` ${email.toUpperCase()}` });
    const { path, token } = await openLink(backend);
    expect((await submit(backend, path, { token, password: 'short' })).status).toBe(400);
    expect((await submit(backend, path, { token, password: newPassword })).text).toContain('Password Changed');
    expect((await backend.request('GET /api/v1/user/profile', { token: session })).status).toBe(401);
    expect([await signIn(backend, email, 'secret-1'), await signIn(backend, email, newPassword)]).toEqual([401, 200]);
    expect((await submit(backend, path, { token, password: 'a-third-1' })).status).toBe(410);
    const [{ email: owner } = { email: '' }] = await backend.store.query<{ email: string }>(
      'select c.email from orders o join customers c on c.id = o.customer_id where o.id = $1',
      [id],
    );
    expect(owner).toBe(email);
  });

  it('has half an hour for its links', async () => {
    const backend = await run();
    const { email } = await register(backend);
    await submit(backend, '/account/forgot', { email });
    const { path, token } = await openLink(backend);
    await backend.store.query("update mail_tokens set expires_at = expires_at - interval '30 minutes'");
    expect((await submit(backend, path, { token, password: newPassword })).status).toBe(410);
  });

  it('is not told to a stranger: the same answer for every email, and five mails an hour at most', async () => {
    const backend = await runBackend({ workPeriod: 0, env: { RATE_LIMIT: '600' } });
    const { email } = await register(backend);
    const known = await submit(backend, '/account/forgot', { email });
    expect(await submit(backend, '/account/forgot', { email: 'nobody@example.com' })).toEqual(known);
    for (let press = 0; press < 6; press++) expect(await submit(backend, '/account/forgot', { email })).toEqual(known);
    await backend.work();
    expect(backend.mails.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => email));
  });

  it('asks and writes as much for an email without an account, so that the time tells a stranger nothing', async () => {
    const { store, asked } = countedStore(await migratedDatabase());
    const backend = await runBackend({ workPeriod: 0, database: store, env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const { email } = await register(backend);
    const questionsOf = async (press: () => Promise<unknown>) => {
      const before = asked.length;
      await press();
      return asked.slice(before);
    };
    const forgot = (written: string) => questionsOf(() => submit(backend, '/account/forgot', { email: written }));
    expect(await forgot('nobody@example.com')).toEqual(await forgot(email));
    const headers = { 'X-Forwarded-For': '192.0.2.1' };
    const guess = (written: string) => ({ headers, body: { email: written, password: 'guess-12' } });
    const wrong = (written: string) => questionsOf(() => backend.request('POST /api/v1/auth/login', guess(written)));
    expect(await wrong('nobody@example.com')).toEqual(await wrong(email));
    await backend.work();
    expect(backend.mails.map(({ to }) => to)).toEqual([email, email]);
    await backend.work();
    expect(await backend.store.query("select 1 from outbox where kind = 'mail'")).toEqual([]);
  });

  it('makes no hash for a stranger who has no link', async () => {
    const backend = await runBackend({ env: { PASSWORD_COST: '20' } });
    const begun = process.cpuUsage();
    const sent = { token: 'x'.repeat(43), password: newPassword };
    for (let press = 0; press < 3; press++) expect((await submit(backend, '/account/reset', sent)).status).toBe(410);
    const { user, system } = process.cpuUsage(begun);
    // One such hash takes 3 s of a core.
    expect((user + system) / 1e6).toBeLessThan(2);
  });

  it('is limited by the network of a stranger: ten links asked for in ten minutes, whoever they are for', async () => {
    const { store, asked } = countedStore(await migratedDatabase());
    const backend = await runBackend({ workPeriod: 0, env: { RATE_LIMIT: '600' }, database: store });
    const statuses = [];
    let before = 0;
    for (let press = 0; press < 12; press++) {
      before = asked.length;
      statuses.push((await submit(backend, '/account/forgot', { email: `a${press}@example.com` })).status);
    }
    expect(asked.length - before).toBe(0);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  it('lets nobody fill a mailbox: five mails an hour, by however many accounts, names of a mailbox and ways', async () => {
    const backend = await runBackend({ workPeriod: 0, env: { RATE_LIMIT: '600' } });
    const victim = 'victim@example.com';
    for (let account = 0; account < 4; account++) {
      const { token } = await register(backend);
      const change = async (email: string) => {
        const body = { firstName: 'Ann', lastName: 'Lee', email, phone: '' };
        expect((await backend.request('PUT /api/v1/user/profile', { token, body })).status).toBe(200);
      };
      // The first mail of the account, to its first email, has not left yet.
      await change(account % 2 === 0 ? victim : `Victim+${account}@example.com`);
      await submit(backend, '/account/forgot', { email: victim });
      await backend.work();
      await change(`elsewhere${account}@example.com`);
    }
    await backend.work();
    expect(backend.mails.filter(({ to }) => to.toLowerCase().startsWith('victim'))).toHaveLength(5);
  });

  it('changes its email five times an hour, because each change sends a mail to somebody', async () => {
    const backend = await runBackend({ workPeriod: 0, env: { RATE_LIMIT: '600' } });
    const { token } = await register(backend);
    const statuses = [];
    for (let count = 0; count < 6; count++) {
      const body = { firstName: 'Ann', lastName: 'Lee', email: `a${count}@example.com`, phone: '' };
      statuses.push((await backend.request('PUT /api/v1/user/profile', { token, body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const { reply } = await backend.request('GET /api/v1/user/profile', { token });
    expect(reply.user.email).toBe('a4@example.com');
    const body = { firstName: 'Bo', lastName: 'Lee', email: 'a4@example.com', phone: '' };
    expect((await backend.request('PUT /api/v1/user/profile', { token, body })).status).toBe(200);
  });

  it('asks once to confirm its email, however often its profile is stored before the mail leaves', async () => {
    const backend = await run();
    const { token, email } = await register(backend);
    const body = { firstName: 'Ann', lastName: 'Lee', email, phone: '' };
    for (let count = 0; count < 3; count++) await backend.request('PUT /api/v1/user/profile', { token, body });
    await backend.work();
    expect(backend.mails).toHaveLength(1);
  });

  it('gets its mail however often the server for mails was away before', async () => {
    let isAway = true;
    const sent: string[] = [];
    const post: Post = {
      send: ({ to }) => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(void sent.push(to))),
    };
    const backend = await runBackend({ workPeriod: 0, env: { RATE_LIMIT: '600' }, post });
    const { email } = await register(backend);
    const tryNow = async () => {
      await backend.store.query('update outbox set send_at = now() where send_at is not null');
      await backend.work();
    };
    for (let attempt = 0; attempt < 8; attempt++) await tryNow();
    isAway = false;
    await tryNow();
    expect(sent).toEqual([email]);
  });

  it('is made with the mail that confirms it or not at all, as is a change of its email', async () => {
    const store = await migratedDatabase();
    let isAway = true;
    const failing = (queries: Queries): Queries => ({
      ...queries,
      query: (sql, values) =>
        isAway && sql.includes('insert into outbox') ? Promise.reject(new Error('gone')) : queries.query(sql, values),
    });
    const database = {
      ...store,
      ...failing(store),
      transaction: <Result>(work: (queries: Queries) => Promise<Result>) =>
        store.transaction((queries) => work(failing(queries))),
    };
    const backend = await runBackend({ workPeriod: 0, database });
    const name = { firstName: 'Ann', lastName: 'Lee', phone: '' };
    const body = { ...name, email: 'ann@example.com', password: 'secret-1' };
    expect((await backend.request('POST /api/v1/auth/register', { body })).status).toBe(500);
    isAway = false;
    const { status, reply } = await backend.request('POST /api/v1/auth/register', { body });
    expect(status).toBe(200);
    await backend.work();
    isAway = true;
    const token = reply.accessToken;
    const change = { token, body: { ...name, email: 'new@example.com' } };
    expect((await backend.request('PUT /api/v1/user/profile', change)).status).toBe(500);
    expect((await backend.request('GET /api/v1/user/profile', { token })).reply.user.email).toBe('ann@example.com');
    expect(backend.mails.map(({ to }) => to)).toEqual(['ann@example.com']);
  });

  it('gives an email that a stranger took back to its owner, who sees nothing of the stranger', async () => {
    const backend = await run();
    const stranger = await register(backend, 'ann@example.com');
    await placeOrder(backend, stranger.token, { soup: 1 });
    await backend.work();
    await submit(backend, '/account/forgot', { email: 'ann@example.com' });
    const { path, token } = await openLink(backend);
    await submit(backend, path, { token, password: newPassword });
    expect(await signIn(backend, 'ann@example.com', 'secret-1')).toBe(401);
    expect((await backend.request('GET /api/v1/user/profile', { token: stranger.token })).status).toBe(401);
    expect(await accountOf(backend, 'ann@example.com', newPassword)).toEqual({ email: 'ann@example.com', orders: 0 });
    expect(await backend.store.query('select 1 from orders')).toHaveLength(1);
  });

  it('gives a mistyped email back to its owner, and its account signs in by the confirmed one again', async () => {
    const backend = await run();
    await orderAndMistypeNewEmail(backend);
    await submit(backend, '/account/forgot', { email: 'anne@example.com' });
    const link = await openLink(backend);
    await submit(backend, link.path, { token: link.token, password: newPassword });
    expect(await signIn(backend, 'anne@example.com', 'secret-1')).toBe(401);
    expect(await accountOf(backend, 'ann@example.com', 'secret-1')).toEqual({ email: 'ann@example.com', orders: 1 });
  });

  it('comes back by the confirmed email from a mistyped one, whose owner gets no mail', async () => {
    const backend = await run();
    await orderAndMistypeNewEmail(backend);
    await submit(backend, '/account/forgot', { email: 'Ann@example.com' });
    const link = await openLink(backend);
    expect(backend.mails.at(-1)?.to).toBe('ann@example.com');
    expect((await submit(backend, link.path, { token: link.token, password: newPassword })).status).toBe(200);
    expect(await signIn(backend, 'anne@example.com', newPassword)).toBe(401);
    expect(await accountOf(backend, 'ann@example.com', newPassword)).toEqual({ email: 'ann@example.com', orders: 1 });
    await backend.work();
    expect(await backend.store.query("select 1 from outbox where id like 'mail recover %'")).toEqual([]);
  });

  it('leaves a confirmed email to the account that has been made with it meanwhile', async () => {
    const backend = await run();
    const { token } = await register(backend, 'ann@example.com');
    await confirm(backend);
    const body = { firstName: 'Ann', lastName: 'Lee', email: 'am@example.com', phone: '' };
    await backend.request('PUT /api/v1/user/profile', { token, body });
    await backend.work();
    await submit(backend, '/account/forgot', { email: 'ann@example.com' });
    const link = await openLink(backend);
    await register(backend, 'ann@example.com');
    expect((await submit(backend, link.path, { token: link.token, password: newPassword })).status).toBe(410);
    expect(await signIn(backend, 'ann@example.com', 'secret-1')).toBe(200);
    await submit(backend, '/account/forgot', { email: 'ann@example.com' });
    const own = await openLink(backend);
    expect((await submit(backend, own.path, { token: own.token, password: newPassword })).status).toBe(200);
    expect(await signIn(backend, 'ann@example.com', newPassword)).toBe(200);
  });

  it('is not confirmed by a stranger who had the link before the customer corrected the email', async () => {
    const backend = await run();
    const { token } = await register(backend, 'stranger@example.com');
    const link = await openLink(backend);
    const body = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '' };
    await backend.request('PUT /api/v1/user/profile', { token, body });
    expect((await submit(backend, link.path, { token: link.token })).status).toBe(410);
    expect(await backend.store.query('select confirmed_email as confirmed from customers')).toEqual([
      { confirmed: null },
    ]);
  });

  it('keeps the mails at the confirmed email until a new one is confirmed', async () => {
    const backend = await run();
    const { token } = await register(backend, 'ann@example.com');
    await confirm(backend);
    const body = { firstName: 'Ann', lastName: 'Lee', email: 'new@example.com', phone: '' };
    await backend.request('PUT /api/v1/user/profile', { token, body });
    const confirmed = async () =>
      (await backend.store.query<{ at: string }>('select confirmed_email as at from customers'))[0]?.at;
    expect(await confirmed()).toBe('ann@example.com');
    await confirm(backend, { password: 'secret-1' });
    expect(backend.mails.at(-1)?.to).toBe('new@example.com');
    expect(await confirmed()).toBe('new@example.com');
  });

  it.each([true, false])(
    'is not taken over by a token that was stolen: a new email is confirmed with the password (%s before)',
    async (wasConfirmed) => {
      const backend = await runBackend({ workPeriod: 0, env: { RATE_LIMIT: '60000' } });
      const { token } = await register(backend, 'ann@example.com');
      if (wasConfirmed) await confirm(backend);
      await placeOrder(backend, token, { soup: 1 });
      const body = { firstName: 'Ann', lastName: 'Lee', email: 'thief@example.com', phone: '' };
      await backend.request('PUT /api/v1/user/profile', { token, body });
      const link = await openLink(backend);
      const form = await (await fetch(`${backend.origin}${link.path}?token=${link.token}`)).text();
      expect(form).toContain('name="password"');
      for (const password of ['', 'guess-12'])
        expect(await submit(backend, link.path, { token: link.token, password })).toEqual({
          status: 403,
          text: expect.stringContaining('<p>The password is wrong. Please go back and try again.</p>'),
        });
      await submit(backend, '/account/forgot', { email: 'thief@example.com' });
      const reset = await openLink(backend);
      await submit(backend, reset.path, { token: reset.token, password: newPassword });
      const taken = await accountOf(backend, 'thief@example.com', newPassword);
      expect(taken).toEqual({ email: 'thief@example.com', orders: 0 });
    },
  );

  it('waits longer after each wrong password with which somebody confirms its new email', async () => {
    const backend = await runBackend({ workPeriod: 0, env: { RATE_LIMIT: '60000' } });
    const { token } = await register(backend, 'ann@example.com');
    const body = { firstName: 'Ann', lastName: 'Lee', email: 'thief@example.com', phone: '' };
    await backend.request('PUT /api/v1/user/profile', { token, body });
    const link = await openLink(backend);
    const statuses = [];
    for (let guess = 0; guess < 8; guess++)
      statuses.push((await submit(backend, link.path, { token: link.token, password: `guess-${guess}` })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429, 429]);
  });

  it('does not exist where no mail can be sent', async () => {
    const backend = await runBackend({ post: null });
    const body = { email: 'a@example.com', password: 'secret-1', firstName: 'Ann', lastName: 'Lee', phone: '' };
    const registered = await backend.request('POST /api/v1/auth/register', { body });
    expect([registered.status, registered.reply.errorMessage]).toEqual([
      403,
      'There are no accounts with a password here. Please sign in with Google.',
    ]);
    expect(await signIn(backend, 'a@example.com', 'secret-1')).toBe(403);
    expect((await fetch(`${backend.origin}/account/forgot`)).status).toBe(404);
  });
});
