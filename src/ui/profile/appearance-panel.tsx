import { Monitor, Moon, Sun } from 'lucide';
import { observer } from 'mobx-react-lite';
import { AppearanceViewModel } from '../../view-models/profile/appearance.view-model';
import { Segment } from '../components/forms/segment';
import { useShared } from '../view-model-context';
import { Panel } from '../components/panel';

export const AppearancePanel = observer(function AppearancePanel() {
  const appearance = useShared(AppearanceViewModel);
  return (
    <Panel title="Appearance" headClass="mb-4">
      <Segment
        legend="Appearance"
        legendHidden
        name="appearance-setting"
        value={appearance.choice ?? 'system'}
        options={[
          { value: 'system', label: 'System', hint: 'Follows your device', icon: Monitor },
          { value: 'light', label: 'Light', icon: Sun },
          { value: 'dark', label: 'Dark', icon: Moon },
        ]}
        onChange={appearance.choose}
      />
    </Panel>
  );
});
