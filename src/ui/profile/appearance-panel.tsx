import { Monitor, Moon, Sun } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { AppearanceViewModel } from '../../view-models/profile/appearance.view-model';
import { Segment } from '../components/forms/segment';
import { useViewModel } from '../view-model-context';

/** The same choice as in the footer. */
export const AppearancePanel = observer(function AppearancePanel() {
  const appearance = useViewModel(AppearanceViewModel);
  const titleId = useId();
  return (
    <section className="panel" aria-labelledby={titleId}>
      <div className="panel__head mb-4">
        <h2 id={titleId}>Appearance</h2>
      </div>
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
    </section>
  );
});
