import { describe, expect, it } from 'vitest';
import { emptyMessage } from '../../src/domain/contact/contact-message';
import { ContractFixture, contractShops } from '../support/contract-shops';

const message = {
  name: 'Ann Lee',
  email: 'ann.lee@example.com',
  phone: '',
  subject: 'A party',
  message: 'Forty cookies, please.',
};

describe.each(contractShops)('contact gateway: %s', (_adapter, shopOn) => {
  it('delivers a message', async () => {
    const fixture = await ContractFixture.open();
    await shopOn(fixture).contact.send(message);
    expect(fixture.services.messages()).toEqual([message]);
  });

  it('rejects when the service refuses', async () => {
    await expect(shopOn(await ContractFixture.open()).contact.send(emptyMessage)).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
    });
  });

  it('rejects when the service is down', async () => {
    const fixture = await ContractFixture.open();
    fixture.backend.show('api-down');
    await expect(shopOn(fixture).contact.send(message)).rejects.toMatchObject({ kind: 'refused', status: 503 });
  });
});
