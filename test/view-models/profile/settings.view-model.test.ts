import { describe, expect, it } from 'vitest';
import type { AccountGateway } from '../../../src/domain/auth/ports';
import type { AuthProvider } from '../../../src/domain/auth/user';
import { ChangePassword } from '../../../src/domain/profile/change-password';
import { defaultNotifications, type NotificationChoices } from '../../../src/domain/profile/notifications';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { NotificationSettingsViewModel } from '../../../src/view-models/profile/notification-settings.view-model';
import { PasswordViewModel } from '../../../src/view-models/profile/password.view-model';
import { SettingsViewModel } from '../../../src/view-models/profile/settings.view-model';
import { aUser } from '../../support/builders';
import { anAccountGateway } from '../../support/in-memory-gateways';
import { aShop } from '../../support/shop';

async function thePassword(
  changePassword: AccountGateway['changePassword'] = () => Promise.reject(new Error('sent')),
  authProvider: AuthProvider = 'email',
) {
  return (await aPasswordForm(changePassword, authProvider)).password;
}

async function aPasswordForm(changePassword: AccountGateway['changePassword'], authProvider: AuthProvider = 'email') {
  const { session, toasts } = await aShop();
  session.show(aUser({ authProvider }));
  const account = anAccountGateway({ changePassword });
  return { session, toasts, password: new PasswordViewModel(new ChangePassword(account), session, toasts) };
}

function fill(password: PasswordViewModel) {
  password.form.fill({ currentPassword: 'secret7', newPassword: 'secret8', confirmPassword: 'secret8' });
}

describe('changing the password', () => {
  it('is for email accounts only', async () => {
    expect((await thePassword()).hasPassword).toBe(true);
    expect((await thePassword(undefined, 'google')).hasPassword).toBe(false);
  });

  it('confirms success, and clears the passwords', async () => {
    const password = await thePassword(async () => undefined);
    fill(password);
    await password.save();
    expect(password.isChanged).toBe(true);
    expect(Object.values(password.form.values)).toEqual(['', '', '']);
  });

  it('sends nothing that is invalid', async () => {
    const password = await thePassword();
    await password.save();
    expect(password.form.errors).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'New password is required',
      confirmPassword: 'Please confirm your new password',
    });
  });

  it.each([
    ['Wrong password', 400, 'Something Went Wrong', 'Wrong password'],
    ['<html>', 503, 'Server Error', 'Password change failed. Please try again.'],
    ['Slow down', 429, 'Too Many Requests', 'Slow down'],
  ])('keeps what was typed when the service answers %s (%i)', async (message, status, title, text) => {
    const password = await thePassword(() => Promise.reject(new ServiceError('refused', message, status)));
    fill(password);
    await password.save();
    expect(password.error).toMatchObject({ title, text });
    expect(password.form.values.newPassword).toBe('secret8');
  });

  it.each(['timeout', 'network'] as const)('says after a %s that it may have been changed', async (kind) => {
    const password = await thePassword(() => Promise.reject(new ServiceError(kind, 'No answer', 0)));
    fill(password);
    await password.save();
    expect(password.error?.text).toBe(
      'Your password may have been changed. If your old one is refused, use the new one.',
    );
    expect(password.form.values.newPassword).toBe('secret8');
  });

  describe('whose form was left before the reply', () => {
    async function leftBefore(
      reply: ServiceError | undefined,
      change: (shop: Awaited<ReturnType<typeof aPasswordForm>>) => void = () => undefined,
    ) {
      const shop = await aPasswordForm(() => (reply ? Promise.reject(reply) : Promise.resolve()));
      fill(shop.password);
      const saved = shop.password.save();
      shop.password.dispose();
      change(shop);
      await saved;
      return shop.toasts.toasts.map(({ text }) => text);
    }

    it.each([
      [undefined, 'Your password has been changed.'],
      [new ServiceError('refused', 'Wrong password', 400), 'Your password was not changed. Wrong password'],
      [new ServiceError('refused', 'Oh dear', 500), 'Your password may not have been changed. Oh dear'],
      [
        new ServiceError('timeout', 'No answer', 408),
        'Your password may have been changed. If your old one is refused, use the new one.',
      ],
    ])('tells in a toast what became of it (%#)', async (reply, text) => {
      expect(await leftBefore(reply)).toEqual([text]);
    });

    it('tells nobody else', async () => {
      expect(await leftBefore(undefined, ({ session }) => session.show(aUser({ id: 'user-2' })))).toEqual([]);
    });
  });

  it('is blocked for Google accounts whatever the page shows', async () => {
    const password = await thePassword(undefined, 'google');
    fill(password);
    await password.save();
    expect(password.error).toEqual({ title: 'Password change not available for Google accounts' });
  });
});

describe('notification choices', () => {
  it('are stored as soon as they are made', () => {
    const kept: NotificationChoices[] = [];
    const notifications = new NotificationSettingsViewModel({
      load: () => ({ ...defaultNotifications, offers: true }),
      save: (choices) => void kept.push(choices),
    });
    notifications.load();
    notifications.choose('todaysMenu', true);
    expect(kept).toEqual([{ orderUpdates: true, todaysMenu: true, offers: true }]);
    expect(notifications.choices.todaysMenu).toBe(true);
  });

  it('a choice leaves what another tab has chosen meanwhile', () => {
    let stored: NotificationChoices = { ...defaultNotifications, offers: true };
    const notifications = new NotificationSettingsViewModel({
      load: () => stored,
      save: (choices) => (stored = choices),
    });
    notifications.load();
    stored = { ...stored, offers: false };
    notifications.choose('todaysMenu', true);
    expect(stored).toEqual({ orderUpdates: true, todaysMenu: true, offers: false });
    expect(notifications.choices).toEqual(stored);
  });
});

describe('deleting the account', () => {
  it('asks first, then explains how to ask support', () => {
    const settings = new SettingsViewModel();
    settings.askToDelete();
    expect(settings.deletion).toBe('asked');
    settings.keepAccount();
    expect(settings.deletion).toBe('no');
    settings.confirmDeletion();
    expect(settings.deletion).toBe('explained');
  });
});
