import { AccountPage } from './account-page';
import { AppearancePanel } from './appearance-panel';
import { DeleteAccountPanel } from './delete-account-panel';
import { NotificationsPanel } from './notifications-panel';
import { PasswordPanel } from './password-panel';

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
