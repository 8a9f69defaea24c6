import { setTimeout as pause } from 'node:timers/promises';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LoadCustomer } from './load-customer.mjs';
import { startLoadedShop } from './loaded-shop.mjs';
import { percentile } from './percentile.mjs';

/** @import { LoadedShop } from './loaded-shop.mjs' */

const strangers = 10;
/** ms between two customers. */
const pace = 400;
/** Customers may wait this many times as long as alone. */
const allowed = 1.5;

/** @param {LoadedShop} shop */
async function startStrangers({ origins: [origin] }) {
  const worker = new Worker(new URL('strangers.mjs', import.meta.url), { workerData: { origin, strangers } });
  await once(worker, 'message');
  return {
    /** @returns {Promise<Record<string, number>>} what they were told, by kind and status */
    stop: async () => {
      worker.postMessage('stop');
      const [told] = await once(worker, 'message');
      return told;
    },
  };
}

/** One customer after another looks, orders and pays. @param {readonly LoadCustomer[]} customers */
async function visits(customers) {
  const begun = [];
  for (const customer of customers) {
    begun.push(customer.visit());
    await pause(pace);
  }
  return Promise.all(begun);
}

/**
 * With the cores that were taken on average, because a machine that is busy with its strangers makes every wait longer.
 * @param {LoadedShop} shop @param {() => ReturnType<typeof visits>} work
 */
async function measured(shop, work) {
  const taken = () => {
    const { user, system } = process.cpuUsage();
    return { ...shop.processorTimes(), here: (user + system) / 1e6, clock: performance.now() / 1000 };
  };
  const before = taken();
  const times = await work();
  const after = taken();
  const cores = (/** @type {'backend' | 'database' | 'here'} */ who) =>
    ((after[who] - before[who]) / (after.clock - before.clock)).toFixed(2);
  return { times, cores: { backend: cores('backend'), database: cores('database'), here: cores('here') } };
}

/** @param {readonly { press: number, paid: number, whole: number }[]} times @param {'press' | 'paid' | 'whole'} name */
const sorted = (times, name) => times.map((one) => one[name]).sort((one, other) => one - other);

/**
 * Half of the customers order alone, and half of them beside strangers who send large bodies, guess passwords, order without paying
 * and upload photos, each from an address and on a line of its own.
 * @param {{ engine: string, version: string, customers: number, paymentPage: any }} given
 */
export async function measureBesideStrangers({ customers: count, ...given }) {
  const limitedStock = 300;
  // The limits of a real shop, with a webhook that comes once.
  const shop = await startLoadedShop({ ...given, limitedStock, env: {}, deliver: (send) => void send() });
  try {
    const customers = Array.from({ length: 2 * count }, (_, number) => new LoadCustomer(shop, number, 'pay'));
    for (const customer of customers) await customer.register();
    const alone = await measured(shop, () => visits(customers.slice(0, count)));
    const crowd = await startStrangers(shop);
    await pause(2000);
    const beside = await measured(shop, () => visits(customers.slice(count)));
    const told = await crowd.stop();
    const rows = [
      { who: 'alone', ...alone, group: customers.slice(0, count) },
      { who: 'beside strangers', ...beside, group: customers.slice(count) },
    ].map(({ who, times, cores, group }) => ({
      customers: `${count} ${who}`,
      engine: given.engine,
      'press, median ms': percentile(sorted(times, 'press'), 0.5, 0),
      'press, 95 % ms': percentile(sorted(times, 'press'), 0.95, 0),
      'until paid, median ms': percentile(sorted(times, 'whole'), 0.5, 0),
      'until paid, 95 % ms': percentile(sorted(times, 'whole'), 0.95, 0),
      'told to come later': group.reduce((sum, { refused }) => sum + refused, 0),
      'cores: backend': cores.backend,
      database: cores.database,
      'all that calls it': cores.here,
    }));
    const problems = [...shop.problems, ...customers.flatMap(({ problems: own }) => own)];
    for (const share of [0.5, 0.95]) {
      const [usual, now] = [alone, beside].map(({ times }) => Number(percentile(sorted(times, 'whole'), share, 0)));
      if (Number(now) > allowed * Number(usual))
        problems.push(`Beside strangers it took ${now} ms instead of ${usual} ms (${100 * share} %).`);
    }
    const [any] = customers;
    const { reply } = await /** @type {LoadCustomer} */ (any).ask('GET', '/api/v1/admin/menu-schedule/today');
    const left = reply.scheduledMenusDetails.find(
      (/** @type {{ menuItemId: string }} */ one) => one.menuItemId === 'bread',
    ).quantityAvailable;
    return { rows, problems, told: { ...told, [`pieces left of ${limitedStock}`]: left } };
  } finally {
    await shop.stop();
  }
}
