import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChangePassword } from '../../../src/domain/profile/change-password';
import { defaultNotifications } from '../../../src/domain/profile/notifications';
import { SettingsScreen } from '../../../src/ui/profile/settings-screen';
import { AppearanceViewModel } from '../../../src/view-models/profile/appearance.view-model';
import { NotificationSettingsViewModel } from '../../../src/view-models/profile/notification-settings.view-model';
import { PasswordViewModel } from '../../../src/view-models/profile/password.view-model';
import { SettingsViewModel } from '../../../src/view-models/profile/settings.view-model';
import { aUser } from '../../support/builders';
import { anAccountGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

const notSentYet = 'Not sent yet. We keep your choice on this device.';

async function showSettings() {
  const { session, overlays, toasts } = await aShop();
  session.show(aUser());
  const password = new PasswordViewModel(new ChangePassword(anAccountGateway()), session, toasts);
  const appearance = new AppearanceViewModel({ load: () => 'system', save: () => undefined });
  const notifications = new NotificationSettingsViewModel({ load: () => defaultNotifications, save: () => undefined });
  const viewModels = [session, overlays, toasts, password, appearance, notifications, new SettingsViewModel()];
  return renderInShop(<SettingsScreen />, viewModels, '/settings');
}

const hintOf = (name: string) => {
  const ids = screen.getByRole('switch', { name }).getAttribute('aria-describedby') ?? '';
  return document.getElementById(ids)?.textContent;
};

it.each(["Today's menu", 'Offers'])('the switch %s says that nothing is sent yet, on and off', async (name) => {
  const { user } = await showSettings();
  const wanted = screen.getByRole<HTMLInputElement>('switch', { name });
  const before = wanted.checked;
  expect(hintOf(name)).toBe(notSentYet);
  await user.click(wanted);
  expect(wanted.checked).toBe(!before);
  expect(hintOf(name)).toBe(notSentYet);
});

it('the switch Order updates says when it tells', async () => {
  await showSettings();
  expect(hintOf('Order updates')).toBe('We tell you when your order moves, while its page is open.');
});
