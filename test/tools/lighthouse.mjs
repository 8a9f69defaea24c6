import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runChild } from '../../src/tools/commands/child.mjs';
import { option, say, startCommand } from '../../src/tools/commands/command.mjs';
import { integerFrom } from '../../src/tools/commands/kinds.mjs';
import { startModule, withModule } from '../../src/tools/commands/typescript.mjs';
import { localApiSettings } from '../../src/tools/mock-api/start-http-options.mjs';
import { buildShop } from './builds.mjs';
import { findChromium } from './chromium.mjs';
import { freePort } from './free-port.mjs';
import { isInstalled, nginxCommand, nginxHasBrotli, untilAnswered } from './nginx.mjs';

const version = '12.8.2';
const projectRoot = resolve(import.meta.dirname, '../..');
let work = '';
const shops = ['cookies', 'home-kitchen'];
const paths = ['/', '/menu'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @typedef {{ scores: number[], paint: number, largest: number, blocked: number }} Figures Scores of 100, times in ms. */

/** @param {string} url @returns {Promise<Figures>} */
async function measure(url) {
  const file = join(work, 'report.json');
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const code = await runChild(
    ['npx', '--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', `--output-path=${file}`, flags],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findChromium() ?? '' } },
  );
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  const { categories: found, audits } = JSON.parse(readFileSync(file, 'utf8'));
  const time = (/** @type {string} */ name) => audits[name].numericValue;
  return {
    scores: categories.map((name) => Math.round(found[name].score * 100)),
    paint: time('first-contentful-paint'),
    largest: time('largest-contentful-paint'),
    blocked: time('total-blocking-time'),
  };
}

const middle = (/** @type {number[]} */ values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param {string} page @param {Figures[]} measured */
function row(page, measured) {
  const scores = categories.map((_name, position) => middle(measured.map(({ scores: all }) => all[position] ?? 0)));
  const times = /** @type {const} */ (['paint', 'largest', 'blocked']).map((name) =>
    middle(measured.map((figures) => figures[name])).toFixed(0),
  );
  return `| ${[page, ...scores, ...times].join(' | ')} |`;
}

/** Serves a shop with nginx, which also passes on what is asked of its services. @param {string} profile @param {(origin: string) => Promise<void>} measureAt */
async function withShop(profile, measureAt) {
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
  try {
    await untilAnswered(port);
    await measureAt(shopOrigin);
  } finally {
    nginx.kill();
    await ended;
    await services.api.close();
    await services.hostedPages.close();
    await modules.close();
  }
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
  const rows = [
    '| | performance | accessibility | best practices | SEO | first paint, ms | largest paint, ms | blocking, ms |',
    '|---|---|---|---|---|---|---|---|',
  ];
  work = mkdtempSync(join(tmpdir(), 'shop-lighthouse-'));
  try {
    for (const profile of shops)
      await withShop(profile, async (origin) => {
        for (const path of paths) {
          const measured = [];
          for (let run = 1; run <= options.runs; run++) {
            say(`${profile} ${path}, ${run} of ${options.runs}`);
            measured.push(await measure(origin + path));
          }
          rows.push(row(`${profile} \`${path}\``, measured));
        }
      });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  say(`\nMedians of ${options.runs}, simulated phone.\n\n${rows.join('\n')}`);
  return 0;
});
