import { join, resolve } from 'node:path';
import { Mistake, option } from '../commands/command.mjs';
import { requireFreePorts } from '../commands/free-ports.mjs';
import { anyText, originLike, portNumber } from '../commands/kinds.mjs';
import { builtBase } from './built-base.mjs';

const project = resolve(import.meta.dirname, '../../..');

export const previewCommand = {
  name: 'npm run preview',
  does: 'Serves what was built. Ctrl+C ends it.',
  options: {
    api: option('ORIGIN', "answers the shop's own /api from there, for a backend without https or CORS", {
      ...originLike('http://192.168.1.20:8080'),
      must: 'the origin of a backend, like http://192.168.1.20:8080',
    }),
    outDir: option('FOLDER', 'the build', anyText, 'dist'),
    port: option('PORT', 'the port; 0 takes a free one', portNumber(0, 0), 5173),
  },
};

/** @param {{ api?: string | undefined, outDir: string, port: number }} options */
export async function previewShop({ api, outDir, port }) {
  const base = builtBase(resolve(project, outDir));
  if (base === undefined) throw new Mistake(`${outDir} holds no build of the shop: run npm run build first.`);
  await requireFreePorts(port);
  const { preview } = await import('vite');
  return preview({
    configFile: join(project, 'vite.config.ts'),
    base,
    build: { outDir },
    preview: { port, ...(api === undefined ? {} : { proxy: { '/api/': { target: api, changeOrigin: true } } }) },
  });
}
