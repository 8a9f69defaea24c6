import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { withModule } from '../../src/tools/commands/typescript.mjs';
import { say, startCommand } from '../../src/tools/commands/command.mjs';
import { buildShop } from './builds.mjs';
import { freePort } from './free-port.mjs';
import { isInstalled, nginxCommand, nginxHasBrotli, untilAnswered } from './nginx.mjs';

/**
 * Builds the shop for the root and for a folder of a host, serves both with nginx and with Caddy on this machine alone, and
 * asks for every route and every file. Installs nothing.
 */
const work = mkdtempSync(join(tmpdir(), 'shop-hosts-'));
const notice = 'We are closed on <Thanksgiving>.';
const types = {
  '.html': 'text/html',
  '.js': 'javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
  '.xml': 'xml',
};
/** @type {string[]} */
const failures = [];
let checks = 0;

/** @param {boolean} holds @param {string} sentence */
function check(holds, sentence) {
  checks++;
  if (!holds) failures.push(sentence);
}

/**
 * @param {number} port
 * @param {string} path
 * @param {string} encoding
 */
async function get(port, path, encoding = 'identity') {
  const asked = request({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': encoding } }).end();
  /** @type {import('node:http').IncomingMessage[]} */
  const [reply] = await once(asked, 'response');
  if (!reply) throw new Error(`No reply to ${path}`);
  return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(await reply.toArray()) };
}

/** @type {Record<string, (hosts: string, port: number) => { command: string[], env?: Record<string, string> }>} */
const servers = {
  nginx: (hosts) => ({ command: nginxCommand(join(work, 'nginx'), readFileSync(join(hosts, 'nginx.conf'), 'utf8')) }),
  caddy: (hosts, port) => ({
    command: ['caddy', 'run', '--config', join(hosts, 'Caddyfile'), '--adapter', 'caddyfile'],
    env: { SHOP_ADDRESS: `http://127.0.0.1:${port}`, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  }),
};

/**
 * @param {string} name
 * @param {{ port: number, base: string, site: string, routes: readonly string[], headers: Record<string, string> }} served
 */
async function tryHost(name, { port, base, site, routes, headers }) {
  const say = (/** @type {string} */ what) => `${name} with ${base}: ${what}`;
  /** @param {Awaited<ReturnType<typeof get>>} reply @param {string} path */
  const hasHeaders = (reply, path) => {
    for (const [header, value] of Object.entries(headers))
      check(reply.headers[header.toLowerCase()] === value, say(`${path} lacks the header ${header}`));
  };
  for (const route of [...routes, '/no/such/page']) {
    const own = `${route.slice(1)}.html`;
    const file = route !== '/' && readdirSync(site).includes(own) ? own : 'index.html';
    const page = readFileSync(join(site, file));
    for (const [encoding, decode] of /** @type {const} */ ([
      ['gzip', gunzipSync],
      ['identity', (/** @type {Buffer} */ body) => body],
    ])) {
      const reply = await get(port, base + route.slice(1), encoding);
      check(reply.status === 200, say(`${route} is answered with ${reply.status}`));
      check(
        (reply.headers['content-encoding'] ?? 'identity') === encoding,
        say(`${route} does not come as ${encoding}`),
      );
      check(decode(reply.body).equals(page), say(`${route} is not ${file}`));
      check(
        reply.headers['content-type']?.toLowerCase() === 'text/html; charset=utf-8',
        say(`${route} is not HTML in UTF-8`),
      );
      check(reply.headers['cache-control'] === 'no-cache', say(`${route} may be cached`));
      hasHeaders(reply, route);
    }
  }
  if (base !== '/') {
    const bare = await get(port, base.slice(0, -1));
    check(bare.status === 301 && bare.headers.location === base, say('no redirect to the folder'));
    const outside = await get(port, '/elsewhere');
    check(outside.status === 404, say(`/elsewhere is answered with ${outside.status}`));
    for (const [path, reply] of Object.entries({ bare, outside })) hasHeaders(reply, path);
  }
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => extname(file) in types);
  for (const file of files) {
    const reply = await get(port, base + file);
    check(reply.status === 200, say(`${file} is answered with ${reply.status}`));
    check(reply.body.equals(readFileSync(join(site, file))), say(`${file} comes changed`));
    const type = Reflect.get(types, extname(file));
    check(reply.headers['content-type']?.includes(type) ?? false, say(`${file} is ${reply.headers['content-type']}`));
    const isForEver = reply.headers['cache-control']?.includes('immutable') ?? false;
    check(isForEver === file.startsWith('assets/'), say(`${file} is cached with ${reply.headers['cache-control']}`));
    hasHeaders(reply, file);
  }
  for (const missing of ['assets/index-gone.js', 'assets/gone', 'products/gone.avif', 'gone.png']) {
    const reply = await get(port, base + missing);
    check(reply.status === 404, say(`${missing}, which is not there, is answered with ${reply.status}`));
    check(!reply.headers['cache-control']?.includes('immutable'), say(`that ${missing} is missing may be cached`));
    hasHeaders(reply, missing);
  }
  if (name === 'caddy' || nginxHasBrotli) {
    const { body, headers: sent } = await get(port, base, 'br, gzip');
    const page = readFileSync(join(site, 'index.html'));
    check(sent['content-encoding'] === 'br' && brotliDecompressSync(body).equals(page), say('no Brotli'));
  }
  return files.length;
}

/** @param {string} base */
async function tryBase(base) {
  const build = join(work, 'build');
  say(`Building the shop for ${base}`);
  await buildShop(build, { VITE_BACKEND: 'mock', VITE_PROFILE: 'cookies' }, ['--base', base]);
  for (const [name, start] of Object.entries(servers)) {
    const port = await freePort();
    const hosts = join(work, `${name}${base.replaceAll('/', '-')}`);
    await withModule('/tools/deploy/make-host-files.ts', ({ makeHostFiles }) =>
      makeHostFiles({ build, outDir: hosts, port, nginxHasBrotli }),
    );
    const headers = await withModule('/site/security-policy.ts', ({ hostHeaders }) => hostHeaders);
    const routes = await withModule('/domain/shared/paths.ts', (paths) => Object.values(paths.routes));
    const written = spawnSync('node', [join(hosts, 'write-settings.mjs'), join(hosts, 'site')], {
      env: { PATH: process.env.PATH, SHOP_NOTICE: notice },
      encoding: 'utf8',
    });
    check(written.status === 0, `${name}: ${written.stderr}`);
    const { command, env } = start(hosts, port);
    const server = spawn(command[0] ?? '', command.slice(1), {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(server, 'exit');
    /** @type {string[]} */
    const said = [];
    server.stderr.on('data', (text) => said.push(String(text)));
    try {
      await untilAnswered(port);
      const site = join(hosts, 'site');
      const count = await tryHost(name, { port, base, site, routes, headers });
      const home = String((await get(port, base)).body);
      check(home.includes('"notice":"We are closed on \\u003cThanksgiving>."'), `${name} with ${base}: no notice`);
      say(`${name} with ${base}: ${routes.length} routes and ${count} files`);
    } catch (error) {
      throw new Error(`${name} with ${base}: ${String(error)}\n${said.join('')}`);
    } finally {
      server.kill();
      await ended;
    }
  }
}

const command = {
  name: 'npm run try:hosts',
  does: 'Serves the shop with nginx and Caddy on this machine alone, at the root and in a folder, and asks for everything.',
};

await startCommand(command, async () => {
  try {
    const missing = Object.keys(servers).filter((name) => !isInstalled(name));
    if (missing.length > 0)
      throw new Error(
        `This needs ${missing.join(' and ')}: install Debian's packages of that name (apt-get install ${missing.join(' ')}).`,
      );
    for (const base of ['/', '/shop/']) await tryBase(base);
    if (!nginxHasBrotli) say('nginx without Brotli: libnginx-mod-http-brotli-static is not installed');
    say(`${checks} checks, ${failures.length} failed\n${failures.slice(0, 20).join('\n')}`);
    return failures.length === 0 ? 0 : 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
