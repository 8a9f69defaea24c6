import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Starts a mock made by Prism from the OpenAPI document alone. */
export async function startPrism(): Promise<{ readonly origin: string; stop(): void }> {
  const port = await freePort();
  const program = 'node_modules/@stoplight/prism-cli/dist/index.js';
  const server = spawn('node', [program, 'mock', '-p', `${port}`, 'fixtures/openapi.json']);
  await new Promise<void>((resolve) =>
    server.stdout.on('data', (text) => {
      if (String(text).includes('is listening')) resolve();
    }),
  );
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.kill() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
