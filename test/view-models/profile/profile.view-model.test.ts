import { describe, expect, it } from 'vitest';
import type { AccountGateway, ProfileChange } from '../../../src/domain/auth/ports';
import type { User } from '../../../src/domain/auth/user';
import { ChangePhoto } from '../../../src/domain/profile/change-photo';
import { ReadProfile } from '../../../src/domain/profile/read-profile';
import { UpdateProfile } from '../../../src/domain/profile/update-profile';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { ProfilePhotoViewModel } from '../../../src/view-models/profile/profile-photo.view-model';
import { ProfileViewModel } from '../../../src/view-models/profile/profile.view-model';
import { aSession, aUser } from '../../support/builders';
import { InMemoryProfileDrafts } from '../../support/in-memory';
import { flushPromises } from '../../support/in-memory-device';
import { anAccountGateway, anyPicture } from '../../support/in-memory-gateways';
import { aShop } from '../../support/shop';

const ada = aUser({ firstName: 'Ada' });
const failure = new ServiceError('refused', 'HTTP 500: Internal Server Error', 500);

async function theProfile(calls: Partial<AccountGateway> = {}, drafts = new InMemoryProfileDrafts()) {
  const shop = await aShop();
  const account = anAccountGateway({ profile: async () => aUser(), updateProfile: async () => ada, ...calls });
  const profile = new ProfileViewModel(
    new ReadProfile(account, shop.sessions),
    new UpdateProfile(account, shop.sessions),
    shop.session,
    shop.time,
    drafts,
  );
  const photo = new ProfilePhotoViewModel(
    new ChangePhoto(account, shop.sessions, anyPicture),
    shop.session,
    shop.toasts,
  );
  return { ...shop, profile, photo, drafts };
}

describe('profile', () => {
  it('shows the newest details of the service, in the whole app', async () => {
    const { profile, session, sessions } = await theProfile({ profile: async () => ada });
    await profile.load();
    expect(profile.user).toEqual(ada);
    expect(session.user).toEqual(ada);
    expect(sessions.value?.user).toEqual(ada);
  });

  it('shows the stored details if the service cannot be read, with an error', async () => {
    const { profile } = await theProfile({ profile: () => Promise.reject(failure) });
    await profile.load();
    expect(profile.user).toEqual(aUser());
    expect(profile.readError?.title).toBe('Server Error');
  });

  it('adds the phone of a customer whose Google account has no last name', async () => {
    const sent: ProfileChange[] = [];
    const oneName = aUser({ firstName: 'Suharto', lastName: '' });
    const { profile, session, sessions } = await theProfile({
      updateProfile: async (change) => {
        sent.push(change);
        return { ...oneName, phone: change.phone };
      },
    });
    sessions.save(aSession({ user: oneName }));
    session.show(oneName);
    profile.edit();
    profile.form.set('phone', '+12145550100');
    await profile.save();
    expect(profile.form.errors).toEqual({});
    expect(sent).toMatchObject([{ firstName: 'Suharto', lastName: '', phone: '+12145550100' }]);
    expect(profile.mode).toBe('view');
  });

  it("saves, and shows 'Profile updated successfully!' for 3 seconds", async () => {
    const { profile, time, session } = await theProfile();
    profile.edit();
    profile.form.set('firstName', 'Ada');
    await profile.save();
    expect(profile.mode).toBe('view');
    expect(profile.isJustSaved).toBe(true);
    expect(session.user).toEqual(ada);
    await time.advance(2999);
    expect(profile.isJustSaved).toBe(true);
    await time.advance(1);
    expect(profile.isJustSaved).toBe(false);
  });

  it('sends nothing that is invalid', async () => {
    const { profile } = await theProfile({ updateProfile: () => Promise.reject(new Error('sent')) });
    profile.edit();
    profile.form.set('email', 'ada@');
    await profile.save();
    expect(profile.mode).toBe('edit');
    expect(profile.form.errors).toEqual({ email: 'Email is invalid' });
  });

  it('keeps what was typed when the save fails', async () => {
    const { profile } = await theProfile({ updateProfile: () => Promise.reject(failure) });
    profile.edit();
    profile.form.set('firstName', 'Ada');
    await profile.save();
    expect(profile.mode).toBe('edit');
    expect(profile.form.values.firstName).toBe('Ada');
    expect(profile.isDirty).toBe(true);
    expect(profile.saveError).toMatchObject({
      title: 'Server Error',
      text: 'Something broke on our side, not on yours. Try again in a moment.',
    });
  });

  it.each([
    ['the service said no', new ServiceError('refused', 'M422', 422), 'Something Went Wrong', true],
    ['the service broke', failure, 'Server Error', false],
    ['no answer came', new ServiceError('timeout', 'Too slow', 408), 'Request Timeout', false],
    ['the network failed', new ServiceError('network', 'Offline', 0), 'Unable to Load', false],
    ['the reply had the wrong shape', new ServiceError('invalidReply', 'M'), 'Something Went Wrong', false],
  ])('knows that nothing was changed only if the service refused: %s', async (_case, error, title, nothingChanged) => {
    const { profile } = await theProfile({ updateProfile: () => Promise.reject(error) });
    profile.edit();
    await profile.save();
    expect(profile.saveError).toMatchObject({ title, nothingChanged });
  });

  it('has unsaved changes only while the form differs from the details', async () => {
    const { profile } = await theProfile();
    expect(profile.isDirty).toBe(false);
    profile.edit();
    profile.form.set('phone', '+1 214 555 0100');
    expect(profile.isDirty).toBe(true);
    profile.form.set('phone', '');
    expect(profile.isDirty).toBe(false);
    profile.form.set('phone', '7');
    profile.cancel();
    expect(profile.mode).toBe('view');
    expect(profile.isDirty).toBe(false);
  });

  it('keeps what was typed when late details arrive, and takes those for the rest', async () => {
    const { profile } = await theProfile({ profile: async () => ada });
    profile.edit();
    profile.form.set('lastName', 'Lovelace');
    await profile.load();
    expect(profile.form.values).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
  });
});

