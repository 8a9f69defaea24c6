import { join, resolve } from 'node:path';
import { build, createServer, preview } from 'vite';
import { readOptions, settingsBeside } from './start-http-options.mjs';

const projectRoot = resolve(import.meta.dirname, '../..');
const configFile = join(projectRoot, 'vite.config.ts');

/**
 * Starts the shop as it is with real services: the shop, its API, and the pages of Google and of the hosted checkout,
 * each on an origin of its own. `--profile home-kitchen` starts the other shop, `--port` moves all three.
 */
async function main() {
  const { profile, port, checkoutReading } = readOptions(process.argv.slice(2));
  const shopOrigin = `http://127.0.0.1:${port}`;
  const apiPort = port + 1;
  Object.assign(process.env, settingsBeside(profile, `http://127.0.0.1:${apiPort}`));

  // Loading the services' modules must not make the shop's build one for development.
  process.env.NODE_ENV = 'production';
  const modules = await createServer({
    configFile,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { startMockServices } = await modules.ssrLoadModule('/mock-api/start.ts');
  const { loadSample } = await modules.ssrLoadModule('/app/profiles/samples.ts');
  const services = await startMockServices({
    sample: await loadSample(profile),
    timeZone: 'America/Chicago',
    shopOrigin,
    apiPort,
    standInPort: port + 2,
    picturesFolder: join(projectRoot, 'fixtures/images'),
    checkoutReading,
  });

  /** @type {import('vite').InlineConfig} */
  const shop = { configFile, logLevel: 'warn', build: { outDir: `.build/http-${port}` } };
  await build(shop);
  await preview({ ...shop, preview: { host: '127.0.0.1', port, strictPort: true } });
  process.stdout.write(
    `shop      ${shopOrigin}\nAPI       ${services.api.origin}/api/v1\nelsewhere ${services.hostedPages.origin}\n`,
  );
}

await main().catch((problem) => {
  process.stderr.write(`${problem.message}\n`);
  process.exit(2);
});
