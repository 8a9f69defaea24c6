import { describe, expect, it } from 'vitest';
import type { AccountGateway } from '../../src/domain/auth/ports';
import { ChangePhoto } from '../../src/domain/profile/change-photo';
import { ReadProfile } from '../../src/domain/profile/read-profile';
import { UpdateProfile } from '../../src/domain/profile/update-profile';
import { ServiceError } from '../../src/domain/shared/service-error';
import { ProfilePhotoViewModel } from '../../src/view-models/profile-photo.view-model';
import { ProfileViewModel } from '../../src/view-models/profile.view-model';
import { aUser } from '../support/builders';
import { anAccountGateway } from '../support/in-memory-gateways';
import { aShop } from '../support/shop';

const ada = aUser({ firstName: 'Ada' });
const failure = new ServiceError('refused', 'HTTP 500: Internal Server Error', 500);

async function theProfile(calls: Partial<AccountGateway> = {}) {
  const shop = await aShop();
  const account = anAccountGateway({ profile: async () => aUser(), updateProfile: async () => ada, ...calls });
  const profile = new ProfileViewModel(
    new ReadProfile(account, shop.sessions),
    new UpdateProfile(account, shop.sessions),
    shop.session,
    shop.time,
  );
  const photo = new ProfilePhotoViewModel(new ChangePhoto(account, shop.sessions), shop.session);
  return { ...shop, profile, photo };
}

describe('profile', () => {
  it('shows the newest details of the service, in the whole app', async () => {
    const { profile, session, sessions } = await theProfile({ profile: async () => ada });
    await profile.load();
    expect([profile.user, session.user, sessions.value?.user]).toEqual([ada, ada, ada]);
  });

  it('shows what this device knew last where the service can not be read, and says so', async () => {
    const { profile } = await theProfile({ profile: () => Promise.reject(failure) });
    await profile.load();
    expect([profile.user, profile.readProblem?.title]).toEqual([aUser(), 'Server Error']);
  });

  it("saves, and says 'Profile updated successfully!' for 3 seconds", async () => {
    const { profile, time, session } = await theProfile();
    profile.edit();
    profile.form.set('firstName', 'Ada');
    await profile.save();
    expect([profile.mode, profile.justSaved, session.user]).toEqual(['view', true, ada]);
    await time.advance(2999);
    expect(profile.justSaved).toBe(true);
    await time.advance(1);
    expect(profile.justSaved).toBe(false);
  });

  it('sends nothing that is invalid', async () => {
    const { profile } = await theProfile({ updateProfile: () => Promise.reject(new Error('sent')) });
    profile.edit();
    profile.form.set('email', 'ada@');
    await profile.save();
    expect([profile.mode, profile.form.errors]).toEqual(['edit', { email: 'Email is invalid' }]);
  });

  it('keeps what was typed when the save fails', async () => {
    const { profile } = await theProfile({ updateProfile: () => Promise.reject(failure) });
    profile.edit();
    profile.form.set('firstName', 'Ada');
    await profile.save();
    expect([profile.mode, profile.form.values.firstName, profile.isDirty]).toEqual(['edit', 'Ada', true]);
    expect(profile.saveProblem).toBe('HTTP 500: Internal Server Error');
  });

  it('has its own words where the service has none that can be read', async () => {
    const unreadable = new ServiceError('refused', '<html>', 500);
    const { profile } = await theProfile({ updateProfile: () => Promise.reject(unreadable) });
    profile.edit();
    await profile.save();
    expect(profile.saveProblem).toBe('Profile update failed. Please try again.');
  });

  it('has unsaved changes only while something else is typed than is known', async () => {
    const { profile } = await theProfile();
    expect(profile.isDirty).toBe(false);
    profile.edit();
    profile.form.set('phone', '+1 214 555 0100');
    expect(profile.isDirty).toBe(true);
    profile.form.set('phone', '');
    expect(profile.isDirty).toBe(false);
    profile.form.set('phone', '7');
    profile.cancel();
    expect([profile.mode, profile.isDirty]).toEqual(['view', false]);
  });

  it('is not overwritten while it is edited by details that come late', async () => {
    const { profile } = await theProfile({ profile: async () => ada });
    profile.edit();
    profile.form.set('lastName', 'Lovelace');
    await profile.load();
    expect(profile.form.values).toMatchObject({ firstName: 'Priya', lastName: 'Lovelace' });
  });
});

describe('profile photo', () => {
  const file = { name: 'me.png', type: 'image/png', size: 10 };

  it('is shown in the whole app once it is saved', async () => {
    const { photo, session } = await theProfile({ uploadAvatar: async () => 'https://cdn.test/me.png' });
    await photo.send(file);
    expect([session.user?.avatar, photo.reply?.kind]).toEqual(['https://cdn.test/me.png', 'saved']);
  });

  it.each([
    [{ ...file, type: 'text/plain' }, 'Please choose an image file'],
    [{ ...file, size: 5 * 1024 * 1024 + 1 }, 'The image must be 5 MB or smaller'],
  ])('says what is wrong with %j', async (unfit, text) => {
    const { photo } = await theProfile();
    await photo.send(unfit);
    expect(photo.reply).toEqual({ kind: 'problem', text });
  });

  it('says why it was not saved', async () => {
    const { photo } = await theProfile({
      uploadAvatar: () => Promise.reject(new ServiceError('timeout', 'Too slow', 408)),
    });
    await photo.send(file);
    expect([photo.reply, photo.sending]).toEqual([{ kind: 'problem', text: 'Too slow' }, false]);
  });
});
