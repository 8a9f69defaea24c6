import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runChild } from '../../src/tools/commands/child.mjs';
import { option, say, startCommand } from '../../src/tools/commands/command.mjs';
import { integerFrom } from '../../src/tools/commands/kinds.mjs';
import { startModule, withModule } from '../../src/tools/commands/typescript.mjs';
import { localApiSettings } from '../../src/tools/commands/local-api-settings.mjs';
import { buildShop } from './builds.mjs';
import { freePort } from './free-port.mjs';
import { isInstalled, nginxCommand, nginxHasBrotli, untilAnswered } from './nginx.mjs';

const version = '12.8.2';
const projectRoot = resolve(import.meta.dirname, '../..');
let work = '';
const shops = ['cookies', 'home-kitchen'];
const paths = ['/', '/menu'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @typedef {{ scores: number[], paint: number, largest: number, blocked: number, machine: number }} Figures Scores of 100, times in ms. */

/** @param {string} url @returns {Promise<Figures>} */
async function measure(url) {
  const { findChromium } = await import('./chromium.mjs');
  const file = join(work, 'report.json');
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const code = await runChild(
    ['npx', '--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', `--output-path=${file}`, flags],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findChromium() ?? '' } },
  );
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  const { categories: found, audits, environment } = JSON.parse(readFileSync(file, 'utf8'));
  const time = (/** @type {string} */ name) => audits[name].numericValue;
  return {
    scores: categories.map((name) => Math.round(found[name].score * 100)),
    paint: time('first-contentful-paint'),
    largest: time('largest-contentful-paint'),
    blocked: time('total-blocking-time'),
    machine: environment.benchmarkIndex,
  };
}

const middle = (/** @type {number[]} */ values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param {string} page @param {Figures[]} measured */
function row(page, measured) {
  const scores = categories.map((_name, position) => middle(measured.map(({ scores: all }) => all[position] ?? 0)));
  const times = /** @type {const} */ (['paint', 'largest', 'blocked', 'machine']).map((name) =>
    middle(measured.map((figures) => figures[name])).toFixed(0),
  );
  return `| ${[page, ...scores, ...times].join(' | ')} |`;
}

/** Serves a shop with nginx, which also passes on what is asked of its services. @param {string} profile */
async function serveShop(profile) {
  const port = await freePort();
  const shopOrigin = `http://127.0.0.1:${port}`;
  const build = join(work, profile);
  say(`Building ${profile}`);
  await buildShop(build, localApiSettings(profile, shopOrigin));
  const hosts = join(work, `${profile}-hosts`);
  await withModule('/tools/deploy/make-host-files.ts', ({ makeHostFiles }) =>
    makeHostFiles({ build, outDir: hosts, port, nginxHasBrotli }),
  );
  const { server: modules, exports: mockApi } = await startModule('/tools/mock-api/start.ts');
  const { loadProfile } = await modules.ssrLoadModule('/app/profiles/index.ts');
  const { loadSample } = await modules.ssrLoadModule('/app/profiles/samples.ts');
  const services = await mockApi.startMockServices({
    sample: await loadSample(profile),
    shop: await loadProfile(profile),
    shopOrigin,
    apiPort: 0,
    hostedPagesPort: 0,
    picturesFolder: join(projectRoot, 'fixtures/images'),
  });
  const passOn = ['/api/', '/products/'].map(
    (path) => `location ^~ ${path} { proxy_pass ${services.api.origin}; gzip on; gzip_types application/json; }`,
  );
  const server = readFileSync(join(hosts, 'nginx.conf'), 'utf8').replace(
    '  location @home',
    `${passOn.join('\n')}\n  location @home`,
  );
  const [command = '', ...args] = nginxCommand(join(work, `${profile}-nginx`), server);
  const nginx = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(nginx, 'exit');
  const close = async () => {
    nginx.kill();
    await ended;
    await services.api.close();
    await services.hostedPages.close();
    await modules.close();
  };
  try {
    await untilAnswered(port);
  } catch (failure) {
    await close();
    throw failure;
  }
  return { origin: shopOrigin, close };
}

const command = {
  name: 'npm run lighthouse',
  does: `Measures home and menu of both shops with Lighthouse ${version} as a phone, in http mode over nginx with Brotli. npx fetches Lighthouse.`,
  options: { runs: option('N', 'how often each page is measured', integerFrom(1), 5) },
};

await startCommand(command, async ({ options }) => {
  if (!isInstalled('nginx') || !nginxHasBrotli)
    throw new Error(
      'This needs nginx with Brotli: install the Debian packages nginx and libnginx-mod-http-brotli-static.',
    );
  work = mkdtempSync(join(tmpdir(), 'shop-lighthouse-'));
  /** @type {Map<string, Figures[]>} */
  const measured = new Map();
  /** @type {{ origin: string, close: () => Promise<void> }[]} */
  const served = [];
  try {
    for (const profile of shops) served.push(await serveShop(profile));
    // In turn, so that a busy machine slows each page alike.
    for (let run = 1; run <= options.runs; run++)
      for (const [position, { origin }] of served.entries())
        for (const path of paths) {
          const page = `${shops[position]} \`${path}\``;
          say(`${page}, ${run} of ${options.runs}`);
          measured.set(page, [...(measured.get(page) ?? []), await measure(origin + path)]);
        }
  } finally {
    for (const { close } of served) await close();
    rmSync(work, { recursive: true, force: true });
  }
  const rows = [
    '| | performance | accessibility | best practices | SEO | first paint, ms | largest paint, ms | blocking, ms | speed of the machine |',
    '|---|---|---|---|---|---|---|---|---|',
    ...[...measured].map(([page, figures]) => row(page, figures)),
  ];
  say(`\nMedians of ${options.runs}, in turn, simulated phone.\n\n${rows.join('\n')}`);
  return 0;
});
