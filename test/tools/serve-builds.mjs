import { preview } from 'vite';
import { builds } from './builds.mjs';

// Serves the builds under browser test, all in one process. The first one starts last: once it answers, all do.
for (const { outDir, port } of builds.toReversed()) {
  await preview({ build: { outDir }, preview: { port, strictPort: true }, logLevel: 'warn' });
}
