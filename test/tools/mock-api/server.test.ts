import { expect, it } from 'vitest';
import { Dropped } from '../../../src/tools/mock-api/faults';
import { serve } from '../../../src/tools/mock-api/server';

it('a mistake in a handler is told, and does not look like a lost connection', async () => {
  const failures: Error[] = [new TypeError('rows is undefined'), new Dropped()];
  const server = await serve(() => Promise.reject(failures.shift() ?? new Error('No more.')), 0);
  const reply = await fetch(server.origin);
  expect([reply.status, await reply.text()]).toEqual([500, 'The mock failed: TypeError: rows is undefined\n']);
  await expect(fetch(server.origin)).rejects.toThrow(TypeError);
  await server.close();
});
