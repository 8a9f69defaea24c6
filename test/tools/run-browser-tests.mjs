import { spawnSync } from 'node:child_process';
import { runChild } from '../../src/tools/commands/child.mjs';
import { flag, manyOf, Mistake, option, say } from '../../src/tools/commands/command.mjs';
import { anyText, choiceOf, textLike, integerFrom } from '../../src/tools/commands/kinds.mjs';

/** The options of Playwright that make sense with builds and servers that are started for it. */
export const browserOptions = {
  project: manyOf('NAME', 'only this project of test/playwright.config.ts, such as desktop', anyText),
  grep: { ...option('PATTERN', 'only tests whose title fits', anyText), short: 'g' },
  'grep-invert': option('PATTERN', 'only tests whose title does not fit', anyText),
  workers: { ...option('N', 'how many tests run side by side', integerFrom(1)), short: 'j' },
  retries: option('N', 'how often a failed test is tried again', integerFrom(0)),
  'repeat-each': option('N', 'how often each test is taken', integerFrom(1)),
  'max-failures': option('N', 'ends after so many', integerFrom(1)),
  timeout: option('MS', 'of each test', integerFrom(0)),
  shard: option('PART', 'of all tests, such as 1/3', textLike('a part like 1/3', /^\d+\/\d+$/)),
  trace: option(
    'WHEN',
    'keeps traces',
    choiceOf(['on', 'off', 'on-first-retry', 'on-all-retries', 'retain-on-failure']),
  ),
  reporter: option('NAME', 'of Playwright', anyText),
  'last-failed': flag('only what failed the last time'),
  headed: flag('shows the browser'),
  debug: flag("opens Playwright's inspector"),
};

export const browserTests = { value: 'FILE…', does: 'only tests whose file has this in its path', kind: anyText };

const playwright = ['node', 'node_modules/@playwright/test/cli.js', 'test', '-c', 'test/playwright.config.ts'];

/**
 * Asks Playwright whether there are such tests before the builds are made, which take a minute.
 * @param {readonly string[]} fixed
 * @param {readonly string[]} args as they were typed
 * @param {Record<string, string>} [settings] WITHOUT_CURE names a cure of the simulation that is taken out of the shops
 */
export async function runBrowserTests(fixed, args, settings = {}) {
  Object.assign(process.env, settings);
  const viteArgs = process.env.WITHOUT_CURE ? ['--config', 'test/tools/without-cure.config.ts'] : [];
  if (args.length > 0) requireTests([...fixed, ...args]);
  const { ensureChromium } = await import('./chromium.mjs');
  if (!ensureChromium()) return 1;
  const { builds, buildShop } = await import('./builds.mjs');
  say(`Building ${builds.map(({ outDir }) => outDir).join(', ')}`);
  // Each build takes one core.
  await Promise.all(builds.map(({ outDir, settings: ofBuild }) => buildShop(outDir, ofBuild, viteArgs)));
  return runChild([...playwright, ...fixed, ...args]);
}

/** @param {readonly string[]} args */
function requireTests(args) {
  const [, ...command] = playwright;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, '--list', ...args], {
    encoding: 'utf8',
  });
  if (status === 0) return;
  const [, sentence = stderr || stdout] = /^Error: (.*)$/m.exec(`${stderr}\n${stdout}`) ?? [];
  throw new Mistake(sentence);
}
