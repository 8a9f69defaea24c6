import { describe, expect, it } from 'vitest';
import { aRegistration, aSession, aUser } from '../../support/builders';
import { HttpShop, json } from './support/http-shop';

const user = { id: 7, email: 'priya@example.com' };

describe('an access token', () => {
  it.each(['access\n1', '鍵'])('an access token is invalid where it cannot be a header: %j', async (accessToken) => {
    const { account } = new HttpShop(() => json({ accessToken, user }));
    await expect(account.exchangeGoogleCode('code')).rejects.toMatchObject({
      kind: 'invalidReply',
      message: 'Authentication failed: No access token received',
    });
    await expect(account.refresh('refresh-1')).rejects.toMatchObject({ kind: 'invalidReply' });
  });
});

describe('who signed in', () => {
  it('is a Google customer after the callback, and an email customer after a login', async () => {
    const { account } = new HttpShop(() => json({ accessToken: 'a', user }));
    expect((await account.exchangeGoogleCode('code')).user).toMatchObject({ id: '7', authProvider: 'google' });
    expect((await account.login({ email: '', password: '' })).user.authProvider).toBe('email');
  });

  it("is a Google customer by Google's own button, and an email customer after a registration", async () => {
    const { account } = new HttpShop(() => json({ accessToken: 'a', user }));
    expect((await account.googleLogin('id-token')).user.authProvider).toBe('google');
    expect((await account.register(aRegistration())).user.authProvider).toBe('email');
  });

  it.each(['google', 'email'])('who signed in is what the service sends: %s', async (authProvider) => {
    const { account } = new HttpShop(() => json({ accessToken: 'a', user: { ...user, authProvider } }));
    expect((await account.exchangeGoogleCode('code')).user.authProvider).toBe(authProvider);
    expect((await account.login({ email: '', password: '' })).user.authProvider).toBe(authProvider);
  });

  it('has empty names where the service sends none', async () => {
    const { account } = new HttpShop(() => json({ user }));
    expect(await account.profile()).toMatchObject({ firstName: '', lastName: '' });
  });

  it('stays as in the session where a profile does not say', async () => {
    const shop = new HttpShop(() => json({ user }));
    shop.sessions.save(aSession({ user: aUser({ authProvider: 'email' }) }));
    expect((await shop.account.profile()).authProvider).toBe('email');
  });

  it('is a Google customer where neither says', async () => {
    const shop = new HttpShop(() => json({ user }));
    shop.sessions.clear();
    expect((await shop.account.profile()).authProvider).toBe('google');
  });
});

describe('a session without a refresh token', () => {
  it('asks the service for nothing', async () => {
    const shop = new HttpShop(() => json({ accessToken: 'access-2' }));
    await expect(shop.account.refresh('')).rejects.toMatchObject({
      kind: 'refused',
      message: 'No refresh token found',
    });
    expect(shop.requests).toEqual([]);
  });
});

describe('a picture', () => {
  it('a picture that is not a File is refused as a bug', () => {
    const { account } = new HttpShop(() => json({}));
    expect(() => account.uploadAvatar({ name: 'me.png', type: 'image/png', size: 1 })).toThrow(
      new TypeError('Only a File of the browser can be uploaded'),
    );
  });

  it('a picture that is a script is not shown', async () => {
    const { account } = new HttpShop(() => json({ avatar: 'javascript:alert(1)' }));
    await expect(account.uploadAvatar(new File([], 'me.png'))).rejects.toMatchObject({ kind: 'invalidReply' });
  });
});
