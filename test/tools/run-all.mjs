import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../../src/tools/commands/child.mjs';
import { say, startCommand } from '../../src/tools/commands/command.mjs';
import { untried } from './engines.mjs';
import { closingLine, recorded } from './test-counts.mjs';

/** A step that has tests writes how many of them passed and failed. @typedef {{ script: string, args?: readonly string[], hasTests?: true }} Step */

/**
 * The lanes run side by side. Each lane takes its steps one after the other. The first is served first: the others get the
 * cores that it leaves idle.
 * @typedef {readonly (readonly Step[])[]} Lanes
 */

/** @param {readonly string[]} projects of Vitest @returns {Step} */
const testsOf = (projects) => ({
  script: 'test:unit',
  args: projects.flatMap((project) => ['--project', project]),
  hasTests: true,
});

/**
 * Every check of the project, in groups that run one after the other.
 * @type {readonly Lanes[]}
 */
const everything = [
  [
    // It begins with the builds, of which one is that of `npm run build`. Its three workers wait for pages a quarter of their
    // time.
    [{ script: 'test:e2e', hasTests: true }],
    [
      { script: 'format:check' },
      { script: 'typecheck' },
      { script: 'lint' },
      { script: 'unused' },
      { script: 'simulate', args: ['--customers', '1000'], hasTests: true },
      testsOf(['domain', 'unit', 'ui', 'shop']),
    ],
  ],
  [
    // It counts what a page fetches and does in its first seconds, for which it mostly waits, so it is served first. The
    // browser tests have already made most of the builds.
    [{ script: 'size' }],
    // These tests have real databases and servers, whose time limits also count the wait for a core.
    [testsOf(['backends'])],
  ],
];
/**
 * The steps that a developer waits for: all but the whole shop in one process, databases and servers.
 * @type {readonly Lanes[]}
 */
const quick = [
  [[{ script: 'typecheck' }], [{ script: 'lint' }], [{ script: 'unused' }]],
  [[testsOf(['domain', 'unit', 'ui'])]],
  [[{ script: 'simulate', args: ['--customers', '100'], hasTests: true }]],
];

/**
 * Prints what the script prints: as it comes, or at its end where others run beside it.
 * @param {Step} step
 * @param {{ isAlone: boolean, isFirst: boolean }} how
 */
async function run({ script, args = [], hasTests }, { isAlone, isFirst }) {
  const folder = mkdtempSync(join(tmpdir(), 'test-counts-'));
  const env = { ...process.env, TEST_COUNTS_DIR: folder };
  const stdio = isAlone ? 'inherit' : 'pipe';
  if (isAlone) say(`\n--- npm run ${script}`);
  const started = Date.now();
  /** @type {Buffer[]} */
  const output = [];
  const onOutput = (/** @type {Buffer} */ chunk) => void output.push(chunk);
  const command = [...(isFirst ? [] : ['nice']), 'npm', 'run', '--silent', script, '--', ...args];
  const code = await runChild(command, { stdio, env }, onOutput);
  if (!isAlone) say(`\n--- npm run ${script}\n${Buffer.concat(output).toString()}`);
  const counts = [...recorded(folder).values()];
  rmSync(folder, { recursive: true });
  const isCounted = !hasTests || counts.length > 0;
  return {
    step: [script, ...args].join(' '),
    counts,
    isCounted,
    ok: code === 0,
    seconds: Math.round((Date.now() - started) / 1000),
  };
}

/**
 * @param {readonly Step[]} steps
 * @param {Parameters<typeof run>[1]} how
 */
async function runLane(steps, how) {
  const outcomes = [];
  for (const step of steps) outcomes.push(await run(step, how));
  return outcomes;
}

const isQuick = process.argv[2] === '--quick';
const command = isQuick
  ? {
      name: 'npm run check',
      does: 'Types, lint, unused code, tests of rules, states and screens, and a hundred simulated customers: the loop while one works.',
    }
  : { name: 'npm test', does: 'Every check of the project, as in a pipeline.' };

async function main() {
  const groups = isQuick ? quick : everything;
  if (!isQuick)
    say(
      [
        'All checks, about twelve minutes on two cores that do nothing else. Steps that run side by side print when they end.',
        untried(),
      ]
        .filter(Boolean)
        .join(' '),
    );
  const outcomes = [];
  for (const group of groups) {
    const isAlone = group.length === 1;
    const lanes = group.map((steps, position) => runLane(steps, { isAlone, isFirst: position === 0 }));
    outcomes.push(...(await Promise.all(lanes)).flat());
  }

  const counts = outcomes.flatMap((outcome) => outcome.counts);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  // A step that fails without a failed test (types, lint, size, a runner without counts) is one failure.
  const brokenSteps = outcomes.filter((step) => {
    const hasFailedTests = step.counts.some(({ failed }) => failed > 0);
    return !step.isCounted || (!step.ok && !hasFailedTests);
  });
  total.failed += brokenSteps.length;

  say('');
  for (const { names } of counts) for (const name of names) say(name);
  for (const { step, ok, seconds } of outcomes)
    say(`${ok ? '  ok  ' : 'FAILED'} ${String(seconds).padStart(4)} s  ${step}`);
  say(closingLine(total));
  return total.failed > 0 ? 1 : 0;
}

await startCommand(command, main, process.argv.slice(isQuick ? 3 : 2));
