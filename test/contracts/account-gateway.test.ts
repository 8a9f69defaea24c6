import { describe, expect, it } from 'vitest';
import { aRegistration } from '../support/builders';
import { ContractGround, contractShops } from '../support/contract-shops';

const ann = { email: 'ann.lee@example.com', password: 'secret7' };
const change = { firstName: 'Anna', lastName: 'Lee', email: 'anna@example.com', phone: '+12145550100' };

describe.each(contractShops)('account gateway, signing in: %s', (_adapter, shopOn) => {
  it('names an absolute address of Google that carries a state', async () => {
    const url = new URL(await shopOn(await ContractGround.open()).account.googleAuthUrl());
    expect(url.origin).toBe('https://shop.test');
    expect(url.searchParams.get('state')).toEqual(expect.stringMatching(/./));
  });

  it('exchanges a Google code for a session', async () => {
    const ground = await ContractGround.open();
    const session = await shopOn(ground).account.exchangeGoogleCode(ground.services.accounts.issueGoogleCode());
    expect(session).toMatchObject({
      user: { firstName: 'Priya', lastName: 'Raman', authProvider: 'google' },
      accessToken: expect.stringMatching(/./),
    });
  });

  it('exchanges a Google code only once', async () => {
    const ground = await ContractGround.open();
    const { account } = shopOn(ground);
    const code = ground.services.accounts.issueGoogleCode();
    await account.exchangeGoogleCode(code);
    await expect(account.exchangeGoogleCode(code)).rejects.toMatchObject({
      kind: 'refused',
      message: 'Failed to authenticate with Google',
    });
  });

  it('registers a customer, who can then log in', async () => {
    const { account } = shopOn(await ContractGround.open());
    await account.register(aRegistration(ann));
    expect((await account.login(ann)).user).toMatchObject({
      firstName: 'Priya',
      email: ann.email,
      authProvider: 'email',
    });
  });

  it('refuses a wrong password and ends no session over it', async () => {
    const ground = await ContractGround.open();
    const { account } = shopOn(ground);
    await account.register(aRegistration(ann));
    const login = account.login({ ...ann, password: 'wrong77' });
    await expect(login).rejects.toMatchObject({
      kind: 'refused',
      status: 401,
      message: 'Login failed. Please try again.',
    });
    expect(ground.authErrorCount).toBe(0);
  });

  it('refuses to register an address twice', async () => {
    const { account } = shopOn(await ContractGround.open());
    await account.register(aRegistration(ann));
    const again = account.register(aRegistration({ ...ann, email: ann.email.toUpperCase() }));
    await expect(again).rejects.toMatchObject({ kind: 'refused', status: 409 });
  });

  it('gives new tokens for a refresh token', async () => {
    const ground = await ContractGround.open();
    const { account } = shopOn(ground);
    const session = ground.signInDemoCustomer();
    const renewed = await account.refresh(session.refreshToken ?? '');
    ground.sessions.save({ ...session, ...renewed });
    expect((await account.profile()).firstName).toBe('Priya');
  });

  it('refreshes nothing without a refresh token', async () => {
    await expect(shopOn(await ContractGround.open()).account.refresh('')).rejects.toMatchObject({
      kind: 'refused',
      message: 'No refresh token found',
    });
  });

  it('refuses a refresh token nobody issued', async () => {
    await expect(shopOn(await ContractGround.open()).account.refresh('nope')).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  it('lets a customer out', async () => {
    await expect(shopOn(await ContractGround.open()).account.logout()).resolves.toBeUndefined();
  });
});

describe.each(contractShops)('account gateway, signed in: %s', (_adapter, shopOn) => {
  it('reads the profile', async () => {
    const ground = await ContractGround.open();
    const { user } = ground.signInDemoCustomer();
    expect(await shopOn(ground).account.profile()).toMatchObject({ id: user.id, email: 'priya.raman@example.com' });
  });

  it('changes the profile for good', async () => {
    const ground = await ContractGround.open();
    const { account } = shopOn(ground);
    ground.signInNewcomer();
    expect(await account.updateProfile(change)).toMatchObject(change);
    expect(await account.profile()).toMatchObject(change);
  });

  it('changes the password for good', async () => {
    const ground = await ContractGround.open();
    const { account } = shopOn(ground);
    ground.signInNewcomer();
    await account.changePassword({ currentPassword: ann.password, newPassword: 'changed' });
    await expect(account.login(ann)).rejects.toMatchObject({ status: 401 });
    expect((await account.login({ ...ann, password: 'changed' })).user.email).toBe(ann.email);
  });

  it('refuses a wrong current password without ending the session', async () => {
    const ground = await ContractGround.open();
    ground.signInNewcomer();
    const changing = shopOn(ground).account.changePassword({ currentPassword: 'wrong77', newPassword: 'changed' });
    await expect(changing).rejects.toMatchObject({
      kind: 'refused',
      message: 'Password change failed. Please try again.',
    });
    expect(ground.sessions.load()).toBeDefined();
  });

  it('says where the new picture is', async () => {
    const ground = await ContractGround.open();
    ground.signInDemoCustomer();
    const photo = new File(['pixels'], 'me.png', { type: 'image/png' });
    expect(await shopOn(ground).account.uploadAvatar(photo)).toMatch(/./);
  });

  it('ends a session the service no longer accepts, and says so once', async () => {
    const ground = await ContractGround.open();
    const { account } = shopOn(ground);
    ground.signInDemoCustomer();
    ground.services.accounts.expireSessions();
    const calls = await Promise.allSettled([account.profile(), account.profile()]);
    expect(calls).toMatchObject([{ reason: { kind: 'sessionEnded' } }, { reason: { kind: 'sessionEnded' } }]);
    expect(ground.authErrorCount).toBe(1);
    expect(ground.sessions.load()).toBeUndefined();
  });
});
