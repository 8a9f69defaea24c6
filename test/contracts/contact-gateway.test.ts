import { describe, expect, it } from 'vitest';
import { emptyMessage } from '../../src/domain/contact/contact-message';
import { ContractGround, contractShops } from '../support/contract-shops';

const message = {
  name: 'Ann Lee',
  email: 'ann.lee@example.com',
  phone: '',
  subject: 'A party',
  message: 'Forty cookies, please.',
};

describe.each(contractShops)('contact gateway: %s', (_adapter, shopOn) => {
  it('delivers a message', async () => {
    const ground = await ContractGround.open();
    await shopOn(ground).contact.send(message);
    expect(ground.services.messages()).toEqual([message]);
  });

  it('rejects what the service refuses', async () => {
    await expect(shopOn(await ContractGround.open()).contact.send(emptyMessage)).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
    });
  });

  it('rejects when the service is down', async () => {
    const ground = await ContractGround.open();
    ground.backend.show('api-down');
    await expect(shopOn(ground).contact.send(message)).rejects.toMatchObject({ kind: 'refused', status: 503 });
  });
});
