import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPaymentPage } from '../../../src/domain/checkout/pending-orders/pending-order';
import { FakeBrowser } from '../../support/in-memory-device';

const folder = mkdtempSync(join(tmpdir(), 'packed-kit-'));
const kit = join(folder, 'node_modules/storefront-backend-kit');
const tarball = `storefront-backend-kit-${JSON.parse(readFileSync('package.json', 'utf8')).version}.tgz`;
const shop = 'http://127.0.0.1:5173';
const servers: ChildProcess[] = [];

/** The unpacked kit sees no other file of the project. */
function run(command: string, args: readonly string[], options: object = {}) {
  return new Promise<{ readonly code: unknown; readonly output: string }>((resolve) =>
    execFile(command, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: `${stdout}${stderr}` }),
    ),
  );
}

const check = (...args: readonly string[]) => run('node', ['kit.mjs', 'check', ...args], { cwd: kit });

/** Returns the origin that the server prints. */
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const server = spawn('node', [...args], { cwd: kit, env: { ...process.env, ...env } });
  servers.push(server);
  return new Promise((resolve) =>
    server.stdout.on('data', (text) => {
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text)) ?? [];
      if (origin) resolve(origin);
    }),
  );
}

const startLeast = () => start(['least-backend.mjs'], { PORT: '0', SHOP_ORIGIN: shop });
const runLeast = (...args: readonly string[]) =>
  run('node', ['least-backend.mjs', ...args], { cwd: kit, timeout: 9000 });

async function leftFor(url: string): Promise<URLSearchParams> {
  const { headers } = await fetch(url, { redirect: 'manual' });
  return new URL(headers.get('Location') ?? '').searchParams;
}

async function codeOf(origin: string, customer: string): Promise<string> {
  return (await leftFor(`${origin}/sign-in?state=1&as=${customer}`)).get('code') ?? '';
}

async function tokenOf(origin: string, customer: string): Promise<string> {
  const code = await codeOf(origin, customer);
  return (await (await fetch(`${origin}/api/v1/auth/oauth/google/callback?code=${code}`)).json()).accessToken;
}

beforeAll(async () => {
  await run('node', ['src/tools/kit/build-kit.mjs', '--outDir', join(folder, 'built')]);
  await run('npm', ['pack', '--pack-destination', folder], { cwd: join(folder, 'built') });
  writeFileSync(join(folder, 'package.json'), '{}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { cwd: folder });
}, 120_000);
afterAll(() => {
  for (const server of servers) server.kill();
  rmSync(folder, { recursive: true });
});

describe('the packed kit in an empty folder', { timeout: 120_000 }, () => {
  it('starts a mock API that its check passes', async () => {
    const origin = await start(['kit.mjs', 'mock', '--port', '0', '--fields', 'literal', '--origin', shop]);
    const files = ['--json', join(folder, 'check.json'), '--junit', join(folder, 'check.xml')];
    const { code, output } = await check('--url', `${origin}/api/v1`, '--write', '--origin', shop, ...files);
    expect(output).toMatch(/\n181 conform, 0 differ, 0 not implemented, 0 not checked, 0 notices\n/);
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'check.json'), 'utf8')).failed).toBe(0);
    expect(readFileSync(join(folder, 'check.xml'), 'utf8')).toContain('tests="181" failures="0" skipped="0"');
  });

  it('passes the least backend, whose sign-in gives the code', async () => {
    const origin = await startLeast();
    const CHECK_TOKEN_2 = await tokenOf(origin, 'ben');
    const code = await codeOf(origin, 'ann');
    const args = ['kit.mjs', 'check', '--url', origin, '--write', '--origin', shop, '--code', code, '--test-account'];
    const result = await run('node', args, { cwd: kit, env: { ...process.env, CHECK_TOKEN_2 } });
    expect(result.output).toContain(', 0 differ, ');
    expect(result.output).toContain(', 0 notices\n');
    expect(result.output).not.toContain('it needs a second customer');
    expect(result.code).toBe(0);
    const strict = await check('--url', origin, '--strict');
    expect(strict.output).toContain('not checked: it needs --token; --strict asks for it');
    expect(strict.code).toBe(1);
  });

  it('names the cause where nothing answers', async () => {
    const { code, output } = await check('--url', 'http://127.0.0.1:65535', '--only', 'menu.today');
    expect(output).toContain('connection: expected an answer, got TypeError: fetch failed (connect ECONNREFUSED');
    expect(output).toContain('the customer reads: Unable to Load.');
    expect(code).toBe(1);
  });

  it('prints the OpenAPI document and holds its instructions', async () => {
    const { output } = await run('npx', ['--no-install', '.', 'openapi'], { cwd: kit, maxBuffer: 1e7 });
    expect(JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)).openapi).toBe('3.1.0');
    expect(readFileSync(join(kit, 'README.md'), 'utf8')).toBe(readFileSync('src/tools/kit/INTEGRATING.md', 'utf8'));
  });

  it('is a program and a command of the project that installs it', async () => {
    const program = `import { runKit } from 'storefront-backend-kit';
      import openApi from 'storefront-backend-kit/openapi.json' with { type: 'json' };
      process.stdout.write(openApi.openapi);
      process.exitCode = await runKit(['--help'], process);`;
    const { code, output } = await run('node', ['--input-type=module', '-e', program], { cwd: folder });
    expect(output).toContain('3.1.0npx . check');
    expect(code).toBe(0);
    expect((await run('npx', ['--no-install', 'storefront-backend-kit', '--help'], { cwd: folder })).code).toBe(0);
    expect(readFileSync(join(kit, 'index.d.ts'), 'utf8')).toContain('export function runKit(');
  });

  it('prints how it is used', async () => {
    expect((await check('--help')).output).toContain('npx . check --url https://api.example.com [options]');
    expect((await run('node', ['kit.mjs'], { cwd: kit })).output).toContain('npx . mock');
    expect(await run('node', ['kit.mjs', 'mock', '--fields', 'x'], { cwd: kit })).toMatchObject({ code: 2 });
  });
});

