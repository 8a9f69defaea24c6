import { join, resolve } from 'node:path';
import { option, say, startCommand } from '../../commands/command.mjs';
import { requireFreePorts } from '../../commands/free-ports.mjs';
import { anyText, choiceOf, portNumber, shopNames } from '../../commands/kinds.mjs';
import { localApiSettings } from '../../commands/local-api-settings.mjs';
import { startModule } from '../../commands/typescript.mjs';

const projectRoot = resolve(import.meta.dirname, '../../../..');
const configFile = join(projectRoot, 'vite.config.ts');

const command = {
  name: 'npm run start:real',
  does: 'Builds and serves the shop with the reference backend, a sign-in page and a payment page. Ctrl+C ends it.',
  options: {
    profile: option('SHOP', `the shop: ${shopNames().join(' or ')}`, choiceOf(shopNames()), 'cookies'),
    port: option(
      'PORT',
      "the shop's port; API, sign-in and payment page have the three that follow",
      portNumber(3),
      5173,
    ),
    data: option('FOLDER', 'the folder of database and secrets', anyText, '.data'),
  },
};

await startCommand(command, async ({ options: { profile, port, data } }) => {
  await requireFreePorts(port, port + 1, port + 2, port + 3);
  const { build, preview } = await import('vite');
  const shopOrigin = `http://127.0.0.1:${port}`;
  Object.assign(process.env, localApiSettings(profile, `http://127.0.0.1:${port + 1}`));

  const { server: modules, exports } = await startModule('/tools/backend/development/start-real.ts');
  const { origins, close } = await exports.startRealServices({
    profile,
    shopOrigin,
    ports: { api: port + 1, signIn: port + 2, payment: port + 3 },
    folder: resolve(data),
    picturesFolder: join(projectRoot, 'fixtures/images'),
    env: process.env,
  });
  /** @type {import('vite').InlineConfig} */
  const shop = { configFile, logLevel: 'warn', build: { outDir: `.build/real-${port}` } };
  say(`Building the shop in http mode into ${shop.build?.outDir}`);
  await build(shop);
  const server = await preview({ ...shop, preview: { host: '127.0.0.1', port, strictPort: true } });
  // Vite's own listeners would end the process before the database is closed.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process
      .removeAllListeners(signal)
      .once(signal, () => void Promise.all([close(), modules.close(), server.close()]).then(() => process.exit()));
  say(
    `shop      ${shopOrigin}\nAPI       ${origins.api}/api/v1\nsign-in   ${origins.signIn}\npayment   ${origins.payment}\n` +
      `database  ${process.env.DATABASE_URL ? 'DATABASE_URL' : data}`,
  );
});
