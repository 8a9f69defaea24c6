import { audit } from './audit.mjs';
import { LoadCustomer } from './load-customer.mjs';
import { startLoadedShop } from './loaded-shop.mjs';
import { percentile } from './percentile.mjs';

/** @import { LoadedShop } from './loaded-shop.mjs' */
/** @typedef {(shop: LoadedShop) => Promise<void>} Fault */

/** Both processes of a shop, one after the other, while each version and the database are killed. @param {string} next */
const upgradeOfTwo = (next) =>
  /** @type {readonly Fault[]} */ ([
    (shop) => shop.upgrade(0, next),
    (shop) => shop.kill(0),
    // The earlier version starts again, on what the next one has migrated.
    (shop) => shop.kill(1),
    (shop) => shop.killDatabase(),
    (shop) => shop.upgrade(1, next),
    (shop) => shop.kill(1),
  ]);

/** @param {number} processes */
const kills = (processes) =>
  /** @type {readonly Fault[]} */ ([
    (shop) => shop.kill(0),
    (shop) => shop.killDatabase(),
    (shop) => shop.kill(processes - 1),
  ]);

/**
 * All customers press at once. A fault comes whenever some more of them have an answer.
 * @param {{ engine: string, processes: number, customers: number, isCalm: boolean, paymentPage: any, version: string, next?: string }} given
 */
export async function measurePresses({ engine, processes, customers: count, isCalm, paymentPage, version, next }) {
  const limitedStock = Math.ceil(count * 0.4);
  const shop = await startLoadedShop({ engine, processes, paymentPage, limitedStock, version });
  try {
    const customers = Array.from({ length: count }, (_, number) => new LoadCustomer(shop, number));
    await Promise.all(customers.map((customer) => customer.register()));
    for (const customer of customers) Object.assign(customer, { longestSilence: 0, refused: 0 });
    const startedAt = performance.now();
    let answered = 0;
    const faults = next !== undefined ? upgradeOfTwo(next) : isCalm ? [] : kills(processes);
    const plan = faults.map((fault, place) => ({
      fault,
      after: Math.ceil((count * (place + 1)) / (faults.length + 2)),
    }));
    // One at a time.
    let happening = Promise.resolve();
    const onAnswer = () => {
      answered++;
      if (answered < (plan[0]?.after ?? Infinity)) return;
      const { fault } = /** @type {(typeof plan)[number]} */ (plan.shift());
      happening = happening.then(() => fault(shop));
    };
    await Promise.all(customers.map((customer) => customer.order(onAnswer)));
    const seconds = (performance.now() - startedAt) / 1000;
    await Promise.all(customers.map((customer) => customer.payAndWait()));
    await happening;
    const { problems, ...found } = await audit(shop, customers);
    if (next !== undefined) problems.push(...(await problemsOfUpgrade(shop)));
    const waits = customers.map(({ waited }) => waited / 1000).sort((one, other) => one - other);
    const silences = customers.map(({ longestSilence }) => longestSilence / 1000).sort((one, other) => one - other);
    const row = {
      database: engine,
      backends: processes,
      faults: next === undefined ? `${faults.length} killed` : `2 upgraded, ${faults.length - 2} killed`,
      'orders/s': (found.orders / seconds).toFixed(1),
      'median s': percentile(waits, 0.5),
      '99 % s': percentile(waits, 0.99),
      'no answer s': percentile(silences, 1),
      'told to come later': customers.reduce((sum, { refused }) => sum + refused, 0),
      ...found,
    };
    return { rows: [row], problems };
  } finally {
    await shop.stop();
  }
}

/** @param {LoadedShop} shop */
async function problemsOfUpgrade({ query }) {
  const [upgraded] = await query("select 1 from migrations where name = '9999-next-version.sql'");
  const [mail] = await query(
    "select 1 from outbox where id = 'mail SB-1 survey' and send_at is not null and attempts = 0",
  );
  return [
    ...(upgraded ? [] : ['The next version has not migrated.']),
    ...(mail ? [] : ['A mail that only the next version can write was taken by another one.']),
  ];
}
