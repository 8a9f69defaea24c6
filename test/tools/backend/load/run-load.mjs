import { flag, option, say, startCommand } from '../../../../src/tools/commands/command.mjs';
import { choiceOf, integerFrom } from '../../../../src/tools/commands/kinds.mjs';
import { startModule } from '../../../../src/tools/commands/typescript.mjs';
import { postgreSqlPrograms } from '../support/postgresql-cluster.mjs';
import { audit } from './audit.mjs';
import { LoadCustomer } from './load-customer.mjs';
import { startLoadedShop } from './loaded-shop.mjs';

const engines = ['pglite', 'postgresql'];
const command = {
  name: 'npm run load',
  does: 'Lets customers order all at once while processes are killed, and counts what became of every press.',
  options: {
    customers: option('N', 'how many', integerFrom(1), 500),
    database: option('ENGINE', `only this one: ${engines.join(' or ')}`, choiceOf(engines)),
    calm: flag('kills nothing'),
  },
};

/** @param {number[]} sorted @param {number} share */
const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]?.toFixed(1);

/** @param {{ engine: string, processes: number, customers: number, isCalm: boolean, paymentPage: any }} given */
async function measure({ engine, processes, customers: count, isCalm, paymentPage }) {
  const shop = await startLoadedShop({ engine, processes, paymentPage, limitedStock: Math.ceil(count * 0.4) });
  try {
    const customers = Array.from({ length: count }, (_, number) => new LoadCustomer(shop, number));
    await Promise.all(customers.map((customer) => customer.register()));
    const startedAt = performance.now();
    let answered = 0;
    const plan = isCalm ? [] : [shop.killFirst, shop.killDatabase, shop.killLast];
    const kills = plan.map((kill, position) => ({ kill, after: Math.ceil((count * (position + 1)) / 5) }));
    let killed = 0;
    // One kill at a time.
    let killing = Promise.resolve();
    const onAnswer = () => {
      answered++;
      if (answered < (kills[0]?.after ?? Infinity)) return;
      const { kill } = /** @type {(typeof kills)[number]} */ (kills.shift());
      killed++;
      killing = killing.then(kill);
    };
    await Promise.all(customers.map((customer) => customer.order(onAnswer)));
    const seconds = (performance.now() - startedAt) / 1000;
    await Promise.all(customers.map((customer) => customer.payAndWait()));
    await killing;
    const found = await audit(shop, customers);
    const waits = customers.map(({ waited }) => waited / 1000).sort((one, other) => one - other);
    const numbers = {
      database: engine,
      processes,
      killed,
      'orders/s': (found.orders / seconds).toFixed(1),
      'median s': percentile(waits, 0.5),
      '99 % s': percentile(waits, 0.99),
      ...found,
    };
    return numbers;
  } finally {
    await shop.stop();
  }
}

await startCommand(command, async ({ options: { customers, database, calm } }) => {
  const { server, exports } = await startModule('/tools/backend/development/payment-page.ts');
  const hasPostgreSql = postgreSqlPrograms() !== undefined;
  if (!hasPostgreSql) say('Not tried, because not installed: PostgreSQL (postgresql).');
  const runs = [
    { engine: 'pglite', processes: 1 },
    ...(hasPostgreSql ? [1, 2].map((processes) => ({ engine: 'postgresql', processes })) : []),
  ].filter(({ engine }) => database === undefined || engine === database);
  const rows = [];
  for (const run of runs) {
    say(`${customers} customers, ${run.engine}, ${run.processes === 1 ? 'one process' : 'two processes'}`);
    rows.push(await measure({ ...run, customers, isCalm: calm, paymentPage: exports.paymentPage }));
  }
  await server.close();
  const problems = rows.flatMap(({ problems: found }) => found);
  const [first] = rows;
  const names = Object.keys(first ?? {}).filter((name) => name !== 'problems');
  say(`| ${names.join(' | ')} |\n|${'---|'.repeat(names.length)}`);
  for (const row of rows) say(`| ${names.map((name) => Object(row)[name]).join(' | ')} |`);
  for (const problem of problems.slice(0, 20)) say(problem);
  return problems.length > 0 ? 1 : 0;
});
