import { AccountPage } from './account/account-page';
import { AppearancePanel } from './account/appearance-panel';
import { DeleteAccountPanel } from './account/delete-account-panel';
import { NotificationsPanel } from './account/notifications-panel';
import { PasswordPanel } from './account/password-panel';

export function SettingsScreen() {
  return (
    <AccountPage title="Settings">
      <PasswordPanel />
      <AppearancePanel />
      <NotificationsPanel />
      <DeleteAccountPanel />
    </AccountPage>
  );
}
