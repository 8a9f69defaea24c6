import { exec, execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Commands of packages, with the options of those. */
const ofPackages = ['dev', 'build', 'typecheck', 'lint', 'format', 'format:check', 'test:unit', 'unused'];

const browserOptions = (
  'project grep grep-invert workers retries repeat-each max-failures timeout shard trace reporter ' +
  'last-failed headed debug'
).split(' ');
const checkOptions = (
  'url write token code test-account origin only needs cart pickup strict json junit dialect address mobile currency ' +
  'time-zone menu-url account-url order-url'
).split(' ');

/** The options of each, and arguments that are wrong. */
const expected: Readonly<Record<string, readonly [options: readonly string[], wrong: readonly string[]]>> = {
  start: [['port'], ['--port', 'abc']],
  'start:http': [
    ['profile', 'checkout-reading', 'fields', 'port'],
    ['--profile', 'nosuch'],
  ],
  'start:real': [
    ['profile', 'port', 'data'],
    ['--port', '0'],
  ],
  kitchen: [[], ['eat']],
  preview: [
    ['api', 'outDir', 'port'],
    ['--port', 'abc'],
  ],
  test: [[], ['stray']],
  check: [[], ['stray']],
  nodes: [[], ['nosuch']],
  'test:matrix': [[], ['stray']],
  'test:planted': [
    ['room', 'count', 'seed', 'until', 'list'],
    ['--room', 'nosuch'],
  ],
  'test:e2e': [browserOptions, ['--workers', 'abc']],
  size: [[], ['stray']],
  'check:backend': [checkOptions, ['--url', 'api.example.com']],
  'check:faulty': [[], ['stray']],
  'check:mutants': [
    ['seed', 'count', 'file', 'line', 'workers'],
    ['--count', '0'],
  ],
  'build:backend': [['outDir'], ['stray']],
  'build:kit': [['outDir'], ['--outDir']],
  'build:hosts': [
    ['build', 'outDir', 'root', 'port', 'brotli', 'hsts', 'coop'],
    ['--port', 'abc'],
  ],
  'try:hosts': [[], ['stray']],
  openapi: [[], ['stray']],
  simulate: [
    ['seed', 'customers', 'without', 'real', 'cures'],
    ['--seed', 'abc'],
  ],
  load: [
    ['only', 'customers', 'database', 'calm', 'from'],
    ['--from', 'no-such-commit'],
  ],
  evening: [['orders'], ['--orders', '0']],
  bench: [['runs', 'built', 'twins', 'readme'], ['nosuch']],
  lighthouse: [['runs'], ['--runs', '0']],
  axe: [browserOptions, ['stray']],
  layout: [browserOptions, ['stray']],
  journeys: [[...browserOptions, 'real'], ['stray']],
  firefox: [browserOptions, ['--retries', 'abc']],
  fuzz: [
    ['seed', 'cells'],
    ['--cells', '0'],
  ],
  roam: [
    ['seed', 'walks', 'actions', 'replays', 'browser', 'without', 'real'],
    ['--browser', 'nosuch'],
  ],
  widths: [browserOptions, ['stray']],
  shots: [browserOptions, ['stray']],
  thumbnails: [browserOptions, ['stray']],
  architecture: [[], ['stray']],
  'new-shop': [['name', 'country', 'state', 'time-zone', 'color', 'hours', 'tax'], ['stray']],
  story: [[], ['nosuch']],
  'install-pictures': [[], ['stray']],
  'front-page': [['built'], ['stray']],
  'share-pictures': [[], ['stray']],
  fixtures: [[], ['stray']],
  mutation: [['force'], ['nosuch']],
};

function run(script: string, args: readonly string[]) {
  const [, ...command] = (scripts[script] ?? '').split(' ');
  return new Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }>((resolve) =>
    execFile(process.execPath, [...command, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    ),
  );
}

describe('the scripts of the project', () => {
  it('scripts are all tried, but for the commands of packages', () => {
    expect(Object.keys(scripts).toSorted()).toEqual([...Object.keys(expected), ...ofPackages].toSorted());
    for (const name of ofPackages) expect(scripts[name]).toMatch(/^(?:vite|vitest|tsc|oxlint|prettier|knip) ?/);
  });

  it.each(['test/tools/architecture.mjs --help', 'src/tools/backend-check/run-check.mjs --help'])(
    'a script ends without a word when its reader has seen enough: %s',
    async (script) => {
      const { stderr } = await promisify(exec)(`${process.execPath} ${script} | true`);
      expect(stderr).toBe('');
    },
  );

  describe.concurrent.each(Object.entries(expected))('npm run %s', (script, [options, wrong]) => {
    it(`${script} tells how it is used, with each option`, async () => {
      const { code, stdout, stderr } = await run(script, ['--help']);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain(
        script.startsWith('test') || script === 'start' ? script.split(':')[0] : `npm run ${script}`,
      );
      const named = [...stdout.matchAll(/^ {2}(?:-\w, )?--([\w-]+)/gm)].map(([, name]) => name);
      expect(named).toEqual(options);
    });

    it.each([[['--nonsense']], [wrong]])(`${script} refuses %j in one sentence`, async (args) => {
      const { code, stdout, stderr } = await run(script, args);
      expect(stderr).toMatch(/^[^\n]+[.?]\n$/);
      expect([code, stdout]).toEqual([2, '']);
    });
  });
});
