import { faker } from '@faker-js/faker';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manyOf, option, say, startCommand } from '../../src/tools/commands/command.mjs';
import { choiceOf, integerFrom } from '../../src/tools/commands/kinds.mjs';
import { buildInstrumentedBackend, mutatedFiles } from './backend-check/mutants/instrumented-backend.mjs';
import { judgeMutants } from './backend-check/mutants/mutant-workers.mjs';

const folder = '.build/mutants';
const command = {
  name: 'npm run check:mutants',
  does: `Changes the reference backend in small ways, one at a time, and counts the changes that check:backend names with
--write, --strict and two customers, beside what the OpenAPI document alone finds. Takes about ten minutes. Fails if a
mutant survives that test/tools/backend-check/mutants/survivors.mjs does not explain.`,
  options: {
    seed: option('N', 'chooses the mutants', integerFrom(0), 42),
    count: option('N', 'how many', integerFrom(1), 300),
    file: manyOf('FILE', `only of this file: ${mutatedFiles.join(', ')}`, choiceOf(mutatedFiles)),
    workers: option('N', 'how many run at once', integerFrom(1, 16), 2),
  },
};

await startCommand(command, async ({ options: { seed, count, file, workers } }) => {
  const outDir = resolve(import.meta.dirname, '../..', folder);
  const all = (await buildInstrumentedBackend(outDir)).filter((one) => file.length === 0 || file.includes(one.file));
  faker.seed(seed);
  const mutants = faker.helpers.arrayElements([...all], Math.min(count, all.length));
  say(`${mutants.length} of ${all.length} mutants, seed ${seed}`);
  /** @type {import('./backend-check/mutants/mutant-workers.mjs').JudgedMutant[]} */
  const judged = [];
  await judgeMutants({
    mutants,
    backend: pathToFileURL(join(outDir, 'backend.mjs')).href,
    count: Math.min(workers, mutants.length),
    onJudged: (mutant) => {
      judged.push(mutant);
      const place = `${mutant.file}:${mutant.line}`;
      say(
        `${judged.length}/${mutants.length} ${mutant.outcome.padEnd(8)} ${place} ${short(mutant.code)} -> ${short(mutant.becomes)}`,
      );
    },
  });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'mutants.json'), `${JSON.stringify(judged, null, 2)}\n`);
  say(`Written: ${folder}/mutants.json`);
});

/** @param {string} code */
function short(code) {
  return code.length > 60 ? `${code.slice(0, 60)}…` : code;
}
