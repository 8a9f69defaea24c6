import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { shopOrigin } from './support/shop-of-backend';
import { address, kitchenToken, order, register, runBackend, type RunningBackend } from './support/running-backend';

/** Sends the text as it is, and returns the status of the answer, or undefined if nothing is answered to what came so far. */
async function statusOfRaw({ origin }: RunningBackend, head: string): Promise<string | undefined> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(head.replaceAll('\n', '\r\n'));
  const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.destroy();
  return /^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1];
}

const post = (path: string, more: string) => `POST ${path} HTTP/1.1\nHost: shop\n${more}\n\n`;
const halfBody = 'Content-Type: application/json\nContent-Length: 50000';

describe('the door', () => {
  it.each([
    ['/kitchen/menu', '404'],
    ['/kitchen/orders/SB-1/confirm', '404'],
    ['/api/v1/menu-items', '404'],
    ['/no/such/call', '404'],
    ['/api/v1/orders', '401'],
    ['/api/v1/user/avatar', '401'],
  ])('answers a stranger at %s before the body has come', async (path, status) => {
    const backend = await runBackend();
    expect(await statusOfRaw(backend, post(path, halfBody))).toBe(status);
    for (const wrong of ['Content-Type: application/x\nContent-Length: 9', 'Content-Length: 99000000'])
      expect(await statusOfRaw(backend, post(path, wrong))).toBe(status);
  });

  it.each([
    ['/kitchen/menu', 'Content-Length: 5000001'],
    ['/no/such/call', 'Content-Length: 100001'],
    ['/api/v1/orders', 'Transfer-Encoding: chunked'],
  ])('cuts a stranger off who sends to %s more than it takes: %s', async (path, length) => {
    const { origin } = await runBackend();
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(post(path, `Content-Type: application/json\n${length}`).replaceAll('\n', '\r\n'));
    socket.resume();
    await once(socket, 'close');
    expect(socket.bytesRead).toBeGreaterThan(0);
  });

  it('answers a customer who sends no more than a call takes, and goes on to listen', async () => {
    const { origin } = await runBackend();
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const ask = async (head: string, body: string) => {
      socket.write(head.replaceAll('\n', '\r\n') + body);
      const [answer] = await once(socket, 'data');
      return /^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1];
    };
    const photo = post('/api/v1/user/avatar', 'Content-Type: multipart/form-data; boundary=x\nContent-Length: 4000000');
    expect(await ask(photo, 'x'.repeat(4_000_000))).toBe('401');
    expect(await ask('GET /health HTTP/1.1\nHost: shop\n\n', '')).toBe('200');
    socket.destroy();
  });

  it('has as many connections of a network as calls a minute, and takes another when one has gone', async () => {
    const { origin } = await runBackend({ env: { RATE_LIMIT: '3' } });
    const open = async () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      socket.write('GET /health HTTP/1.1\r\n');
      const isCut = once(socket, 'close').then(
        () => true,
        () => true,
      );
      const stays = pause(300).then(() => false);
      return { socket, isCut: await Promise.race([isCut, stays]) };
    };
    const sockets = [await open(), await open(), await open()];
    expect(sockets.map(({ isCut }) => isCut)).toEqual([false, false, false]);
    expect((await open()).isCut).toBe(true);
    sockets[0]?.socket.destroy();
    await vi.waitUntil(async () => !(await open()).isCut, 10_000);
  });

  it('gives a body up that never comes whole', async () => {
    const backend = await runBackend({ bodyPatience: 60 });
    expect(await statusOfRaw(backend, post('/api/v1/auth/login', halfBody))).toBe('408');
  });

  it('takes a text with brackets and quotation marks', async () => {
    const backend = await runBackend();
    const person = { name: 'Ann Lee', email: 'ann@example.com', phone: '', subject: 'Nuts' };
    const body = { ...person, message: `Is "${'['.repeat(20)}" a nut?` };
    expect((await backend.request('POST /api/v1/contact/message', { body })).status).toBe(200);
  });

  it('refuses brackets nested deeper than any call has, however quoted', async () => {
    const backend = await runBackend();
    const send = async (body: string) => {
      const headers = { Authorization: `Bearer ${kitchenToken}`, 'Content-Type': 'application/json' };
      const reply = await fetch(`${backend.origin}/kitchen/menu`, { method: 'PUT', headers, body });
      return [reply.status, (await reply.json()).errorMessage];
    };
    const tooDeep = [400, 'The request is nested too deep.'];
    expect(await send('['.repeat(2_000_000))).toEqual(tooDeep);
    expect(await send(`["\\\\",${'['.repeat(20)}${']'.repeat(20)}]`)).toEqual(tooDeep);
    expect(await send(JSON.stringify(['"', `\\"${'['.repeat(20)}`]))).not.toEqual(tooDeep);
  });

  it.each(['\ud800', 'a\udc00b', '\0', 'x'.repeat(10_001)])(
    'calls a text that cannot be stored a mistake',
    async (text) => {
      const backend = await runBackend();
      const { token } = await register(backend);
      const message = {
        name: text,
        email: 'a@example.com',
        phone: '',
        subject: 'Nuts',
        message: 'Is there any nut in it?',
      };
      const refused = { status: 400, reply: { errorMessage: 'The request holds something that cannot be stored.' } };
      expect(await backend.request('POST /api/v1/contact/message', { body: message })).toMatchObject(refused);
      const deliveryInfo = { addressLine1: text, city: 'Dallas', state: 'TX', zip: '75201', country: 'USA' };
      const body = order({ soup: 1 }, { deliveryInfo });
      expect(await backend.request('POST /api/v1/orders', { token, body })).toMatchObject(refused);
      expect(backend.log).toEqual([]);
    },
  );

  it.each([
    [
      'a name',
      'First name must be 100 characters or fewer',
      'POST /api/v1/auth/register',
      { firstName: 'x'.repeat(101) },
    ],
    [
      'a subject',
      'Subject must be 200 characters or fewer',
      'POST /api/v1/contact/message',
      { subject: 'x'.repeat(201) },
    ],
    [
      'a message',
      'Message must be 5000 characters or fewer',
      'POST /api/v1/contact/message',
      { message: 'x'.repeat(5001) },
    ],
  ])('says how long %s may be', async (_what, sentence, call, change) => {
    const backend = await runBackend();
    const person = { firstName: 'Ann', lastName: 'Lee', name: 'Ann', email: 'a@example.com', phone: '' };
    const rest = { password: 'secret-1', subject: 'Nuts', message: 'Is there any nut in it?' };
    const { status, reply } = await backend.request(call, { body: { ...person, ...rest, ...change } });
    expect([status, reply.errorMessage]).toEqual([400, sentence]);
  });

  it('says how long an address may be', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const deliveryInfo = { ...address, addressLine1: 'x'.repeat(201) };
    const { status, reply } = await backend.request('POST /api/v1/orders', {
      token,
      body: order({ soup: 1 }, { deliveryInfo }),
    });
    expect([status, reply.errorMessage]).toEqual([400, 'Address must be 200 characters or fewer']);
  });

  it('answers a path that cannot be decoded as any other that is not there', async () => {
    const backend = await runBackend();
    const { status, headers } = await fetch(`${backend.origin}/%zz`, { headers: { Origin: shopOrigin } });
    expect([status, headers.get('access-control-allow-origin'), headers.get('x-content-type-options')]).toEqual([
      404,
      shopOrigin,
      'nosniff',
    ]);
  });

  it('lets a shop of another origin send its cookie, and read when to come again', async () => {
    const backend = await runBackend();
    const { headers } = await fetch(`${backend.origin}/api/v1/cart`, { headers: { Origin: shopOrigin } });
    expect([headers.get('access-control-allow-credentials'), headers.get('access-control-expose-headers')]).toEqual([
      'true',
      'Retry-After, X-Request-Id',
    ]);
  });

  it('calls a photo in a form without a boundary a mistake', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data' };
    const { status } = await fetch(`${backend.origin}/api/v1/user/avatar`, { method: 'POST', headers, body: 'x' });
    expect(status).toBe(400);
  });

  it.each(['/health', '/no/such/call', '/kitchen/orders', '/webhooks/stripe'])('has a limit at %s', async (path) => {
    const backend = await runBackend({ env: { RATE_LIMIT: '2' } });
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await fetch(backend.origin + path)).status);
    expect(statuses.indexOf(429)).toBe(2);
  });
});
