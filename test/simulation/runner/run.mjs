import { parseArgs } from 'node:util';
import { failure, record } from '../../tools/test-counts.mjs';
import { cures } from './cures.mjs';
import { runGroups } from './run-groups.mjs';

const usage = `npm run simulate -- [options]

  --seed N         of the first group of customers; default 42
  --customers N    default 2000
  --without CURE   takes a cure out of the shop first: ${cures.map(({ name }) => name).join(', ')}
  --cures          takes out one cure after the other, and prints which are found
`;

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);
/** @param {number} number */
const written = (number) => number.toLocaleString('en-US');

async function main() {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '42' },
      customers: { type: 'string', default: '2000' },
      without: { type: 'string' },
      cures: { type: 'boolean', default: false },
    },
  });
  const [seed, customers] = [Number(values.seed), Number(values.customers)];
  const without = cures.find(({ name }) => name === values.without);
  const isKnown = values.without === undefined || without !== undefined;
  if (!Number.isInteger(seed) || !(Number.isInteger(customers) && customers > 0) || !isKnown) throw new Error(usage);
  return values.cures ? findAll(seed, customers) : runOnce(seed, customers, without);
}

/**
 * @param {number} seed
 * @param {number} customers
 * @param {import('./cures.mjs').Cure | undefined} without
 */
async function runOnce(seed, customers, without) {
  const startedAt = Date.now();
  let told = startedAt;
  const { failed, orders } = await runGroups({
    seed,
    customers,
    without,
    ...(without === undefined ? {} : { processes: 1 }),
    onProgress: (done) => {
      if (Date.now() - told < 2000) return;
      told = Date.now();
      print(`${written(done)} of ${written(customers)} customers`);
    },
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  if (!failed)
    print(
      `${written(customers)} customers made ${written(orders)} orders in ${seconds} s: each was wanted, and every item is in one place`,
    );
  else printFailure(failed);
  if (without === undefined) {
    const names = failed
      ? [failure(`customer ${failed.failure.customer} of seed ${failed.seed}`, failed.failure.problem)]
      : [];
    record('simulation', { passed: 1 - names.length, failed: names.length, skipped: 0, names });
  }
  return failed ? 1 : 0;
}

/** @param {import('./run-groups.mjs').FailedGroup} failed */
function printFailure({ seed, customers, failure: { customer, problem, story } }) {
  print(`\nCustomer ${customer} of seed ${seed}: ${problem}\n`);
  for (const step of story) print(`  ${step}`);
  print(`\nAgain: npm run simulate -- --seed ${seed} --customers ${customers}`);
}

/**
 * @param {number} seed
 * @param {number} customers
 */
async function findAll(seed, customers) {
  let missed = 0;
  print('| cure taken out | found by | problem | story |\n|---|---|---|---|');
  for (const cure of cures) {
    let tried = 0;
    const { failed } = await runGroups({
      seed,
      customers,
      without: cure,
      processes: 1,
      onProgress: (done) => (tried = done),
    });
    if (!failed) missed += 1;
    const { problem = '', story = [] } = failed?.failure ?? {};
    const by = failed ? `seed ${failed.seed}, customer ${failed.failure.customer}` : `not found by ${written(tried)}`;
    print(`| ${cure.words} | ${by} | ${problem.replaceAll('\n', '; ')} | ${story.join(' ')} |`);
  }
  return missed === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  return 2;
});
