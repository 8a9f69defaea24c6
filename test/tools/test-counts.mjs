import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * `names`: a line of `failure` for everything that failed, even if only on the first try.
 * @typedef {{ passed: number, failed: number, skipped: number, names: string[] }} Counts
 */

/** Failures without a test of their own, such as a worker that ended or a run that was stopped. */
export const outsideTests = 'outside the tests';

/**
 * Prints a runner's counts as its last line, and writes them to the folder from which `npm test` adds them up.
 * @param {string} runner
 * @param {Counts} counts
 */
export function record(runner, counts) {
  const folder = process.env.TEST_COUNTS_DIR;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${runner}.json`), JSON.stringify(counts));
  }
  process.once('exit', () => process.stdout.write(`${closingLine(counts)}\n`));
}

/**
 * The counts that the runners wrote to a folder, by runner.
 * @param {string} folder
 * @returns {Map<string, Counts>}
 */
export function recorded(folder) {
  return new Map(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}

/**
 * A line for `names`, with the first lines of the error, without their colors.
 * @param {string} what
 * @param {string} [error]
 */
export function failure(what, error = 'no message') {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return `FAILED ${what}: ${lines.slice(0, 6).join('\n  ')}`;
}

/** @param {Omit<Counts, 'names'>} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
