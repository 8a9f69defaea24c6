import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, recorded } from './test-counts.mjs';

/** Every check of the project. `runner`: a step that runs tests writes its counts under this name. */
const steps = [
  { script: 'typecheck' },
  { script: 'lint' },
  { script: 'format:check' },
  { script: 'test:unit', runner: 'vitest' },
  { script: 'simulate', runner: 'simulation' },
  { script: 'build' },
  { script: 'test:e2e', runner: 'playwright' },
  // Of the builds that the browser tests have made.
  { script: 'size' },
];

const folder = mkdtempSync(join(tmpdir(), 'test-counts-'));
const env = { ...process.env, TEST_COUNTS_DIR: folder };
const outcomes = steps.map((step) => {
  console.log(`\n--- npm run ${step.script}`);
  const { status } = spawnSync('npm', ['run', '--silent', step.script], { stdio: 'inherit', env });
  return { ...step, ok: status === 0 };
});
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

console.log('');
for (const { script, ok } of outcomes) console.log(`${ok ? '  ok  ' : 'FAILED'} ${script}`);
console.log(closingLine(total));
process.exit(total.failed > 0 ? 1 : 0);
