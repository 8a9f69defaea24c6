import { join, resolve } from 'node:path';
import { option, say, startCommand } from '../commands/command.mjs';
import { requireFreePorts } from '../commands/free-ports.mjs';
import { portNumber } from '../commands/kinds.mjs';
import { previewShop } from './preview-shop.mjs';

const defaultPort = 5173;
const command = {
  name: 'npm start',
  does: 'Builds the shop and serves it: from dist, on another port from a folder of its own. Its settings are in the environment. Ctrl+C ends it.',
  options: { port: option('PORT', 'where', portNumber(), defaultPort) },
};

await startCommand(command, async ({ options: { port } }) => {
  // The port is looked at before the build, which would empty the folder that another start serves.
  await requireFreePorts(port);
  const { build } = await import('vite');
  const outDir = port === defaultPort ? 'dist' : `.build/start-${port}`;
  say(`Building the shop into ${outDir}`);
  const configFile = join(resolve(import.meta.dirname, '../../..'), 'vite.config.ts');
  await build({ configFile, logLevel: 'warn', build: { outDir } });
  const { resolvedUrls } = await previewShop({ outDir, port });
  say(`The shop is open: ${resolvedUrls?.local[0]}`);
});
