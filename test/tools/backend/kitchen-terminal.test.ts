import { createServer } from 'node:http';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cents } from '../../../src/domain/shared/money';
import { menuFile } from '../../../src/tools/backend/menu/menu-file';
import { readInTerminal, terminalOf } from './support/kitchen-terminal';
import { kitchenToken, placePaid, register, runBackend } from './support/running-backend';
import { dish } from './support/shop-of-backend';

const nowhere = 'http://127.0.0.1:1';
const token = { KITCHEN_TOKEN: kitchenToken };

async function serverSaying(body: string) {
  const server = createServer((_request, reply) => reply.end(body)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

describe('the terminal of the kitchen', () => {
  it.each([
    ['a pause of no number', ['pause', 'half an hour'], 'MINUTES must be a number from 1 to 1440, not "half an hour".'],
    ['a pause of no time', ['pause', '0'], 'MINUTES must be a number from 1 to 1440, not "0".'],
    ['another role', ['staff', 'set', 'Olga', 'boss'], 'ROLE must be one of kitchen, owner, not "boss".'],
    ['no file', ['menu', 'import', 'nosuch.json'], 'FILE must be a file that can be read, not "nosuch.json".'],
    ['a folder', ['menu', 'import', 'src'], 'FILE must be a file that can be read, not "src".'],
  ])('refuses %s before it calls the backend', async (_what, args, sentence) => {
    const told = await terminalOf(nowhere, token, args);
    expect(told).toEqual({ code: 2, stdout: '', stderr: `${sentence}\n` });
  });

  it('says which setting leads elsewhere', async () => {
    const told = async (url: string, who: Readonly<Record<string, string>> = token) =>
      (await terminalOf(url, who, ['orders'])).stderr;
    expect(await told('127.0.0.1:5174')).toBe('KITCHEN_URL must be an http or https URL, not "127.0.0.1:5174".\n');
    expect(await told(nowhere)).toMatch(/^The backend at http:.* does not answer \(.+\): see KITCHEN_URL\.\n$/);
    const page = await serverSaying('<!doctype html>');
    expect(await told(page)).toBe(`What answers at ${page} is not the backend: see KITCHEN_URL.\n`);
    expect(await told(nowhere, { KITCHEN_NAME: 'Olga', KITCHEN_SECRET: '' })).toBe(
      'PIN or password of Olga: \nNobody has typed it: set KITCHEN_SECRET.\n',
    );
  });

  it('says that a change without an answer may have been made, and that one which was not sent was not', async () => {
    const server = createServer((request) => request.socket.destroy()).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const told = async (url: string, ...what: readonly string[]) => (await terminalOf(url, token, what)).stderr;
    const mayBeDone = /It may have done this: see the log before you repeat it\.\n$/;
    expect(await told(origin, 'refund', 'SB-1', '1x1', 'cold')).toMatch(mayBeDone);
    expect(await told(origin, 'orders')).not.toMatch(mayBeDone);
    expect(await told(nowhere, 'refund', 'SB-1', '1x1', 'cold')).not.toMatch(mayBeDone);
  });

  it('says what goes back in the money of the shop', async () => {
    const backend = await runBackend({ shop: { currency: 'GBP', locale: 'en-GB' } });
    const { token: customer } = await register(backend);
    const { id } = await placePaid(backend, customer, { soup: 1 });
    expect(await readInTerminal(backend, 'cancel', id, 'The oven broke')).toBe(
      `${id}: PAID -> CANCELLED, £10.85 goes back\n`,
    );
  });

  it('lists orders and the menu in the money of the shop', async () => {
    const dollars = await runBackend();
    await placePaid(dollars, (await register(dollars)).token, { soup: 1 });
    expect(await readInTerminal(dollars, 'orders')).toContain('  $10.85  ');
    expect(await readInTerminal(dollars, 'menu', 'today')).toMatch(/Soup +4\.50 /);

    const pricing = { taxPercent: 0, shippingFee: cents(300_00), smallestAmount: cents(100) };
    const menu = menuFile.parse([{ ...dish, id: 'ramen', name: 'Ramen', price: 580 }]);
    const yen = await runBackend({ shop: { currency: 'JPY', locale: 'en-JP', pricing }, menu });
    await placePaid(yen, (await register(yen)).token, { ramen: 1 });
    expect(await readInTerminal(yen, 'orders')).toContain('  ¥880  ');
    expect(await readInTerminal(yen, 'menu', 'today')).toMatch(/ 580 /);
  });

  it('says that the backend does not know its token, and takes a URL with a slash at its end', async () => {
    const { origin } = await runBackend();
    const { stderr } = await terminalOf(origin, { KITCHEN_TOKEN: 'another' }, ['orders']);
    expect(stderr).toBe(`The backend at ${origin} does not know you: see KITCHEN_TOKEN, or KITCHEN_URL.\n`);
    expect(await readInTerminal({ origin: `${origin}/` }, 'orders')).toBe('There are none.\n');
  });
});
