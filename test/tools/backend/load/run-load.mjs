import { flag, option, say, startCommand } from '../../../../src/tools/commands/command.mjs';
import { choiceOf, integerFrom } from '../../../../src/tools/commands/kinds.mjs';
import { startModule } from '../../../../src/tools/commands/typescript.mjs';
import { postgreSqlPrograms } from '../support/postgresql-cluster.mjs';
import { measureBesideStrangers } from './beside-strangers.mjs';
import { measurePresses } from './presses.mjs';
import { buildEarlierVersion, buildNextVersion, buildThisVersion, knownCommit } from './versions.mjs';

const engines = ['pglite', 'postgresql'];
const trials = ['presses', 'upgrade', 'strangers'];
const command = {
  name: 'npm run load',
  does: `Lets customers order all at once while processes are killed; while two processes are upgraded one after the other;
and while strangers flood the shop. Counts what became of every press. Takes some ten minutes.`,
  options: {
    only: option('TRIAL', `only this: ${trials.join(', ')}`, choiceOf(trials)),
    customers: option('N', 'how many press at once', integerFrom(1), 500),
    database: option('ENGINE', `only this one: ${engines.join(' or ')}`, choiceOf(engines)),
    calm: flag('kills nothing'),
    from: option('COMMIT', 'upgrades from the version of this commit', knownCommit),
  },
};

await startCommand(command, async ({ options: { only, customers, database, calm, from } }) => {
  const { server, exports } = await startModule('/tools/backend/development/payment-page.ts');
  const { paymentPage } = exports;
  const hasPostgreSql = postgreSqlPrograms() !== undefined;
  if (!hasPostgreSql) say('Not tried, because not installed: PostgreSQL (postgresql).');
  const isWanted = (/** @type {string} */ trial, /** @type {string} */ engine) =>
    (only === undefined || only === trial) &&
    (database === undefined || database === engine) &&
    (engine === 'pglite' || hasPostgreSql);
  const version = buildThisVersion();
  const problems = [];
  /** @param {string} title @param {Promise<{ rows: readonly object[], problems: readonly string[], told?: object }>} measured */
  const report = async (title, measured) => {
    say(title);
    const { rows, problems: found, told } = await measured;
    const [first = {}] = rows;
    const names = Object.keys(first);
    say(`| ${names.join(' | ')} |\n|${'---|'.repeat(names.length)}`);
    for (const row of rows) say(`| ${Object.values(row).join(' | ')} |`);
    if (told) say(`Strangers were told: ${JSON.stringify(told)}`);
    for (const problem of found.slice(0, 20)) say(problem);
    problems.push(...found);
  };
  const presses = [
    { engine: 'pglite', processes: 1 },
    { engine: 'postgresql', processes: 1 },
    { engine: 'postgresql', processes: 2 },
  ];
  for (const run of presses)
    if (isWanted('presses', run.engine))
      await report(
        `${customers} customers, ${run.engine}, ${run.processes === 1 ? 'one process' : 'two processes'}`,
        measurePresses({ ...run, customers, isCalm: calm, paymentPage, version }),
      );
  if (isWanted('upgrade', 'postgresql')) {
    const run = { engine: 'postgresql', processes: 2, customers, isCalm: false, paymentPage };
    const earlier = from === undefined ? version : buildEarlierVersion(from);
    await report(
      `${customers} customers during an upgrade of two processes`,
      measurePresses({ ...run, version: earlier, next: buildNextVersion() }),
    );
  }
  for (const engine of engines)
    if (isWanted('strangers', engine))
      await report(
        `50 customers alone and beside strangers, ${engine}`,
        measureBesideStrangers({ engine, customers: 50, paymentPage, version }),
      );
  await server.close();
  return problems.length > 0 ? 1 : 0;
});
