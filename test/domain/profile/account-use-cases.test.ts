import { describe, expect, it } from 'vitest';
import type { ProfileChange } from '../../../src/domain/auth/ports';
import { ChangePassword } from '../../../src/domain/profile/change-password';
import { ChangePhoto } from '../../../src/domain/profile/change-photo';
import { maxAvatarBytes } from '../../../src/domain/profile/avatar-file';
import { ReadProfile } from '../../../src/domain/profile/read-profile';
import { UpdateProfile } from '../../../src/domain/profile/update-profile';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { aSession, aUser } from '../../support/builders';
import { InMemorySession } from '../../support/in-memory';
import { anAccountGateway, anyPicture } from '../../support/in-memory-gateways';

const change: ProfileChange = { firstName: ' Ada ', lastName: 'Raman', email: ' ada@example.com ', phone: '' };
const failure = new ServiceError('refused', 'Profile update failed. Please try again.', 500);
const ada = aUser({ firstName: 'Ada' });
const oldPhoto = 'https://cdn.example.com/old.png';
const newPhoto = 'https://cdn.example.com/new.png';

describe('updating the profile', () => {
  it("sends the trimmed form, and stores the service's answer", async () => {
    const sessions = new InMemorySession(aSession());
    const sent: ProfileChange[] = [];
    const account = anAccountGateway({ updateProfile: async (typed) => (sent.push(typed), ada) });
    expect(await new UpdateProfile(account, sessions).execute(change)).toEqual({ kind: 'saved', user: ada });
    expect(sent).toEqual([{ firstName: 'Ada', lastName: 'Raman', email: 'ada@example.com', phone: '' }]);
    expect(sessions.value).toEqual(aSession({ user: ada }));
  });

  it('sends nothing that is invalid', async () => {
    const update = new UpdateProfile(anAccountGateway(), new InMemorySession(aSession()));
    expect(await update.execute({ ...change, firstName: ' ' })).toEqual({
      kind: 'invalid',
      errors: { firstName: 'First name is required' },
    });
  });

  it('changes nothing on this device when the service fails', async () => {
    const sessions = new InMemorySession(aSession());
    const account = anAccountGateway({ updateProfile: () => Promise.reject(failure) });
    expect(await new UpdateProfile(account, sessions).execute(change)).toEqual({ kind: 'failed', error: failure });
    expect(sessions.value).toEqual(aSession());
  });

  it("is not saved by a reply with another customer's details", async () => {
    const sessions = new InMemorySession(aSession());
    const account = anAccountGateway({ updateProfile: async () => aUser({ id: 'user-2' }) });
    expect(await new UpdateProfile(account, sessions).execute(change)).toEqual({
      kind: 'failed',
      error: new ServiceError('invalidReply', 'Profile update failed. Please try again.'),
    });
    expect(sessions.value).toEqual(aSession());
  });

  it.each([
    ['has no photo', undefined],
    ['still has the old photo', oldPhoto],
  ])('keeps a photo that was changed while the service answered, if the answer %s', async (_what, avatar) => {
    const sessions = new InMemorySession(aSession({ user: aUser({ avatar: oldPhoto }) }));
    const updateProfile = async () => {
      sessions.save(aSession({ user: aUser({ avatar: newPhoto }) }));
      return aUser({ ...ada, ...(avatar && { avatar }) });
    };
    const outcome = await new UpdateProfile(anAccountGateway({ updateProfile }), sessions).execute(change);
    const saved = { ...ada, avatar: newPhoto };
    expect(outcome).toEqual({ kind: 'saved', user: saved });
    expect(sessions.value?.user).toEqual(saved);
  });

  it.each([
    ['keeps the photo if the answer has none', ada, oldPhoto],
    ['takes the photo of the answer', { ...ada, avatar: newPhoto }, newPhoto],
  ])('%s', async (_what, answer, avatar) => {
    const sessions = new InMemorySession(aSession({ user: aUser({ avatar: oldPhoto }) }));
    await new UpdateProfile(anAccountGateway({ updateProfile: async () => answer }), sessions).execute(change);
    expect(sessions.value?.user).toEqual({ ...ada, avatar });
  });

  it('keeps the photo of a customer who signed in again while the service answered', async () => {
    const sessions = new InMemorySession();
    const updateProfile = async () => {
      sessions.save(aSession({ user: aUser({ avatar: newPhoto }) }));
      return { ...ada, avatar: oldPhoto };
    };
    await new UpdateProfile(anAccountGateway({ updateProfile }), sessions).execute(change);
    expect(sessions.value?.user.avatar).toBe(newPhoto);
  });

  it('gives nobody the photo of another customer who signed in meanwhile', async () => {
    const sessions = new InMemorySession(aSession());
    const updateProfile = async () => {
      sessions.save(aSession({ user: aUser({ id: 'user-2', avatar: newPhoto }) }));
      return ada;
    };
    const outcome = await new UpdateProfile(anAccountGateway({ updateProfile }), sessions).execute(change);
    expect(outcome).toEqual({ kind: 'saved', user: ada });
  });

  it('does not sign in again after a sign-out', async () => {
    const sessions = new InMemorySession();
    await new UpdateProfile(anAccountGateway({ updateProfile: async () => ada }), sessions).execute(change);
    expect(sessions.value).toBeUndefined();
  });
});

describe('reading the profile', () => {
  const account = anAccountGateway({ profile: async () => ada });

  it("stores the service's answer", async () => {
    const sessions = new InMemorySession(aSession());
    expect(await new ReadProfile(account, sessions).execute(new AbortController().signal)).toBe(ada);
    expect(sessions.value?.user).toBe(ada);
  });

  it('stores nothing after a cancel', async () => {
    const sessions = new InMemorySession(aSession());
    await new ReadProfile(account, sessions).execute(AbortSignal.abort());
    expect(sessions.value).toEqual(aSession());
  });
});

