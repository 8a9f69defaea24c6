import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePorts } from '../../../src/tools/commands/free-ports.mjs';

it('a port that is taken is told in a sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(requireFreePorts(port)).rejects.toThrow(`Port ${port} is taken, perhaps by another shop`);
  server.close();
  await once(server, 'close');
  await expect(requireFreePorts(port)).resolves.toBeUndefined();
});