describe('a profile that is saved in another tab while it is edited here', () => {
  async function editedInTwoTabs(there = ada) {
    const shop = await theProfile();
    shop.profile.edit();
    shop.profile.form.set('lastName', 'Lovelace');
    shop.profile.form.set('email', 'ada@');
    shop.profile.form.submit();
    shop.sessions.changeElsewhere(aSession({ user: there }));
    return shop;
  }

  it('takes the new details for the fields that were not changed here', async () => {
    const { profile } = await editedInTwoTabs({ ...ada, lastName: 'King', phone: '+12145550100' });
    expect(profile.form.values).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@',
      phone: '+12145550100',
    });
    expect(profile.form.errors).toEqual({ email: 'Email is invalid' });
    expect(profile.isDirty).toBe(true);
  });

  it('a profile has no unsaved changes once another tab has saved the same', async () => {
    const { profile } = await editedInTwoTabs({ ...ada, lastName: 'Lovelace', email: 'ada@' });
    expect(profile.isDirty).toBe(false);
  });

  it.each<[string, (profile: ProfileViewModel) => void]>([
    ['was discarded', (profile) => profile.discard()],
    ['was left', (profile) => profile.dispose()],
  ])('takes nothing once it %s', async (_what, end) => {
    const { profile, sessions } = await editedInTwoTabs();
    end(profile);
    sessions.changeElsewhere(aSession());
    expect(profile.form.values.firstName).toBe('Ada');
  });

  it('takes nothing of another customer', async () => {
    const { profile } = await editedInTwoTabs({ ...ada, id: 'user-2' });
    expect(profile.form.values.firstName).toBe('Priya');
  });
});

