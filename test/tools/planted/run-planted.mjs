import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flag, option, say, startCommand } from '../../../src/tools/commands/command.mjs';
import { choiceOf, integerFrom } from '../../../src/tools/commands/kinds.mjs';
import { copyProject } from '../copy-project.mjs';
import { defects, mismatch, rooms } from './defects.mjs';
import { firstFailure, levels, runOfFailed, watchers } from './watchers.mjs';

/** @import { Defect } from './defects.mjs' */
/** @import { Level } from './watchers.mjs' */

const enough = 95;

const command = {
  name: 'npm run test:planted',
  does: `Plants one defect after the other in a copy of the project, and says which part of npm test saw it. Fails where less
than ${enough} of 100 are seen, where one that nobody sees has no reason, and where the code has no place for one.`,
  options: {
    room: option('ROOM', 'only this room', choiceOf(Object.keys(rooms))),
    count: option('N', 'only so many, drawn by the seed', integerFrom(1)),
    seed: option('N', 'of the draw', integerFrom(0), 1),
    until: option('LEVEL', 'the last level that is asked', choiceOf(levels), 'browser'),
    list: flag('lists them, and plants none'),
  },
  rest: { value: 'NAME…', does: 'only these, like styles-3', kind: choiceOf(defects.map(({ name }) => name)) },
};

/** @typedef {{ defect: Defect, level: Level | 'nobody', seenBy: string | undefined, seconds: number }} Outcome */

await startCommand(command, async ({ options: { room, count, seed, until, list }, rest }) => {
  const ofRoom = defects.filter(
    (one) => (!room || one.room === room) && (rest.length === 0 || rest.includes(one.name)),
  );
  const chosen = count === undefined ? ofRoom : drawn(ofRoom, count, seed);
  if (list) {
    for (const { name, what } of chosen) say(`${name.padEnd(12)}${what}`);
    return 0;
  }
  const moved = chosen.flatMap((defect) => mismatch(defect)?.concat(` (${defect.name})`) ?? []);
  for (const sentence of moved) say(sentence);
  if (moved.length > 0) return 1;

  const folder = await copyProject(['test', '.oxlintrc.json', '.oxlintrc.layers.json', 'README.md', '.env.example']);
  // Also where it is stopped.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const defect of chosen) {
    const outcome = await plant(defect, folder, levels.slice(0, 1 + levels.findIndex((level) => level === until)));
    say(`${defect.name.padEnd(12)}${defect.what}\n${' '.repeat(12)}${toldOf(outcome)}`);
    outcomes.push(outcome);
  }
  return judged(outcomes);
});

/** @param {readonly Defect[]} all @param {number} count @param {number} seed */
function drawn(all, count, seed) {
  const rank = (/** @type {Defect} */ { name }) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  return all.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)).slice(0, count);
}

/** @param {Defect} defect @param {string} folder @param {readonly Level[]} asked @returns {Promise<Outcome>} */
async function plant(defect, folder, asked) {
  const { file, from, to } = defect;
  const path = join(folder, file);
  const sound = await readFile(path, 'utf8');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  await writeFile(
    path,
    sound.replace(from, () => to),
  );
  try {
    for (const { name, level, commands } of watchers.filter((watcher) => asked.includes(watcher.level)))
      for (const run of commands(file, folder)) {
        const failure = await firstFailure(run, folder);
        if (failure === undefined) continue;
        const taken = seconds();
        const again = runOfFailed(run, failure);
        // On a busy machine, a test may only have been too slow.
        if (again && (await firstFailure(again, folder)) === undefined) continue;
        await writeFile(path, sound);
        const red = again && (await firstFailure(again, folder));
        if (red !== undefined) throw new Error(`Red without a defect: ${red}`);
        return { defect, level, seenBy: `${name}: ${failure}`, seconds: taken };
      }
    return { defect, level: 'nobody', seenBy: undefined, seconds: seconds() };
  } finally {
    await writeFile(path, sound);
  }
}

/** @param {Outcome} outcome */
function toldOf({ defect, seenBy, seconds }) {
  if (seenBy !== undefined) return `${seconds} s, seen by ${seenBy}`;
  return `${seconds} s, SEEN BY NOBODY${defect.unseen ? `: ${defect.unseen}` : ''}`;
}

/** @param {readonly Outcome[]} outcomes */
function judged(outcomes) {
  const table = Object.keys(rooms).flatMap((room) => {
    const ofRoom = outcomes.filter(({ defect }) => defect.room === room);
    const at = (/** @type {string} */ wanted) => ofRoom.filter(({ level }) => level === wanted).length;
    return ofRoom.length === 0
      ? []
      : { room, planted: ofRoom.length, ...Object.fromEntries([...levels, 'nobody'].map((one) => [one, at(one)])) };
  });
  console.table(table);
  const unseen = outcomes.filter(({ seenBy }) => seenBy === undefined);
  const isEnough = outcomes.length - unseen.length >= (enough / 100) * outcomes.length;
  return isEnough && unseen.every(({ defect }) => defect.unseen) ? 0 : 1;
}
