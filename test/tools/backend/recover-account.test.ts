import { describe, expect, it } from 'vitest';
import { engines, useEngine } from './support/engines';
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
  expect(await page.text()).toContain(`value="${token}"`);
  return { path, token };
}

const signIn = async ({ request }: RunningBackend, email: string, password: string) =>
  (await request('POST /api/v1/auth/login', { body: { email, password } })).status;

async function confirm(backend: RunningBackend) {
  const { path, token } = await openLink(backend);
  return submit(backend, path, { token });
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
    expect((await submit(backend, path, { token })).status).toBe(410);
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
    const resets = backend.mails.filter(({ subject }) => subject.startsWith('Choose'));
    expect(resets.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => email));
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
    const { reply } = await backend.request('POST /api/v1/auth/login', {
      body: { email: 'ann@example.com', password: newPassword },
    });
    const orders = await backend.request('GET /api/v1/orders/me', { token: reply.accessToken });
    expect(orders.reply.orders).toEqual([]);
    expect(await backend.store.query('select 1 from orders')).toHaveLength(1);
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
    await confirm(backend);
    expect(backend.mails.at(-1)?.to).toBe('new@example.com');
    expect(await confirmed()).toBe('new@example.com');
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
