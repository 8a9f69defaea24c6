import { preview } from 'vite';
import { builds } from './builds.mjs';

/**
 * Files are sent as they are: to compress them for each page anew took a third of the CPU of this server.
 * @type {import('vite').Plugin}
 */
const sentAsTheyAre = {
  name: 'sent-as-they-are',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _reply, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
};

// Serves the builds under browser test, all in one process. The first one starts last: once it answers, all do.
for (const { outDir, port } of builds.toReversed()) {
  const { httpServer } = await preview({
    plugins: [sentAsTheyAre],
    build: { outDir },
    preview: { port, strictPort: true },
    logLevel: 'warn',
  });
  // Idle connections stay open: a request that a test sends just as one is closed gets no answer.
  if ('keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 0;
}
