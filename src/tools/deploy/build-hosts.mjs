import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withModule } from '../backend-check/load.mjs';

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: 'dist' },
    outDir: { type: 'string', default: '.build/hosts' },
    root: { type: 'string' },
    port: { type: 'string', default: '8080' },
    brotli: { type: 'boolean', default: false },
  },
});
const project = resolve(import.meta.dirname, '../../..');
const [build, outDir] = [resolve(project, values.build), resolve(project, values.outDir)];
const port = Number(values.port);

try {
  await withModule('/tools/deploy/make-host-files.ts', ({ makeHostFiles }) =>
    makeHostFiles({ build, outDir, port, root: values.root, nginxHasBrotli: values.brotli }),
  );
  process.stdout.write(`${outDir}: site, nginx.conf, Caddyfile, Dockerfile, write-settings.mjs\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
