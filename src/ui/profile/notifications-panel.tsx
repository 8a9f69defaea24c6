import { observer } from 'mobx-react-lite';
import { NotificationsViewModel } from '../../view-models/profile/notification-settings.view-model';
import { Switch } from '../components/forms/switch';
import { useViewModel } from '../view-model-context';
import { Panel } from '../components/panel';

const rows = [
  { name: 'orderUpdates', label: 'Order updates', hint: 'When your order changes while its page is open' },
  { name: 'todaysMenu', label: "Today's menu", hint: 'A short note when the menu is out' },
  { name: 'offers', label: 'Offers', hint: 'At most one email a week' },
] as const;

export const NotificationsPanel = observer(function NotificationsPanel() {
  const notifications = useViewModel(NotificationsViewModel);
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
