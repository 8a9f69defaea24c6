import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../free-port.mjs';
import { startCluster } from '../support/postgresql-cluster.mjs';
import { processorTime } from './processor-time.mjs';

const secret = 's'.repeat(32);
const startPatience = 60_000;
const dish = { category: 'Soups', description: 'Warm.', dietary: [], allergens: [], deliverableInDays: 1 };
/** Customers who press at once from one machine are no strangers here, and orders are measured, not passwords. */
const withoutLimits = { RATE_LIMIT: '10000000', PASSWORD_COST: '4' };

/** @typedef {Awaited<ReturnType<typeof startLoadedShop>>} LoadedShop */

/** A lost, late or doubled webhook. @param {() => Promise<void>} send */
export function deliverSomehow(send) {
  const times = [0, 1, 1, 2, 2][Math.floor(Math.random() * 5)] ?? 1;
  for (let time = 0; time < times; time++) setTimeout(() => void send(), Math.random() * 3000);
}

/**
 * @typedef {object} Given
 * @property {string} engine
 * @property {string} version the file of the backend
 * @property {number} [processes]
 * @property {number} limitedStock
 * @property {any} paymentPage
 * @property {(send: () => Promise<void>) => void} [deliver]
 * @property {Record<string, string>} [env]
 */

/** @param {Given} given */
export async function startLoadedShop({ engine, version, processes = 1, limitedStock, paymentPage, ...given }) {
  const { deliver = deliverSomehow, env = withoutLimits } = given;
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
    // Nobody listens there: customers have passwords, and their mails wait in the outbox.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@shop.test',
    ...(cluster ? { DATABASE_URL: cluster.url } : {}),
    ...env,
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
  const versions = ports.map(() => version);
  /** @type {string[]} */
  const problems = [];
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const ended = new Set();
  /** Starts an ended backend again, as a container does. */
  const keepRunning = async (/** @type {number} */ position) => {
    while (!isStopping) {
      const backend = spawn('node', [String(versions[position])], {
        env: { PATH: process.env.PATH, ...settings, PORT: String(ports[position]) },
        stdio: ['ignore', 'ignore', process.env.LOAD_LOG ? 'inherit' : 'ignore'],
      });
      backends[position] = backend;
      const [code, signal] = await once(backend, 'exit');
      if (!isStopping && !ended.has(backend)) problems.push(`A backend ended by itself: ${signal ?? code}.`);
    }
  };
  const answers = async (/** @type {string} */ origin) => {
    const until = Date.now() + startPatience;
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
  const allAnswer = async () => {
    for (const origin of origins) await answers(origin);
  };
  const running = ports.map((_port, position) => keepRunning(position));
  await allAnswer();
  /** @param {number} position @param {NodeJS.Signals} signal */
  const end = async (position, signal) => {
    const backend = backends[position];
    if (!backend) return;
    ended.add(backend);
    const exit = once(backend, 'exit');
    backend.kill(signal);
    const [code] = await exit;
    if (signal === 'SIGTERM' && code !== 0) problems.push(`A backend did not end in order: ${code}.`);
    await allAnswer();
  };
  const kill = (/** @type {number} */ position) => end(position, 'SIGKILL');
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
    kill,
    /** Seconds of a core so far. Those of PGlite are the backend's. */
    processorTimes: () => ({
      backend: processorTime(backends.map(({ pid = 0 }) => pid)),
      database: cluster ? processorTime([cluster.pid()]) : 0,
    }),
    /** The next version takes the place of a process, which answers what it was asked. @param {number} position @param {string} next */
    upgrade: (position, next) => {
      versions[position] = next;
      return end(position, 'SIGTERM');
    },
    /** PGlite lives in the backend's process. */
    killDatabase: async () => {
      if (!cluster) return kill(0);
      await cluster.crash();
      await cluster.restart();
      await allAnswer();
    },
    /** @param {string} sql @returns {Promise<any[]>} */
    query: async (sql) => {
      const client = new pg.Client({ connectionString: cluster?.url });
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
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
