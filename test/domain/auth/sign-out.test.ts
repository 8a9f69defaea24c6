import { describe, expect, it } from 'vitest';
import { SignOut } from '../../../src/domain/auth/sign-out';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aSession } from '../../support/builders';
import { InMemorySession } from '../../support/in-memory';
import { flushPromises } from '../../support/in-memory-device';
import { anAccountGateway } from '../../support/in-memory-gateways';

describe('sign-out', () => {
  it('is local first and does not wait for the server', () => {
    const sessions = new InMemorySession(aSession());
    const neverAnswers = () => new Promise<void>(() => undefined);
    new SignOut(anAccountGateway({ logout: neverAnswers }), sessions).execute();
    expect(sessions.value).toBeUndefined();
  });

  it('tells the server, whose failure changes nothing', async () => {
    const told: string[] = [];
    const logout = () => {
      told.push('logout');
      return Promise.reject(new ServiceError('network', 'offline', 0));
    };
    new SignOut(anAccountGateway({ logout }), new InMemorySession(aSession())).execute();
    await flushPromises();
    expect(told).toEqual(['logout']);
  });
});