describe('a profile whose reply is late', () => {
  function answeredLater<Answer>() {
    let answer: (value: Answer) => void = () => undefined;
    const call = () => new Promise<Answer>((resolve) => (answer = resolve));
    return { call, answer: (value: Answer) => answer(value) };
  }
  const file = { name: 'me.png', type: 'image/png', size: 10 };
  const avatar = 'https://cdn.test/me.png';
  const other = aUser({ id: 'user-2', firstName: 'Grace' });

  async function theLateProfile() {
    const reading = answeredLater<User>();
    const saving = answeredLater<User>();
    const upload = answeredLater<string>();
    const shop = await theProfile({
      profile: reading.call,
      updateProfile: saving.call,
      uploadAvatar: upload.call,
    });
    const read = shop.profile.load();
    shop.profile.edit();
    const saved = shop.profile.save();
    const sent = shop.photo.send(file);
    const answerAll = async () => {
      reading.answer(ada);
      saving.answer(ada);
      upload.answer(avatar);
      await Promise.all([read, saved, sent]);
    };
    return { ...shop, reading, saving, upload, read, saved, sent, answerAll };
  }

  it('does not sign in a customer who has signed out since', async () => {
    const { session, sessions, answerAll } = await theLateProfile();
    session.signOut();
    await answerAll();
    expect(session.user).toBeUndefined();
    expect(sessions.value).toBeUndefined();
  });

  it('does not show its details for another customer who signed in since', async () => {
    const { session, sessions, answerAll } = await theLateProfile();
    session.signOut();
    sessions.save(aSession({ user: other }));
    session.show(other);
    await answerAll();
    expect(session.user).toEqual(other);
    expect(sessions.value?.user).toEqual(other);
  });

  it('does not bring back the old name read before the save', async () => {
    const { session, sessions, reading, saving, read, saved } = await theLateProfile();
    saving.answer(ada);
    await saved;
    reading.answer(aUser());
    await read;
    expect(session.user).toEqual(ada);
    expect(sessions.value?.user).toEqual(ada);
  });

  it('does not bring back the old name or photo with the new photo or name', async () => {
    const { session, sessions, reading, saving, upload, read, saved, sent } = await theLateProfile();
    saving.answer(ada);
    await saved;
    upload.answer(avatar);
    await sent;
    reading.answer(aUser());
    await read;
    expect(session.user).toEqual({ ...ada, avatar });
    expect(sessions.value?.user).toEqual({ ...ada, avatar });
  });

  it('is the last one requested', async () => {
    const answers = [Promise.resolve().then(() => aUser()), Promise.resolve(ada)];
    const { profile, session } = await theProfile({ profile: () => answers.shift() ?? Promise.reject(failure) });
    await Promise.all([profile.load(), profile.load()]);
    expect(session.user).toEqual(ada);
  });

  it('changes nothing on a page that was left, but is saved for the app', async () => {
    const { profile, session, saving, saved, time } = await theLateProfile();
    profile.dispose();
    saving.answer(ada);
    await saved;
    expect(session.user).toEqual(ada);
    expect(profile.isJustSaved).toBe(false);
    expect(time.waitingCount).toBe(0);
  });

  it('shows no error on a page that was left', async () => {
    const { profile } = await theProfile({ profile: () => Promise.reject(failure) });
    const read = profile.load();
    profile.dispose();
    await read;
    expect(profile.readError).toBeUndefined();
  });
});

describe('a profile form whose session ends', () => {
  async function typedUntilTheEnd() {
    const ended = new ServiceError('sessionEnded', 'Unauthorized', 401);
    const shop = await theProfile({ updateProfile: () => Promise.reject(ended) });
    shop.profile.edit();
    shop.profile.form.set('lastName', 'Lovelace');
    const saved = shop.profile.save();
    shop.authErrorChannel.report();
    shop.profile.dispose();
    await saved;
    return shop;
  }

  it('is restored, once, when the same customer signs in again', async () => {
    const { drafts } = await typedUntilTheEnd();
    const { profile } = await theProfile({}, drafts);
    profile.edit();
    expect(profile.form.values.lastName).toBe('Lovelace');
    expect(profile.isDirty).toBe(true);
    profile.cancel();
    profile.edit();
    expect(profile.form.values.lastName).toBe('Raman');
  });

  it('is restored on newer details: only what was typed is stored', async () => {
    const { drafts } = await typedUntilTheEnd();
    const { profile, session } = await theProfile({}, drafts);
    session.show(ada);
    profile.edit();
    expect(profile.form.values).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
  });

  it('is not restored for another customer', async () => {
    const { drafts } = await typedUntilTheEnd();
    const { profile, session } = await theProfile({}, drafts);
    session.show(aUser({ id: 'user-2', lastName: 'Hopper' }));
    profile.edit();
    expect(profile.form.values.lastName).toBe('Hopper');
  });

  it.each<[string, (profile: ProfileViewModel) => void]>([
    ['was discarded', (profile) => profile.discard()],
    ['was cancelled', (profile) => profile.cancel()],
    ['was left unchanged', (profile) => profile.form.set('lastName', 'Raman')],
  ])('is not stored if it %s', async (_what, give) => {
    const { profile, session, drafts } = await theProfile();
    profile.edit();
    profile.form.set('lastName', 'Lovelace');
    give(profile);
    session.signOut();
    profile.dispose();
    expect(drafts.typed.size).toBe(0);
  });
});

