import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, createServer, preview } from 'vite';

/**
 * Starts the shop as it is with real services: the shop, its API, and the pages of Google and of the hosted checkout,
 * each on an origin of its own. `--profile home-kitchen` starts the other shop, `--port` moves all three.
 */
const projectRoot = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'cookies' },
    port: { type: 'string', default: '5173' },
    'checkout-reading': { type: 'string', default: 'paymentCheckout' },
  },
});
const port = Number(values.port);
const shopOrigin = `http://127.0.0.1:${port}`;

// Loading the services' modules must not make the shop's build one for development.
process.env.NODE_ENV = 'production';
const modules = await createServer({
  configFile: join(projectRoot, 'vite.config.ts'),
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { startMockServices } = await modules.ssrLoadModule('/mock-api/start.ts');
const { loadSample } = await modules.ssrLoadModule('/app/profiles/samples.ts');
const services = await startMockServices({
  sample: await loadSample(values.profile),
  timeZone: 'America/Chicago',
  shopOrigin,
  apiPort: port + 1,
  standInPort: port + 2,
  picturesFolder: join(projectRoot, 'fixtures/images'),
  checkoutReading: values['checkout-reading'],
});

process.env.VITE_BACKEND = 'http';
process.env.VITE_PROFILE = values.profile;
process.env.VITE_API_URL = services.api.origin;
/** @type {import('vite').InlineConfig} */
const shop = {
  configFile: join(projectRoot, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: `.build/http-${port}` },
};
await build(shop);
await preview({ ...shop, preview: { host: '127.0.0.1', port, strictPort: true } });
process.stdout.write(
  `shop      ${shopOrigin}\nAPI       ${services.api.origin}/api/v1\nelsewhere ${services.standIns.origin}\n`,
);
