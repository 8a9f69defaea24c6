import { describe, expect, it } from 'vitest';
import { SampleServices } from '../../../src/adapters/fallback/sample-services';
import { withFallback, type AnsweredBy } from '../../../src/adapters/fallback/with-fallback';
import type { AccountGateway } from '../../../src/domain/auth/ports';
import { ServiceError, type ServiceErrorKind } from '../../../src/domain/shared/service-error';
import { aSession, aUser } from '../../support/builders';
import { anAccountGateway, aMenuGateway } from '../../support/in-memory-gateways';

const failing = (kind: ServiceErrorKind, status?: number) => () =>
  Promise.reject(new ServiceError(kind, 'failed', status));
const sample = aMenuGateway({ categories: () => Promise.resolve([]) });

describe('a gateway with a fallback', () => {
  it.each<[ServiceErrorKind, number]>([
    ['timeout', 408],
    ['network', 0],
    ['refused', 500],
    ['refused', 503],
    ['refused', 504],
  ])('is answered by the fallback after a %s failure with status %i', async (kind, status) => {
    const service = aMenuGateway({ categories: failing(kind, status) });
    expect(await withFallback(service, sample, ['categories']).categories()).toEqual([]);
  });

  it.each<[ServiceErrorKind, number | undefined]>([
    ['refused', 200],
    ['refused', 400],
    ['refused', 401],
    ['refused', 404],
    ['refused', 408],
    ['refused', 429],
    ['sessionEnded', 511],
    ['invalidReply', undefined],
    ['cancelled', undefined],
  ])('passes on the service’s own answer: %s with status %s', async (kind, status) => {
    const service = aMenuGateway({ categories: failing(kind, status) });
    await expect(withFallback(service, sample, ['categories']).categories()).rejects.toMatchObject({ kind });
  });

  it('reports who answered', async () => {
    const answers: [PropertyKey, AnsweredBy][] = [];
    const services = [failing('network', 0), () => Promise.resolve([]), failing('refused', 404), failing('cancelled')];
    const service = aMenuGateway({ categories: () => services.shift()?.() ?? Promise.resolve([]) });
    const menu = withFallback(service, sample, ['categories'], (...answer) => answers.push(answer));
    while (services.length > 0) await menu.categories().catch(() => undefined);
    expect(answers).toEqual([
      ['categories', 'sample'],
      ['categories', 'service'],
      ['categories', 'none'],
    ]);
  });

  it('is not mistaken for a promise by await', async () => {
    const menu = withFallback(aMenuGateway(), sample, ['categories']);
    expect(await Promise.resolve(menu)).toBe(menu);
  });
});

const unreachable = failing('network', 0);
const user = aUser();
const session = aSession();

describe('the account service with a fallback', () => {
  const fallback = new SampleServices().account(
    anAccountGateway({
      login: unreachable,
      register: unreachable,
      profile: unreachable,
      updateProfile: unreachable,
      changePassword: unreachable,
      googleAuthUrl: unreachable,
      exchangeGoogleCode: unreachable,
      refresh: unreachable,
      uploadAvatar: unreachable,
      logout: unreachable,
    }),
    anAccountGateway({
      login: () => Promise.resolve(session),
      register: () => Promise.resolve(session),
      profile: () => Promise.resolve(user),
      updateProfile: () => Promise.resolve(user),
      changePassword: () => Promise.resolve(),
    }),
  );
  const form = { firstName: '', lastName: '', email: '', phone: '', password: '' };

  it.each<[string, (account: AccountGateway) => Promise<unknown>, unknown]>([
    ['login', (account) => account.login(form), session],
    ['registration', (account) => account.register(form), session],
    ['the current user', (account) => account.profile(), user],
    ['a profile update', (account) => account.updateProfile(form), user],
    ['a password change', (account) => account.changePassword({ currentPassword: '', newPassword: '' }), undefined],
  ])('answers %s with sample data', async (_call, make, answer) => {
    expect(await make(fallback)).toEqual(answer);
  });

  it.each<[string, (account: AccountGateway) => Promise<unknown>]>([
    ['Google’s address', (account) => account.googleAuthUrl()],
    ['Google’s code', (account) => account.exchangeGoogleCode('')],
    ['new tokens', (account) => account.refresh('')],
    ['a photo', (account) => account.uploadAvatar(new File([], ''))],
    ['a logout', (account) => account.logout()],
  ])('has no fallback for %s', async (_call, make) => {
    await expect(make(fallback)).rejects.toMatchObject({ kind: 'network' });
  });
});
