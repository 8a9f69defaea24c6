import { Monitor, Moon, Sun } from 'lucide';
import { observer } from 'mobx-react-lite';
import { appearances } from '../../domain/shop/appearance';
import { AppearanceViewModel } from '../../view-models/profile/appearance.view-model';
import { Icon } from '../components/icons/icon';
import { useShared } from '../view-model-context';

const options = {
  system: { label: 'System', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};

export const AppearanceChoice = observer(function AppearanceChoice() {
  const appearance = useShared(AppearanceViewModel);
  const chosen = appearance.choice ?? 'system';
  return (
    <fieldset className="looks">
      <legend className="sr">Appearance</legend>
      {appearances.map((choice) => (
        <label key={choice}>
          <input
            className="cover"
            type="radio"
            name="appearance"
            value={choice}
            checked={chosen === choice}
            onChange={() => appearance.choose(choice)}
          />
          <Icon of={options[choice].icon} />
          <span>{options[choice].label}</span>
        </label>
      ))}
    </fieldset>
  );
});
