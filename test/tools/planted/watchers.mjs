import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runChild } from '../../../src/tools/commands/child.mjs';
import { outsideTests, recorded } from '../test-counts.mjs';

/**
 * A part of `npm test` that may see a defect in `file`.
 * @typedef {{ name: string, level: Level, commands: (file: string, folder: string) => readonly Run[] }} Watcher
 * @typedef {{ command: readonly string[], env?: Record<string, string> }} Run
 * @typedef {'unit' | 'shop' | 'browser'} Level
 */

/** From what takes seconds to what takes minutes. @type {readonly Level[]} */
export const levels = ['unit', 'shop', 'browser'];

const typescript = 'node_modules/typescript/bin/tsc';
const vitest = ['node', 'node_modules/vitest/vitest.mjs', 'run', '--bail', '1'];
const withoutBrowser = ['domain', 'unit', 'ui', 'backends'].flatMap((project) => ['--project', project]);
const isStyle = (/** @type {string} */ file) => file.endsWith('.css');
const isBuilt = (/** @type {string} */ file) => file.startsWith('src/site/');

/** Tests that read the sources instead of importing them. */
const readers = ['test/ui/styles/', 'test/compatibility/', 'test/loose-texts.test.ts', 'test/architecture.test.ts'];

/** The browser tests of the first row that fits the file. @type {readonly [where: RegExp, builds: string, files: readonly string[]][]} */
const browserTests = [
  [
    /\.css$/,
    'mock',
    ['surface.spec', 'layout.spec', 'phone-edges.spec', 'preferences.spec', 'keyboard.spec', 'accessibility.spec'],
  ],
  [
    /^src\/(site\/|ui\/menu\/structured-data|ui\/components\/page-meta|app\/register-service-worker)/,
    'mock,http',
    [
      'http/bundle.spec',
      'early-input.spec',
      'public-pages.spec',
      'security-policy.spec',
      'http/first-menu.spec',
      'http/second-visit.spec',
      'build/sub-path.spec',
    ],
  ],
  [/^src\/app\//, 'mock,http', ['uncaught-errors.spec', 'broken.spec', 'http/release.spec', 'http/reports.spec']],
  [/\/(menu|home)\//, 'mock', ['menu.spec', 'home.spec', 'layout.spec', 'keyboard.spec', 'spoken.spec']],
  [/\/(orders|payment|tracking)\//, 'mock', ['orders.spec', 'order.spec', 'tracking.spec', 'spoken.spec']],
  [/\/(auth|profile)\//, 'mock', ['account.spec', 'account-keyboard.spec', 'spoken.spec']],
  [/./, 'mock', ['keyboard.spec', 'shop.spec', 'spoken.spec', 'checkout.spec']],
];

/** @type {readonly Watcher[]} In the order in which they are asked. */
export const watchers = [
  {
    name: 'the tests of its folder',
    level: 'unit',
    commands: (file, folder) => {
      const near = nearest(file.replace(/^src/, 'test'), folder);
      return near ? [{ command: [...vitest, ...withoutBrowser, `${near}/`] }] : [];
    },
  },
  {
    name: 'types and lint',
    level: 'unit',
    commands: (file) =>
      isStyle(file)
        ? []
        : [
            { command: ['node', typescript, '-p', '.'] },
            { command: ['node', 'node_modules/oxlint/bin/oxlint', '--deny-warnings', file] },
          ],
  },
  {
    name: 'the tests that import it',
    level: 'unit',
    commands: (file) =>
      isStyle(file) ? [] : [{ command: [...vitest.toSpliced(2, 1, 'related', '--run'), ...withoutBrowser, file] }],
  },
  {
    name: 'the tests that read the sources',
    level: 'unit',
    commands: () => [{ command: [...vitest, ...withoutBrowser, ...readers] }],
  },
  {
    name: 'the shop without a browser',
    level: 'shop',
    commands: (file) => (isStyle(file) || isBuilt(file) ? [] : [{ command: [...vitest, '--project', 'shop'] }]),
  },
  {
    name: 'the browser tests',
    level: 'browser',
    commands: (file) => {
      const [, builds = '', files = []] = browserTests.find(([where]) => where.test(file)) ?? [];
      return [
        {
          command: ['node', 'test/tools/browser-tests.mjs', '--max-failures', '1', ...files],
          env: { E2E_BUILDS: builds },
        },
      ];
    },
  },
];

/** The folder of tests that mirrors the file's, or the nearest one above it. @param {string} path @param {string} folder */
function nearest(path, folder) {
  for (let at = dirname(path); at.includes('/'); at = dirname(at)) if (existsSync(join(folder, at))) return at;
  return undefined;
}

/**
 * Runs it in the folder. Returns who failed, or undefined.
 * @param {Run} run
 * @param {string} folder
 * @returns {Promise<string | undefined>}
 */
export async function firstFailure({ command, env }, folder) {
  const counts = mkdtempSync(join(tmpdir(), 'planted-'));
  /** @type {Buffer[]} */
  const output = [];
  try {
    const code = await runChild(
      command,
      { cwd: folder, stdio: 'pipe', env: { ...process.env, ...env, TEST_COUNTS_DIR: counts } },
      (chunk) => void output.push(chunk),
    );
    if (code === 0) return undefined;
    const names = [...recorded(counts).values()].flatMap((of) => of.names);
    // A runner that stops early says so before it names the test that failed.
    const named = names.find((name) => !name.includes(outsideTests)) ?? names[0];
    const lines = named ?? Buffer.concat(output).toString().trim();
    const [first = ''] = lines
      .replace(/^FAILED /, '')
      .split('\n')
      .filter(isTelling);
    return first.slice(0, 200);
  } finally {
    rmSync(counts, { recursive: true });
  }
}

const isTelling = (/** @type {string} */ line) => /[a-z]/i.test(line);

/**
 * The smallest run that is red again if the defect is what failed it; undefined for lint and a test in a browser. If a run
 * named no test, the whole run is taken: perhaps the build failed, perhaps a server of an earlier run held the port.
 * @param {Run} run
 * @param {string} failure
 * @returns {Run | undefined}
 */
export function runOfFailed(run, failure) {
  const { command } = run;
  if (failure.includes(outsideTests)) return run;
  const [, file] = /^(test\/[\w./-]+\.test\.tsx?):/.exec(failure) ?? [];
  if (file) return { command: [...vitest, file] };
  return command.includes(typescript) ? { command } : undefined;
}
