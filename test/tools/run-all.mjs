import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../../src/tools/commands/child.mjs';
import { say, startCommand } from '../../src/tools/commands/command.mjs';
import { untried } from './engines.mjs';
import { closingLine, recorded } from './test-counts.mjs';

/** @typedef {{ script: string, args?: readonly string[], runner?: string }} Step */

/**
 * Every check of the project, in groups that run one after the other: those that take one core run side by side.
 * `runner`: a step that runs tests writes its counts under this name.
 * @type {readonly (readonly Step[])[]}
 */
const everything = [
  [{ script: 'format:check' }, { script: 'typecheck' }, { script: 'lint' }, { script: 'unused' }, { script: 'build' }],
  [{ script: 'test:unit', runner: 'vitest' }],
  [{ script: 'simulate', args: ['--customers', '1000'], runner: 'simulation' }],
  [{ script: 'test:e2e', runner: 'playwright' }],
  // The browser tests have already made most of its builds.
  [{ script: 'size' }],
];
/** What one waits for while one works. @type {typeof everything} */
const quick = [
  [{ script: 'typecheck' }, { script: 'lint' }, { script: 'unused' }],
  [{ script: 'test:unit', runner: 'vitest' }],
  [{ script: 'simulate', args: ['--customers', '100'], runner: 'simulation' }],
];
/** Prints what the script prints: as it comes, or at its end where others run beside it. */
async function run(
  /** @type {Step} */ { script, args = [] },
  /** @type {boolean} */ isAlone,
  /** @type {NodeJS.ProcessEnv} */ env,
) {
  const stdio = isAlone ? 'inherit' : 'pipe';
  if (isAlone) say(`\n--- npm run ${script}`);
  const started = Date.now();
  /** @type {Buffer[]} */
  const output = [];
  const onOutput = (/** @type {Buffer} */ chunk) => void output.push(chunk);
  const code = await runChild(['npm', 'run', '--silent', script, '--', ...args], { stdio, env }, onOutput);
  if (!isAlone) say(`\n--- npm run ${script}\n${Buffer.concat(output).toString()}`);
  return { ok: code === 0, seconds: Math.round((Date.now() - started) / 1000) };
}

const isQuick = process.argv[2] === '--quick';
const command = isQuick
  ? {
      name: 'npm run check',
      does: 'Types, lint, unused code, unit tests and a hundred simulated customers: the loop while one works.',
    }
  : { name: 'npm test', does: 'Every check of the project, as in a pipeline.' };

async function main() {
  const groups = isQuick ? quick : everything;
  if (!isQuick)
    say(['All checks, about 20 minutes on two cores that do nothing else.', untried()].filter(Boolean).join(' '));
  const folder = mkdtempSync(join(tmpdir(), 'test-counts-'));
  const env = { ...process.env, TEST_COUNTS_DIR: folder };
  const outcomes = [];
  for (const group of groups) {
    const isAlone = group.length === 1;
    const runs = group.map(async (step) => ({ ...step, ...(await run(step, isAlone, env)) }));
    outcomes.push(...(await Promise.all(runs)));
  }
  const counts = recorded(folder);
  rmSync(folder, { recursive: true });

  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts.values()) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  // A step that fails without a failed test (types, lint, size, a runner without counts) is one failure.
  const brokenSteps = outcomes.filter(({ ok, runner }) => {
    const tests = counts.get(runner ?? '');
    if (runner && !tests) return true;
    return !ok && !tests?.failed;
  });
  total.failed += brokenSteps.length;

  say('');
  for (const { names } of counts.values()) for (const name of names) say(name);
  for (const { script, ok, seconds } of outcomes)
    say(`${ok ? '  ok  ' : 'FAILED'} ${String(seconds).padStart(4)} s  ${script}`);
  say(closingLine(total));
  return total.failed > 0 ? 1 : 0;
}

await startCommand(command, main, process.argv.slice(isQuick ? 3 : 2));
