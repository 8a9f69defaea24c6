import { AccountPage } from './account-page';
import { DeleteAccountPanel } from './delete-account-panel';
import { observer } from 'mobx-react-lite';
import { AppearanceViewModel } from '../../view-models/profile/appearance.view-model';
import { Segment } from '../components/forms/segment';
import { appearanceOptions } from '../appearance-options';
import { useShared, useViewModel } from '../view-model-context';
import { Panel } from '../components/panel';
import { NotificationSettingsViewModel } from '../../view-models/profile/notification-settings.view-model';
import { Switch } from '../components/forms/switch';
import { googlePasswordText } from '../../domain/profile/change-password';
import { PasswordViewModel } from '../../view-models/profile/password.view-model';
import { GoogleIcon } from '../components/icons/google-icon';
import { Notice } from '../components/feedback/notice';
import { PasswordForm } from './password-form';
import { NewTabNote } from '../components/text/new-tab-note';

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

const options = appearanceOptions.map((option) =>
  option.value === 'system' ? { ...option, hint: 'Follows your device' } : option,
);

const AppearancePanel = observer(function AppearancePanel() {
  const appearance = useShared(AppearanceViewModel);
  return (
    <Panel title="Appearance" headClass="mb-4">
      <Segment
        legend="Appearance"
        legendHidden
        name="appearance-setting"
        value={appearance.choice ?? 'system'}
        options={options}
        onChange={appearance.choose}
      />
    </Panel>
  );
});

const notSentYet = 'Not sent yet. We keep your choice on this device.';
const rows = [
  { name: 'orderUpdates', label: 'Order updates', hint: 'We tell you when your order moves, while its page is open.' },
  { name: 'todaysMenu', label: "Today's menu", hint: notSentYet },
  { name: 'offers', label: 'Offers', hint: notSentYet },
] as const;

const NotificationsPanel = observer(function NotificationsPanel() {
  const notifications = useViewModel(NotificationSettingsViewModel);
  return (
    // The toast region already has the name Notifications.
    <Panel title="Notifications" label="Notification settings" tight>
      <div className="rows">
        {rows.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={notifications.choices[name]}
            onChange={(wanted) => notifications.choose(name, wanted)}
          />
        ))}
      </div>
      <p className="small muted mt-3">Saved on this device only.</p>
    </Panel>
  );
});

const googleSecuritySettings = 'https://myaccount.google.com/security';

const PasswordPanel = observer(function PasswordPanel() {
  const password = useViewModel(PasswordViewModel);
  return (
    <Panel title="Password">
      {password.hasPassword ? (
        <PasswordForm password={password} />
      ) : (
        <Notice icon={GoogleIcon}>
          <b>{googlePasswordText}</b>
          <br />
          <span>{'You sign in with Google. '}</span>
          <a href={googleSecuritySettings} target="_blank" rel="noreferrer">
            <span>Open your Google security settings</span>
            <NewTabNote />
          </a>
          <span>{' to change it.'}</span>
        </Notice>
      )}
    </Panel>
  );
});
