import { flag, option, say, startCommand } from '../../../src/tools/commands/command.mjs';
import { choiceOf, integerFrom } from '../../../src/tools/commands/kinds.mjs';
import { failure, record } from '../../tools/test-counts.mjs';
import { cures } from './cures.mjs';
import { runGroups } from './run-groups.mjs';

/** @param {number} number */
const written = (number) => number.toLocaleString('en-US');

const command = {
  name: 'npm run simulate',
  does: 'Plays whole customers in one process, with tabs, reloads, faults and clock jumps.',
  options: {
    seed: option('N', 'of the first group of customers', integerFrom(0), 42),
    customers: option('N', 'how many', integerFrom(1), 2000),
    without: option(
      'CURE',
      `takes a cure out of the shop first: ${cures.map(({ name }) => name).join(', ')}`,
      choiceOf(cures.map(({ name }) => name)),
    ),
    real: flag('against the reference backend on PGlite, instead of the mock services'),
    cures: flag('takes out one cure after the other, and prints which are found'),
  },
};

/**
 * @param {number} seed
 * @param {number} customers
 * @param {import('./cures.mjs').Cure | undefined} without
 * @param {'mock' | 'reference'} services
 */
async function runOnce(seed, customers, without, services) {
  say('Building the shop');
  const startedAt = Date.now();
  let told = startedAt;
  const { failed, orders } = await runGroups({
    seed,
    customers,
    without,
    services,
    ...(without === undefined ? {} : { processes: 1 }),
    onProgress: (done) => {
      if (Date.now() - told < 2000) return;
      told = Date.now();
      say(`${written(done)} of ${written(customers)} customers`);
    },
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  if (!failed)
    say(
      `${written(customers)} customers made ${written(orders)} orders in ${seconds} s: each was wanted, and every item is in one place`,
    );
  else printFailure(failed, services);
  if (without === undefined) {
    const names = failed
      ? [failure(`customer ${failed.failure.customer} of seed ${failed.seed}`, failed.failure.problem)]
      : [];
    record('simulation', { passed: 1 - names.length, failed: names.length, skipped: 0, names });
  }
  return failed ? 1 : 0;
}

/**
 * @param {import('./run-groups.mjs').FailedGroup} failed
 * @param {'mock' | 'reference'} services
 */
function printFailure({ seed, customers, failure: { customer, problem, story } }, services) {
  say(`\nCustomer ${customer} of seed ${seed}: ${problem}\n`);
  for (const step of story) say(`  ${step}`);
  say(
    `\nAgain: npm run simulate -- --seed ${seed} --customers ${customers}${services === 'reference' ? ' --real' : ''}`,
  );
}

/**
 * @param {number} seed
 * @param {number} customers
 */
async function findAll(seed, customers) {
  let missed = 0;
  say('| cure taken out | found by | problem | story |\n|---|---|---|---|');
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
    say(`| ${cure.words} | ${by} | ${problem.replaceAll('\n', '; ')} | ${story.join(' ')} |`);
  }
  return missed === 0 ? 0 : 1;
}

await startCommand(command, async ({ options: { seed, customers, ...options } }) => {
  const without = cures.find(({ name }) => name === options.without);
  const services = options.real ? 'reference' : 'mock';
  return options.cures ? findAll(seed, customers) : runOnce(seed, customers, without, services);
});
