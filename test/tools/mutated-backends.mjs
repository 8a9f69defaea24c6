import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manyOf, Mistake, option, say, startCommand } from '../../src/tools/commands/command.mjs';
import { choiceOf, integerFrom, textLike } from '../../src/tools/commands/kinds.mjs';
import { buildInstrumentedBackend, mutatedFiles } from './backend-check/mutants/instrumented-backend.mjs';
import { judgeMutants } from './backend-check/mutants/mutant-workers.mjs';
import { believedAs, needlessRows } from './backend-check/mutants/survivors.mjs';

/** @import { BackendMutant } from './backend-check/mutants/instrumented-backend.mjs' */
/** @import { JudgedMutant } from './backend-check/mutants/mutant-workers.mjs' */

const command = {
  name: 'npm run check:mutants',
  does: `Changes the reference backend in small ways, one at a time, and counts the changes that check:backend names with
--write, --strict and two customers, beside what the OpenAPI document alone finds. Takes five minutes or more. Fails on
a survivor that test/tools/backend-check/mutants/survivors.mjs does not explain.`,
  options: {
    seed: option('N', 'chooses the mutants', integerFrom(0), 42),
    count: option('N', 'how many', integerFrom(1), 300),
    file: manyOf('FILE', `only of this file: ${mutatedFiles.join(', ')}`, choiceOf(mutatedFiles)),
    line: manyOf('FILE:LINE', 'only of this line, each of them', textLike('like menu/menu.ts:67', /^[\w/-]+\.ts:\d+$/)),
    workers: option('N', 'how many run at once', integerFrom(1, 16), 2),
  },
};

await startCommand(command, async ({ options: { seed, count, file, line, workers } }) => {
  const folder = line.length > 0 ? '.build/mutants-of-lines' : '.build/mutants';
  const outDir = resolve(import.meta.dirname, '../..', folder);
  const made = await buildInstrumentedBackend(outDir);
  const all = made.filter((one) => file.length === 0 || file.includes(one.file));
  const onLines = all.filter((one) => line.includes(`${one.file}:${one.line}`));
  const mutants = line.length > 0 ? onLines : sampleOf(all, seed, count);
  if (mutants.length === 0)
    throw new Mistake(`There is no mutant on ${line.join(', ')}: is it a line of the files that --help lists?`);
  say(`${mutants.length} of ${all.length} mutants, seed ${seed}`);
  /** @type {JudgedMutant[]} */
  const judged = [];
  await judgeMutants({
    mutants,
    backend: pathToFileURL(join(outDir, 'backend.mjs')).href,
    count: Math.min(workers, mutants.length),
    onJudged: (mutant) => {
      judged.push(mutant);
      say(`${judged.length}/${mutants.length} ${mutant.outcome.padEnd(8)} ${placeOf(mutant)}`);
    },
  });
  writeFileSync(join(outDir, 'mutants.json'), `${JSON.stringify(judged, null, 2)}\n`);
  const open = judged.filter((mutant) => mutant.outcome === 'survived' && !believedAs(mutant)).map(placeOf);
  const needless = needlessRows(judged, made);
  say(`\n${tableOf(judged)}\n`);
  for (const place of open) say(`Not explained: ${place}`);
  for (const row of needless) say(`Explained, but named: ${row}`);
  say(`Written: ${folder}/mutants.json`);
  return open.length + needless.length > 0 ? 1 : 0;
});

/**
 * A change of the backend leaves most of a sample as it was.
 * @param {readonly BackendMutant[]} all @param {number} seed @param {number} count
 */
function sampleOf(all, seed, count) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const ranked = all.map((mutant) => {
    const name = [mutant.file, mutant.code, mutant.becomes].join(' ');
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return { mutant, rank: createHash('sha256').update(`${seed} ${nth} ${name}`).digest('hex') };
  });
  return ranked
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** @param {readonly JudgedMutant[]} judged */
function tableOf(judged) {
  const count = (/** @type {(mutant: JudgedMutant) => boolean} */ isMeant) => judged.filter(isMeant).length;
  const of = (/** @type {string} */ outcome) => count((mutant) => mutant.outcome === outcome);
  const believed = (/** @type {string} */ kind) =>
    count((mutant) => mutant.outcome === 'survived' && (believedAs(mutant)?.kind ?? 'gap') === kind);
  const named = of('named') + of('notice');
  const noticeable = named + believed('gap');
  const byDocument = count(({ outcome, inDocument }) => outcome !== 'stopped' && inDocument.length > 0);
  const percent = (/** @type {number} */ part) => `${((100 * part) / noticeable).toFixed(1)} %`;
  const rows = [
    ['mutants', 'all', String(judged.length)],
    ['noticeable through the 33 calls', String(noticeable), '100 %'],
    ['named by the check with `--strict`', String(named), percent(named)],
    ['of these without `--strict`', String(of('named')), percent(of('named'))],
    ['found by the OpenAPI document alone', String(byDocument), percent(byDocument)],
    ['noticeable elsewhere only', String(believed('beyond')), ''],
    ['not noticeable', String(believed('unnoticeable')), ''],
    ['no start, or no code of the sign-in page', String(of('stopped')), ''],
  ];
  const [head = [], ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
  return [head, '|---|---|---|', ...body].join('\n');
}

/** @param {JudgedMutant} mutant */
function placeOf({ file, line, code, becomes }) {
  return `${file}:${line} ${short(code)} -> ${short(becomes)}`;
}

/** @param {string} code */
function short(code) {
  return code.length > 60 ? `${code.slice(0, 60)}…` : code;
}
