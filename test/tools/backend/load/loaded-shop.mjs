import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../free-port.mjs';
import { startCluster } from '../support/postgresql-cluster.mjs';

const projectRoot = resolve(import.meta.dirname, '../../../..');
const secret = 's'.repeat(32);
const startPatience = 60_000;
const dish = { category: 'Soups', description: 'Warm.', dietary: [], allergens: [], deliverableInDays: 1 };

/** @typedef {Awaited<ReturnType<typeof startLoadedShop>>} LoadedShop */

/** A lost, late or doubled webhook. @param {() => Promise<void>} send */
function deliver(send) {
  const times = [0, 1, 1, 2, 2][Math.floor(Math.random() * 5)] ?? 1;
  for (let time = 0; time < times; time++) setTimeout(() => void send(), Math.random() * 3000);
}

/** @param {{ engine: string, processes: number, limitedStock: number, paymentPage: any }} given */
export async function startLoadedShop({ engine, processes, limitedStock, paymentPage }) {
  execFileSync('node', ['src/tools/backend/build-backend.mjs', '--outDir', '.build/load-backend'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const cluster = engine === 'postgresql' ? await startCluster() : undefined;
  const paymentPort = await freePort();
  const paymentOrigin = `http://127.0.0.1:${paymentPort}`;
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  /** @type {Record<string, string>} */
  const settings = {
    PUBLIC_URL: String(origins[0]),
    SHOP_ORIGIN: 'http://127.0.0.1:5173',
    DATA_FOLDER: folder,
    KITCHEN_TOKEN: secret,
    OIDC_CLIENT_ID: 'none',
    OIDC_CLIENT_SECRET: secret,
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRETS: secret,
    STRIPE_API_URL: paymentOrigin,
    RATE_LIMIT: '10000000',
    // Orders are measured here, not passwords.
    PASSWORD_COST: '4',
    // Nobody listens there: customers have passwords, and their mails wait in the outbox.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@shop.test',
    ...(cluster ? { DATABASE_URL: cluster.url } : {}),
  };
  const page = paymentPage({
    origin: paymentOrigin,
    secretKey: settings.STRIPE_SECRET_KEY,
    webhookSecret: secret,
    webhookUrls: origins.map((origin) => `${origin}/webhooks/stripe`),
    deliver,
  });
  await page.app.listen({ host: '127.0.0.1', port: paymentPort });

  let isStopping = false;
  /** @type {import('node:child_process').ChildProcess[]} */
  const backends = [];
  /** @type {string[]} */
  const problems = [];
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const killed = new Set();
  /** Starts an ended backend again, as a container does. */
  const keepRunning = async (/** @type {number} */ position) => {
    while (!isStopping) {
      const backend = spawn('node', [join(projectRoot, '.build/load-backend/backend.mjs')], {
        env: { PATH: process.env.PATH, ...settings, PORT: String(ports[position]) },
        stdio: ['ignore', 'ignore', process.env.LOAD_LOG ? 'inherit' : 'ignore'],
      });
      backends[position] = backend;
      const [code, signal] = await once(backend, 'exit');
      if (!isStopping && !killed.has(backend)) problems.push(`A backend ended by itself: ${signal ?? code}.`);
    }
  };
  const allAnswer = async () => {
    const until = Date.now() + startPatience;
    for (const origin of origins)
      while (
        !(await fetch(`${origin}/ready`).then(
          ({ ok }) => ok,
          () => false,
        ))
      ) {
        if (Date.now() > until) throw new Error(`${origin} has not started in ${startPatience / 1000} s.`);
        await pause(100);
      }
  };
  const running = ports.map((_port, position) => keepRunning(position));
  await allAnswer();
  const kill = async (/** @type {number} */ position) => {
    const backend = backends[position];
    if (!backend) return;
    killed.add(backend);
    const ended = once(backend, 'exit');
    backend.kill('SIGKILL');
    await ended;
    await allAnswer();
  };
  const menu = [
    { ...dish, id: 'soup', name: 'Tomato Soup', price: 4.5 },
    { ...dish, id: 'bread', name: 'Flat Bread', price: 2.25, quantityAvailable: limitedStock },
  ];
  const imported = await fetch(`${origins[0]}/kitchen/menu`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(menu),
  });
  if (!imported.ok) throw new Error(await imported.text());
  return {
    origins,
    limitedStock,
    problems,
    /** @type {ReadonlyMap<string, import('../../../../src/tools/backend/development/payment-session').PaymentSession>} */
    payments: page.sessions,
    killFirst: () => kill(0),
    killLast: () => kill(processes - 1),
    /** PGlite lives in the backend's process. */
    killDatabase: async () => {
      if (!cluster) return kill(0);
      await cluster.crash();
      await cluster.restart();
      await allAnswer();
    },
    stop: async () => {
      isStopping = true;
      for (const backend of backends) backend.kill('SIGTERM');
      await Promise.all(running);
      await page.app.close();
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
