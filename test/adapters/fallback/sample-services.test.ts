import { describe, expect, it } from 'vitest';
import { SampleServices } from '../../../src/adapters/fallback/sample-services';
import type { AccountGateway } from '../../../src/domain/auth/ports';
import type { MenuGateway } from '../../../src/domain/menu/ports';
import type { SampleDataKind } from '../../../src/domain/shared/ports';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aProduct, aSession, aUser } from '../../support/builders';
import { anAccountGateway } from '../../support/in-memory-gateways';

const form = { firstName: '', lastName: '', email: '', phone: '', password: '' };
const passwords = { currentPassword: '', newPassword: '' };
const outage = new ServiceError('network', 'offline', 0);
const noAnswer: readonly [string, ServiceError][] = [
  ['nothing is there', new ServiceError('refused', 'HTTP 404: Not Found', 404)],
  ['it is asked too often', new ServiceError('refused', 'HTTP 429: Too Many Requests', 429)],
  ['its answer is of the wrong shape', new ServiceError('invalidReply', 'Failed to fetch menu', 200)],
];

type Answering = <Value>(value: Value) => () => Promise<Value>;

const menuOf = (answer: Answering, name: string): MenuGateway => ({
  todaysMenu: answer([aProduct({ name })]),
  preview: answer({ products: [aProduct({ name })], total: 1 }),
  categories: answer([]),
  item: answer(aProduct({ name })),
});
const accountOf = (answer: Answering) =>
  anAccountGateway({
    login: answer(aSession()),
    register: answer(aSession()),
    profile: answer(aUser()),
    updateProfile: answer(aUser()),
    changePassword: answer(undefined),
    logout: answer(undefined),
  });

function shop() {
  const service = { failure: undefined as ServiceError | undefined };
  const answer: Answering = (value) => () =>
    service.failure ? Promise.reject(service.failure) : Promise.resolve(value);
  const always: Answering = (value) => () => Promise.resolve(value);

  const samples = new SampleServices();
  const changes: (SampleDataKind | undefined)[] = [];
  samples.onChange((inUse) => changes.push(inUse));
  const menu = samples.menu(menuOf(answer, 'Real'), menuOf(always, 'Sample'));
  const account = samples.account(accountOf(answer), accountOf(always));
  return { service, samples, menu, account, changes };
}

describe('the sample menu', () => {
  it('is shown while the menu service cannot be reached', async () => {
    const { service, menu, samples, changes } = shop();
    service.failure = outage;
    expect(await menu.todaysMenu()).toMatchObject([{ name: 'Sample' }]);
    expect(samples.inUse()).toBe('sampleMenu');

    service.failure = undefined;
    expect(await menu.todaysMenu()).toMatchObject([{ name: 'Real' }]);
    expect(samples.inUse()).toBeUndefined();
    expect(changes).toEqual(['sampleMenu', undefined]);
  });

  it('is in use as long as any part of what is shown is sample data', async () => {
    const { service, menu, samples } = shop();
    service.failure = outage;
    await menu.todaysMenu();
    service.failure = undefined;
    await menu.categories();
    expect(samples.inUse()).toBe('sampleMenu');
  });

  it.each(noAnswer)('the sample menu does not replace an answer from the service: %s', async (_what, failure) => {
    const { service, menu, samples } = shop();
    service.failure = failure;
    await expect(menu.todaysMenu()).rejects.toBe(failure);
    expect(samples.inUse()).toBeUndefined();
  });
});

describe('the items of a menu with samples', () => {
  it('are marked only where they are samples', async () => {
    const { service, menu } = shop();
    expect((await menu.todaysMenu())[0]).not.toHaveProperty('isSample');
    service.failure = outage;
    expect(await menu.todaysMenu()).toMatchObject([{ isSample: true }]);
    expect((await menu.preview({ limit: 8 })).products).toMatchObject([{ isSample: true }]);
    service.failure = undefined;
    expect((await menu.todaysMenu())[0]).not.toHaveProperty('isSample');
    expect((await menu.preview({ limit: 8 })).products[0]).not.toHaveProperty('isSample');
  });
});

describe('the sample account', () => {
  it.each<[string, (account: AccountGateway) => Promise<unknown>]>([
    ['a login', (account) => account.login(form)],
    ['a registration', (account) => account.register(form)],
    ['the current user', (account) => account.profile()],
    ['a profile update', (account) => account.updateProfile(form)],
    ['a password change', (account) => account.changePassword(passwords)],
  ])('is in use as soon as %s is answered with sample data', async (_call, make) => {
    const { service, account, samples, changes } = shop();
    service.failure = outage;
    await make(account);
    expect(samples.inUse()).toBe('sampleAccount');
    expect(changes).toEqual(['sampleAccount']);
  });

  it.each<[string, ServiceError | undefined, (account: AccountGateway) => Promise<unknown>]>([
    ['the service knows the customer', undefined, (account) => account.profile()],
    [
      'the service does not know the customer',
      new ServiceError('sessionEnded', '', 401),
      (account) => account.profile(),
    ],
    ['the customer signs out', outage, (account) => account.logout()],
  ])('is no longer in use when %s', async (_what, failure, make) => {
    const { service, account, samples } = shop();
    service.failure = outage;
    await account.login(form);
    service.failure = failure;
    await make(account).catch(() => undefined);
    expect(samples.inUse()).toBeUndefined();
  });

  it('is reported together with the sample menu', async () => {
    const { service, account, menu, samples } = shop();
    service.failure = outage;
    await account.login(form);
    await menu.todaysMenu();
    expect(samples.inUse()).toBe('sampleMenuAndAccount');
  });
});