describe('the least backend', { timeout: 120_000 }, () => {
  const items = [{ itemId: 'soup', quantity: 1 }];
  const address = { addressLine1: '1 Main St', city: 'Dallas', state: 'TX', zip: '75201', country: 'USA' };
  const delivery = { items, fulfillmentType: 'DELIVERY', deliveryInfo: address };
  let origin = '';
  let headers = {};

  beforeAll(async () => {
    origin = await startLeast();
    headers = { Authorization: `Bearer ${await tokenOf(origin, 'ann')}` };
  });

  const place = (body?: string) =>
    fetch(`${origin}/api/v1/orders`, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });

  it.each([
    ['no body'],
    ['the body null', 'null'],
    ['broken JSON', '{"items":'],
    ['items that are null', '{"items":null}'],
    ['an item that is null', JSON.stringify({ ...delivery, items: [null] }), 422],
    ['an empty address', JSON.stringify({ ...delivery, deliveryInfo: {} })],
    ['a street of spaces', JSON.stringify({ ...delivery, deliveryInfo: { ...address, addressLine1: ' ' } })],
    ['neither delivery nor pickup', JSON.stringify({ items })],
  ])('refuses an order with %s', async (_what, body?: string, status = 400) => {
    const response = await place(body);
    expect(response.status).toBe(status);
    expect((await response.json()).errorMessage).toMatch(/^[A-Z].+\.$/);
  });

  it.each([
    ['in lines', address],
    ['with a street', { street: '1 Main St', city: 'Dallas', state: 'TX', zipCode: '75201', country: 'USA' }],
  ])('an address %s is read', async (_how, deliveryInfo) => {
    const { order } = await (await place(JSON.stringify({ ...delivery, deliveryInfo }))).json();
    const reply = await fetch(`${origin}/api/v1/orders/${order.id}/deliveryInfo`, { headers });
    const read = { line1: '1 Main St', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'USA' };
    expect((await reply.json()).deliveryInfo.address).toEqual(read);
  });

  it('its payment page sends back the id of its own URL', async () => {
    const { order, paymentCheckout } = await (await place(JSON.stringify(delivery))).json();
    const returned = await leftFor(paymentCheckout.url);
    expect(returned.get('orderId')).toBe(order.id);
    expect(hasPaymentPage({ checkoutUrl: paymentCheckout.url }, returned.get('chkotId') ?? '', new FakeBrowser())).toBe(
      true,
    );
  });

  it('its only option is --help', async () => {
    expect(await runLeast('--help')).toMatchObject({ code: 0, output: expect.stringContaining('SHOP_ORIGIN') });
    const output = "Unknown option '--nonsense': --help lists what there is.\n";
    expect(await runLeast('--nonsense')).toEqual({ code: 2, output });
  });

  it.each(['abc', '99999'])('a PORT of %s is refused in one sentence', async (PORT) => {
    const env = { ...process.env, PORT };
    const output = `PORT must be a number from 0 to 65535, not "${PORT}".\n`;
    expect(await run('node', ['least-backend.mjs'], { cwd: kit, env })).toEqual({ code: 2, output });
  });

  it('a port that is taken is told by the least backend and by the mock', async () => {
    const { port: PORT } = new URL(origin);
    const env = { ...process.env, PORT };
    const least = await run('node', ['least-backend.mjs'], { cwd: kit, env });
    expect(least.output).toMatch(/^Port \d+ cannot be used \(.*EADDRINUSE.*\): set another PORT\.\n$/);
    const mock = await run('node', ['kit.mjs', 'mock', '--port', PORT], { cwd: kit });
    expect(mock.output).toBe(`Port ${PORT} is taken, perhaps by another shop: end that one, or give another --port.\n`);
  });
});
