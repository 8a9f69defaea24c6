import { join, resolve } from 'node:path';
import { say, startCommand } from '../commands/command.mjs';
import { requireFreePorts } from '../commands/free-ports.mjs';
import { localApiSettings } from '../commands/local-api-settings.mjs';
import { startModule } from '../commands/typescript.mjs';
import { replySettings } from './mock-api-options.mjs';
import { startHttp } from './start-http-options.mjs';

const projectRoot = resolve(import.meta.dirname, '../../..');
const configFile = join(projectRoot, 'vite.config.ts');

await startCommand(startHttp, async ({ options }) => {
  const { profile, port } = options;
  await requireFreePorts(port, port + 1, port + 2);
  const { build, preview } = await import('vite');
  const shopOrigin = `http://127.0.0.1:${port}`;
  const apiPort = port + 1;
  Object.assign(process.env, localApiSettings(profile, `http://127.0.0.1:${apiPort}`));

  const { server: modules, exports } = await startModule('/tools/mock-api/start.ts');
  const { loadProfile } = await modules.ssrLoadModule('/app/profiles/index.ts');
  const { loadSample } = await modules.ssrLoadModule('/app/profiles/samples.ts');
  const services = await exports.startMockServices({
    sample: await loadSample(profile),
    shop: await loadProfile(profile),
    shopOrigin,
    apiPort,
    hostedPagesPort: port + 2,
    picturesFolder: join(projectRoot, 'fixtures/images'),
    ...replySettings(options),
  });

  /** @type {import('vite').InlineConfig} */
  const shop = { configFile, logLevel: 'warn', build: { outDir: `.build/http-${port}` } };
  say(`Building the shop in http mode into ${shop.build?.outDir}`);
  await build(shop);
  await preview({ ...shop, preview: { host: '127.0.0.1', port, strictPort: true } });
  say(`shop      ${shopOrigin}\nAPI       ${services.api.origin}/api/v1\nelsewhere ${services.hostedPages.origin}`);
});
