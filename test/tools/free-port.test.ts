import { expect, test } from 'vitest';
import { freePort } from './free-port.mjs';

test('no port is given twice within a minute', async () => {
  const some = () => Promise.all(Array.from({ length: 400 }, freePort));
  const ports = [...(await some()), ...(await some())];
  expect(new Set(ports).size).toBe(ports.length);
});
