// npm run mutation [-- folder…]: mutates folders of src, each judged by the tests of the same folder below test/ alone.
// Results are stored in .build/mutation: a second run tests only what has changed. --force tests everything.
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

/** @type {Readonly<Record<string, number>>} The lowest share of killed mutants, in percent, by folder. */
const minScores = {
  'domain/cart': 95,
  'domain/checkout': 95,
  'domain/auth': 95,
  'domain/shared': 95,
  'domain/orders': 90,
  'domain/menu': 90,
  'domain/shop': 90,
  'domain/profile': 90,
  'domain/contact': 90,
  'adapters/http': 90,
  'view-models/cart': 95,
  'view-models/checkout': 95,
  'view-models/auth': 95,
  'view-models/payment': 95,
};

const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
const folders = positionals.length > 0 ? positionals : Object.keys(minScores);
const table = [];

for (const folder of folders) {
  // Read by mutation.vitest.config.ts.
  process.env.MUTATION_FOLDER = folder;
  const mutants = await new Stryker({
    mutate: [`src/${folder}/**/*.ts`, '!src/**/ports.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'test/tools/mutation.vitest.config.ts', related: false },
    // Stryker would read tsconfig.json with TypeScript's JavaScript API, which TypeScript 7 does not have.
    tsconfigFile: 'none',
    concurrency: 1,
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: `.build/mutation/${folder}.json`,
    force: values.force ?? false,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    tempDirName: '.build/stryker',
    ignorePatterns: ['dist', '.build', 'fixtures/images'],
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 10,
    allowEmpty: true,
  }).runMutationTest();

  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const total = killed + mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  const score = total === 0 ? 100 : (100 * killed) / total;
  const min = minScores[folder] ?? 90;
  if (score < min) process.exitCode = 1;
  table.push({ folder, killed, total, 'score %': Number(score.toFixed(1)), 'at least %': min });
}
console.table(table);
