import { once } from 'node:events';
import { createServer } from 'node:net';

/** Rejects with a sentence if a port of this machine is taken. @param {readonly number[]} ports */
export async function requireFreePorts(...ports) {
  for (const port of ports) {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening').catch((error) => {
      throw new Error(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken, perhaps by another shop: end that one, or give another --port.`
          : `Port ${port} cannot be used: ${error.message}.`,
      );
    });
    server.close();
    await once(server, 'close');
  }
}
