import { join, resolve } from 'node:path';
import { build, createServer, preview } from 'vite';
import { localApiSettings, parseOptions } from './start-http-options.mjs';

const projectRoot = resolve(import.meta.dirname, '../../..');
const configFile = join(projectRoot, 'vite.config.ts');

async function main() {
  const { profile, port, ...replies } = parseOptions(process.argv.slice(2));
  const shopOrigin = `http://127.0.0.1:${port}`;
  const apiPort = port + 1;
  Object.assign(process.env, localApiSettings(profile, `http://127.0.0.1:${apiPort}`));

  // The mock services would otherwise switch the shop's build to development mode.
  process.env.NODE_ENV = 'production';
  const modules = await createServer({
    configFile,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { startMockServices } = await modules.ssrLoadModule('/tools/mock-api/start.ts');
  const { loadProfile } = await modules.ssrLoadModule('/app/profiles/index.ts');
  const { loadSample } = await modules.ssrLoadModule('/app/profiles/samples.ts');
  const services = await startMockServices({
    sample: await loadSample(profile),
    shop: await loadProfile(profile),
    shopOrigin,
    apiPort,
    hostedPagesPort: port + 2,
    picturesFolder: join(projectRoot, 'fixtures/images'),
    ...replies,
  });

  /** @type {import('vite').InlineConfig} */
  const shop = { configFile, logLevel: 'warn', build: { outDir: `.build/http-${port}` } };
  await build(shop);
  await preview({ ...shop, preview: { host: '127.0.0.1', port, strictPort: true } });
  process.stdout.write(
    `shop      ${shopOrigin}\nAPI       ${services.api.origin}/api/v1\nelsewhere ${services.hostedPages.origin}\n`,
  );
}

await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
});
