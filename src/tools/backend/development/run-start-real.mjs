import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, createServer, preview } from 'vite';

const projectRoot = resolve(import.meta.dirname, '../../../..');
const configFile = join(projectRoot, 'vite.config.ts');

async function main() {
  const { values } = parseArgs({
    options: {
      profile: { type: 'string', default: 'cookies' },
      port: { type: 'string', default: '5173' },
      data: { type: 'string', default: '.data' },
    },
  });
  const port = Number(values.port);
  if (!(port >= 1 && port <= 65_532)) throw new Error(`--port must be a number from 1 to 65532, not "${values.port}".`);
  const shopOrigin = `http://127.0.0.1:${port}`;
  const apiOrigin = `http://127.0.0.1:${port + 1}`;
  const services = { MENU: apiOrigin, AUTH: apiOrigin, ORDER: apiOrigin };
  for (const [name, url] of Object.entries(services)) process.env[`VITE_${name}_API_URL`] = url;
  Object.assign(process.env, { VITE_BACKEND: 'http', VITE_PROFILE: values.profile, VITE_API_URL: apiOrigin });
  Object.assign(process.env, {
    VITE_CHECKOUT_ORIGINS: '',
    VITE_SIGNIN_ORIGINS: '',
    VITE_PICTURE_ORIGINS: '',
    NODE_ENV: 'production',
  });

  const modules = await createServer({
    configFile,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { startRealServices } = await modules.ssrLoadModule('/tools/backend/development/start-real.ts');
  const { origins, close } = await startRealServices({
    profile: values.profile,
    shopOrigin,
    port: port + 1,
    folder: resolve(values.data),
    picturesFolder: join(projectRoot, 'fixtures/images'),
    env: process.env,
  });
  /** @type {import('vite').InlineConfig} */
  const shop = { configFile, logLevel: 'warn', build: { outDir: `.build/real-${port}` } };
  await build(shop);
  const server = await preview({ ...shop, preview: { host: '127.0.0.1', port, strictPort: true } });
  // Vite's own listeners would end the process before the database is closed.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process
      .removeAllListeners(signal)
      .once(signal, () => void Promise.all([close(), modules.close(), server.close()]).then(() => process.exit()));
  process.stdout.write(
    `shop      ${shopOrigin}\nAPI       ${origins.api}/api/v1\nsign-in   ${origins.signIn}\npayment   ${origins.payment}\n` +
      `database  ${process.env.DATABASE_URL ? 'DATABASE_URL' : values.data}\n`,
  );
}

await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
});
