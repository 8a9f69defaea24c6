import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';
import type { Settings } from '../app/settings.ts';
import { entryChunk } from './bundle-files.ts';

const file = 'service-worker.ts';
const source = readFileSync(join(import.meta.dirname, file), 'utf8');

/** `sw.js` lists the scripts, styles and fonts of one release. A demo needs no network, so it has no worker. */
export function serviceWorkerPlugin({ backend }: Settings): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && backend !== 'mock',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const { code } = await transformWithOxc(source, file, { target: 'esnext' });
      const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(?:js|css|woff2)$/.test(file));
      const release = JSON.stringify({ entry: entryChunk(bundle), files });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `self.release = ${release};\n${code}` });
    },
  };
}
