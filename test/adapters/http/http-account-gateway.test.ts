import { describe, expect, it } from 'vitest';
import { aSession, aUser } from '../../support/builders';
import { HttpShop, json } from './support/http-shop';

const user = { id: 7, email: 'priya@example.com' };

describe('an access token', () => {
  it.each(['access\n1', '鍵'])('is invalid where it cannot be a header: %j', async (accessToken) => {
    const { account } = new HttpShop(() => json({ accessToken, user }));
    await expect(account.exchangeGoogleCode('code')).rejects.toMatchObject({
      kind: 'invalidReply',
      message: 'Authentication failed: No access token received',
    });
  });
});

describe('who signed in', () => {
  it('is a Google customer after the callback, and an e-mail customer after a login', async () => {
    const { account } = new HttpShop(() => json({ accessToken: 'a', user }));
    expect((await account.exchangeGoogleCode('code')).user).toMatchObject({ id: '7', authProvider: 'google' });
    expect((await account.login({ email: '', password: '' })).user.authProvider).toBe('email');
  });

  it('is what the service sends', async () => {
    const { account } = new HttpShop(() => json({ accessToken: 'a', user: { ...user, authProvider: 'email' } }));
    expect((await account.exchangeGoogleCode('code')).user.authProvider).toBe('email');
  });

  it('stays as in the session where a profile does not tell', async () => {
    const shop = new HttpShop(() => json({ user }));
    shop.sessions.save(aSession({ user: aUser({ authProvider: 'email' }) }));
    expect((await shop.account.profile()).authProvider).toBe('email');
  });
});

describe('a picture', () => {
  it('that is not a File is refused as a bug', () => {
    const { account } = new HttpShop(() => json({}));
    expect(() => account.uploadAvatar({ name: 'me.png', type: 'image/png', size: 1 })).toThrow(TypeError);
  });

  it('that is a script is not shown', async () => {
    const { account } = new HttpShop(() => json({ avatar: 'javascript:alert(1)' }));
    await expect(account.uploadAvatar(new File([], 'me.png'))).rejects.toMatchObject({ kind: 'invalidReply' });
  });
});