describe('profile photo', () => {
  const file = { name: 'me.png', type: 'image/png', size: 10 };

  it('is shown in the whole app once it is saved', async () => {
    const { photo, session } = await theProfile({ uploadAvatar: async () => 'https://cdn.test/me.png' });
    await photo.send(file);
    expect(session.user?.avatar).toBe('https://cdn.test/me.png');
    expect(photo.reply?.kind).toBe('saved');
  });

  it.each([
    [{ ...file, type: 'text/plain' }, 'Please choose an image file'],
    [{ ...file, size: 5 * 1024 * 1024 + 1 }, 'The image must be 5 MB or smaller'],
  ])('shows what is wrong with %j', async (unfit, text) => {
    const { photo } = await theProfile();
    await photo.send(unfit);
    expect(photo.reply).toEqual({ kind: 'error', text });
  });

  it('shows why it was not saved', async () => {
    const { photo } = await theProfile({
      uploadAvatar: () => Promise.reject(new ServiceError('timeout', 'Too slow', 408)),
    });
    await photo.send(file);
    expect(photo.reply).toMatchObject({ kind: 'error', title: 'Request Timeout', text: 'Too slow' });
    expect(photo.isPending).toBe(false);
  });

  it.each([
    ['HTTP 413: Payload Too Large', 'This image is too large. Please choose a smaller one, 5 MB at most.'],
    ['Images of up to 2 MB, please', 'Images of up to 2 MB, please'],
  ])('names the limit if it is too large for the service, which says "%s"', async (message, text) => {
    const { photo } = await theProfile({
      uploadAvatar: () => Promise.reject(new ServiceError('refused', message, 413)),
    });
    await photo.send(file);
    expect(photo.reply).toMatchObject({ kind: 'error', text });
  });

  describe('whose form was left during the upload', () => {
    const tooSlow = new ServiceError('timeout', 'Too slow', 408);

    async function leftDuringUpload(change: (shop: Awaited<ReturnType<typeof theProfile>>) => void = () => undefined) {
      let fail: (error: ServiceError) => void = () => undefined;
      const uploadAvatar = () => new Promise<string>((_resolve, reject) => (fail = reject));
      const shop = await theProfile({ uploadAvatar });
      const sent = shop.photo.send(file);
      await flushPromises();
      shop.photo.dispose();
      change(shop);
      fail(tooSlow);
      await sent;
      return shop;
    }

    it('tells in a toast that it was not saved', async () => {
      const { toasts, photo } = await leftDuringUpload();
      expect(toasts.toasts).toMatchObject([
        { text: 'Your new photo was not saved. Too slow', urgent: true, isPersonal: true },
      ]);
      expect(photo.reply).toBeUndefined();
    });

    it('tells nobody else', async () => {
      const { toasts } = await leftDuringUpload(({ session }) => session.show(aUser({ id: 'user-2' })));
      expect(toasts.toasts).toEqual([]);
    });

    it('profile photo whose form was left during the upload is shown without a word when it is saved', async () => {
      const { photo, session, toasts } = await theProfile({ uploadAvatar: async () => 'https://cdn.test/me.png' });
      const sent = photo.send(file);
      photo.dispose();
      await sent;
      expect(session.user?.avatar).toBe('https://cdn.test/me.png');
      expect(toasts.toasts).toEqual([]);
    });
  });
});
