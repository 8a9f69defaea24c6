import { spawn } from 'node:child_process';
import { freePort } from '../tools/free-port.mjs';

/** Prism makes its mock from the OpenAPI document alone. */
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
