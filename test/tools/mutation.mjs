import { flag, say, startCommand } from '../../src/tools/commands/command.mjs';
import { choiceOf } from '../../src/tools/commands/kinds.mjs';
import { unexplained } from './mutation-survivors.mjs';

/** @type {Readonly<Record<string, { min: number, tests?: string[] }>>} By folder: the lowest score in percent, and other tests that judge it. */
const folders = {
  'domain/cart': { min: 95 },
  'domain/checkout': { min: 95, tests: ['view-models/checkout', 'view-models/payment', 'view-models/orders'] },
  'domain/auth': { min: 95, tests: ['view-models/auth'] },
  'domain/shared': { min: 95, tests: ['domain', 'ui/format', 'view-models/orders'] },
  'domain/orders': { min: 90 },
  'domain/menu': { min: 90 },
  'domain/shop': { min: 90 },
  'domain/profile': { min: 90 },
  'domain/contact': { min: 90 },
  'adapters/http': { min: 90, tests: ['contracts'] },
  'view-models/cart': { min: 95 },
  'view-models/checkout': { min: 95, tests: ['view-models/auth', 'view-models/orders'] },
  'view-models/auth': { min: 95 },
  'view-models/payment': { min: 95, tests: ['adapters/browser'] },
};

const command = {
  name: 'npm run mutation',
  does: `Mutates folders of src, each judged by the tests of the same folder below test/. Fails below a folder's lowest score,
and on a survivor that test/tools/mutation-survivors.mjs does not explain. Results are stored in .build/mutation: a
second run tests only what has changed.`,
  options: { force: flag('tests everything again') },
  rest: {
    value: 'FOLDER…',
    does: `all unless given: ${Object.keys(folders).join(', ')}`,
    kind: choiceOf(Object.keys(folders)),
  },
};

await startCommand(command, async ({ options, rest }) => {
  const { Stryker } = await import('@stryker-mutator/core');
  const chosen = rest.length > 0 ? rest : Object.keys(folders);
  const table = [];
  let code = 0;

  for (const folder of chosen) {
    const { min, tests = [] } = folders[folder] ?? { min: 100 };
    // `mutation.vitest.config.ts` reads it.
    process.env.MUTATION_FOLDER = [folder, ...tests].join();
    const mutants = await new Stryker({
      mutate: [`src/${folder}/**/*.ts`, '!src/**/ports.ts'],
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner', './test/tools/ignore-mobx-calls.mjs'],
      ignorers: ['mobx-calls'],
      vitest: { configFile: 'test/tools/mutation.vitest.config.ts', related: false },
      // Stryker would read tsconfig.json with TypeScript's JavaScript API, which TypeScript 7 does not have.
      tsconfigFile: 'none',
      concurrency: 1,
      coverageAnalysis: 'perTest',
      incremental: true,
      incrementalFile: `.build/mutation/${folder}.json`,
      force: options.force,
      reporters: ['progress-append-only'],
      tempDirName: '.build/stryker',
      ignorePatterns: ['dist', '.build', 'fixtures/images'],
      timeoutMS: 10_000,
      dryRunTimeoutMinutes: 10,
      allowEmpty: true,
    }).runMutationTest();

    const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
    const survivors = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
    const total = killed + survivors.length;
    const score = total === 0 ? 100 : (100 * killed) / total;
    const open = unexplained(folder, survivors);
    for (const text of open) say(text);
    if (score < min || open.length > 0) code = 1;
    table.push({
      folder,
      killed,
      total,
      'score %': Number(score.toFixed(1)),
      'at least %': min,
      unexplained: open.length,
    });
  }
  console.table(table);
  return code;
});