describe('changing the photo', () => {
  const photo = { name: 'me.png', type: 'image/png', size: maxAvatarBytes };

  it('stores the URL of the new picture', async () => {
    const sessions = new InMemorySession(aSession());
    const account = anAccountGateway({ uploadAvatar: async () => 'https://cdn.example.com/me.png' });
    const outcome = await new ChangePhoto(account, sessions, anyPicture).execute(aUser(), photo);
    expect(outcome).toMatchObject({ kind: 'saved', user: { avatar: 'https://cdn.example.com/me.png' } });
    expect(sessions.value?.user.avatar).toBe('https://cdn.example.com/me.png');
  });

  it('does not overwrite a name that changed during the upload', async () => {
    const sessions = new InMemorySession(aSession());
    const uploadAvatar = async () => {
      sessions.save(aSession({ user: ada }));
      return 'https://cdn.example.com/me.png';
    };
    const outcome = await new ChangePhoto(anAccountGateway({ uploadAvatar }), sessions, anyPicture).execute(
      aUser(),
      photo,
    );
    const changed = { ...ada, avatar: 'https://cdn.example.com/me.png' };
    expect(outcome).toEqual({ kind: 'saved', user: changed });
    expect(sessions.value?.user).toEqual(changed);
  });

  it('does not sign in again after a sign-out during the upload', async () => {
    const sessions = new InMemorySession(aSession());
    const uploadAvatar = async () => {
      sessions.clear();
      return 'https://cdn.example.com/me.png';
    };
    const outcome = await new ChangePhoto(anAccountGateway({ uploadAvatar }), sessions, anyPicture).execute(
      aUser(),
      photo,
    );
    expect(outcome.kind).toBe('saved');
    expect(sessions.value).toBeUndefined();
  });

  it('does not give the picture to another customer', async () => {
    const sessions = new InMemorySession(aSession());
    const other = aSession({ user: aUser({ id: 'user-2' }) });
    const uploadAvatar = async () => {
      sessions.save(other);
      return 'https://cdn.example.com/me.png';
    };
    await new ChangePhoto(anAccountGateway({ uploadAvatar }), sessions, anyPicture).execute(aUser(), photo);
    expect(sessions.value).toEqual(other);
  });

  it.each([
    ['no image', { ...photo, type: 'application/pdf' }, 'Please choose an image file'],
    ['larger than 5 MB', { ...photo, size: maxAvatarBytes + 1 }, 'The image must be 5 MB or smaller'],
  ])('sends nothing that is %s', async (_case, file, message) => {
    const outcome = await new ChangePhoto(anAccountGateway(), new InMemorySession(), anyPicture).execute(aUser(), file);
    expect(outcome).toEqual({ kind: 'unfit', message });
  });

  it('sends nothing that this browser cannot show', async () => {
    const reader = { canShow: async () => false };
    const sessions = new InMemorySession(aSession());
    const outcome = await new ChangePhoto(anAccountGateway(), sessions, reader).execute(aUser(), photo);
    expect(outcome).toEqual({
      kind: 'unfit',
      message: "We couldn't read this picture. Please choose another, for example a JPEG or PNG.",
    });
  });

  it.each([
    ['a sign-out', undefined],
    ['the sign-in of another customer', aSession({ user: aUser({ id: 'user-2' }) })],
  ])('sends nothing after %s while the picture was read', async (_what, session) => {
    const sessions = new InMemorySession(aSession());
    const reader = {
      canShow: async () => {
        sessions.value = session;
        return true;
      },
    };
    const outcome = await new ChangePhoto(anAccountGateway(), sessions, reader).execute(aUser(), photo);
    expect(outcome).toMatchObject({ kind: 'failed', error: { kind: 'sessionEnded' } });
  });

  it('does not replace the picture when the service fails', async () => {
    const sessions = new InMemorySession(aSession());
    const account = anAccountGateway({ uploadAvatar: () => Promise.reject(failure) });
    expect(await new ChangePhoto(account, sessions, anyPicture).execute(aUser(), photo)).toEqual({
      kind: 'failed',
      error: failure,
    });
    expect(sessions.value).toEqual(aSession());
  });
});

describe('changing the password', () => {
  const form = { currentPassword: 'secret7', newPassword: 'secret8', confirmPassword: 'secret8' };
  const email = aUser({ authProvider: 'email' });

  it('sends the current and the new one', async () => {
    const sent: unknown[] = [];
    const account = anAccountGateway({ changePassword: async (typed) => void sent.push(typed) });
    expect(await new ChangePassword(account).execute(email, form)).toEqual({ kind: 'changed' });
    expect(sent).toEqual([{ currentPassword: 'secret7', newPassword: 'secret8' }]);
  });

  it('is blocked for Google accounts', async () => {
    expect(await new ChangePassword(anAccountGateway()).execute(aUser(), form)).toEqual({
      kind: 'blocked',
      message: 'Password change not available for Google accounts',
    });
  });

  it('sends nothing that is invalid', async () => {
    const outcome = await new ChangePassword(anAccountGateway()).execute(email, { ...form, confirmPassword: 'x' });
    expect(outcome).toEqual({ kind: 'invalid', errors: { confirmPassword: 'Passwords do not match' } });
  });

  it('reports why the service refused', async () => {
    const account = anAccountGateway({ changePassword: () => Promise.reject(failure) });
    expect(await new ChangePassword(account).execute(email, form)).toEqual({ kind: 'failed', error: failure });
  });
});
