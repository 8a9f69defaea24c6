import { expect, it } from 'vitest';
import { aMenuGateway, anOrderGateway } from './in-memory-gateways';

it('a call that a test did not expect names itself', async () => {
  await expect(anOrderGateway().find('order-1')).rejects.toThrow('The call find was not expected');
  await expect(aMenuGateway().todaysMenu()).rejects.toThrow('The call todaysMenu was not expected');
});
