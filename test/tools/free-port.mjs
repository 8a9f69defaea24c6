import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, statSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(tmpdir(), `storefront-ports-${process.getuid?.() ?? ''}`);
/** ms. A server listens on its port by then. */
const reservation = 60_000;

/**
 * A port of 127.0.0.1 on which nothing listens. For a minute, no other test, process or checkout is given the same port.
 * @returns {Promise<number>} Below 32,768: systems give the higher ports to outgoing connections, at any moment.
 */
export async function freePort() {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  if (!reserve(port)) return freePort();
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

/** @param {number} port */
function reserve(port) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, String(port));
  try {
    closeSync(openSync(file, 'wx'));
  } catch {
    if (Date.now() - statSync(file).mtimeMs < reservation) return false;
    utimesSync(file, new Date(), new Date());
  }
  return true;
}
