import { once } from 'node:events';
import { createServer } from 'node:net';

/** @returns {Promise<number>} Below 32,768: systems give the higher ports to outgoing connections, at any moment. */
export async function freePort() {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
