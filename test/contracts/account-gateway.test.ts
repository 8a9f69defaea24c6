import { describe, expect, it } from 'vitest';
import { aRegistration } from '../support/builders';
import { ContractFixture, contractShops } from '../support/contract-shops';

const ann = { email: 'ann.lee@example.com', password: 'secret7' };
const change = { firstName: 'Anna', lastName: 'Lee', email: 'anna@example.com', phone: '+12145550100' };

describe.each(contractShops)('account gateway, sign-in: %s', (_adapter, shopOn) => {
  it('returns an absolute Google URL with a state', async () => {
    const url = new URL(await shopOn(await ContractFixture.open()).account.googleAuthUrl());
    expect(url.origin).toBe('https://shop.test');
    expect(url.searchParams.get('state')).toEqual(expect.stringMatching(/./));
  });

  it('exchanges a Google code for a session', async () => {
    const fixture = await ContractFixture.open();
    const session = await shopOn(fixture).account.exchangeGoogleCode(fixture.services.accounts.issueGoogleCode());
    expect(session).toMatchObject({
      user: { firstName: 'Priya', lastName: 'Raman', authProvider: 'google' },
      accessToken: expect.stringMatching(/./),
    });
  });

  it('exchanges a Google code only once', async () => {
    const fixture = await ContractFixture.open();
    const { account } = shopOn(fixture);
    const code = fixture.services.accounts.issueGoogleCode();
    await account.exchangeGoogleCode(code);
    await expect(account.exchangeGoogleCode(code)).rejects.toMatchObject({
      kind: 'refused',
      message: 'Failed to authenticate with Google',
    });
  });

  it('registers a customer, who can then log in', async () => {
    const { account } = shopOn(await ContractFixture.open());
    await account.register(aRegistration(ann));
    expect((await account.login(ann)).user).toMatchObject({
      firstName: 'Priya',
      email: ann.email,
      authProvider: 'email',
    });
  });

  it('refuses a wrong password without ending the session', async () => {
    const fixture = await ContractFixture.open();
    const { account } = shopOn(fixture);
    await account.register(aRegistration(ann));
    const login = account.login({ ...ann, password: 'wrong77' });
    await expect(login).rejects.toMatchObject({
      kind: 'refused',
      status: 401,
      message: 'Login failed. Please try again.',
    });
    expect(fixture.authErrorCount).toBe(0);
  });

  it('refuses to register an email address twice', async () => {
    const { account } = shopOn(await ContractFixture.open());
    await account.register(aRegistration(ann));
    const again = account.register(aRegistration({ ...ann, email: ann.email.toUpperCase() }));
    await expect(again).rejects.toMatchObject({ kind: 'refused', status: 409 });
  });

  it('exchanges a refresh token for new tokens', async () => {
    const fixture = await ContractFixture.open();
    const { account } = shopOn(fixture);
    const session = fixture.signInDemoCustomer();
    const renewed = await account.refresh(session.refreshToken ?? '');
    fixture.sessions.save({ ...session, ...renewed });
    expect((await account.profile()).firstName).toBe('Priya');
  });

  it('refuses to refresh without a refresh token', async () => {
    await expect(shopOn(await ContractFixture.open()).account.refresh('')).rejects.toMatchObject({
      kind: 'refused',
      message: 'No refresh token found',
    });
  });

  it('refuses an unknown refresh token', async () => {
    await expect(shopOn(await ContractFixture.open()).account.refresh('nope')).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  it('signs a customer out', async () => {
    await expect(shopOn(await ContractFixture.open()).account.logout()).resolves.toBeUndefined();
  });
});

describe.each(contractShops)('account gateway, signed in: %s', (_adapter, shopOn) => {
  it('reads the profile', async () => {
    const fixture = await ContractFixture.open();
    const { user } = fixture.signInDemoCustomer();
    expect(await shopOn(fixture).account.profile()).toMatchObject({ id: user.id, email: 'priya.raman@example.com' });
  });

  it('persists a profile change', async () => {
    const fixture = await ContractFixture.open();
    const { account } = shopOn(fixture);
    fixture.signInNewcomer();
    expect(await account.updateProfile(change)).toMatchObject(change);
    expect(await account.profile()).toMatchObject(change);
  });

  it('persists a profile change that keeps the email address', async () => {
    const fixture = await ContractFixture.open();
    const { account } = shopOn(fixture);
    const { email } = fixture.signInNewcomer().user;
    expect(await account.updateProfile({ ...change, email })).toMatchObject({ ...change, email });
  });

  it('persists a new password', async () => {
    const fixture = await ContractFixture.open();
    const { account } = shopOn(fixture);
    fixture.signInNewcomer();
    await account.changePassword({ currentPassword: ann.password, newPassword: 'changed' });
    await expect(account.login(ann)).rejects.toMatchObject({ status: 401 });
    expect((await account.login({ ...ann, password: 'changed' })).user.email).toBe(ann.email);
  });

  it('ends the other sessions of a customer with a new password', async () => {
    const fixture = await ContractFixture.open();
    const { account } = shopOn(fixture);
    const other = fixture.signInDemoCustomer();
    const former = fixture.signInNewcomer();
    const current = fixture.signInNewcomer();
    await account.changePassword({ currentPassword: ann.password, newPassword: 'changed' });
    expect(fixture.services.accounts.customerOf(former.accessToken)).toBeUndefined();
    expect(fixture.services.accounts.customerOf(current.accessToken)?.email).toBe(ann.email);
    expect(fixture.services.accounts.customerOf(other.accessToken)?.id).toBe(other.user.id);
  });

  it('refuses a wrong current password without ending the session', async () => {
    const fixture = await ContractFixture.open();
    fixture.signInNewcomer();
    const changing = shopOn(fixture).account.changePassword({ currentPassword: 'wrong77', newPassword: 'changed' });
    await expect(changing).rejects.toMatchObject({
      kind: 'refused',
      message: 'Password change failed. Please try again.',
    });
    expect(fixture.sessions.load()).toBeDefined();
  });

  it('returns the URL of the new picture', async () => {
    const fixture = await ContractFixture.open();
    fixture.signInDemoCustomer();
    const photo = new File(['pixels'], 'me.png', { type: 'image/png' });
    expect(await shopOn(fixture).account.uploadAvatar(photo)).toMatch(/./);
  });

  it('ends a session the service no longer accepts and reports it once', async () => {
    const fixture = await ContractFixture.open();
    const { account } = shopOn(fixture);
    fixture.signInDemoCustomer();
    fixture.services.accounts.expireSessions();
    const calls = await Promise.allSettled([account.profile(), account.profile()]);
    expect(calls).toMatchObject([{ reason: { kind: 'sessionEnded' } }, { reason: { kind: 'sessionEnded' } }]);
    expect(fixture.authErrorCount).toBe(1);
    expect(fixture.sessions.load()).toBeUndefined();
  });
});
