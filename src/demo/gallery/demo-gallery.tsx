import { FlaskConical } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useMemo, useState, type MouseEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import { DemoGalleryViewModel } from './demo-gallery.view-model';
import type { StatePictures } from '../../app/profiles/samples';
import { statesByFeature } from '../states/demo-states';
import type { ScreenState } from '../states/screen-state';
import { Icon } from '../../ui/components/icons/icon';
import { PageMeta } from '../../ui/components/page-meta';
import { useShop } from '../../ui/shop-context';
import { useViewModel } from '../../ui/view-model-context';
import './demo-gallery.css';
import { DemoRadioGroup } from '../controls/demo-radio-group';

/** The demo has one storage, so one window shows one state at a time. */
const stateWindow = 'demo-state';
const windows = [
  { value: 'desktop', label: 'Desktop', features: '' },
  { value: 'phone', label: 'Phone', features: 'popup,width=390,height=844' },
];
const appearances = [
  { value: '', label: "Device's own" },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export const DemoGallery = observer(function DemoGallery() {
  const { name } = useShop();
  const [query, setQuery] = useSearchParams();
  const theme = query.get('theme') ?? '';
  const appearance = query.get('appearance') ?? '';
  const look = useMemo(() => ({ theme, appearance }), [theme, appearance]);
  const gallery = useViewModel(DemoGalleryViewModel, look);
  const [size, setSize] = useState(windows[0]);

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!size?.features) return;
    event.preventDefault();
    window.open(event.currentTarget.href, stateWindow, size.features);
  };
  return (
    <div className="gallery">
      <PageMeta title="Gallery" />
      <header className="gallery__head">
        <h1>
          <Icon of={FlaskConical} />
          <span>{`${name}, state by state`}</span>
        </h1>
        <p>
          Each link opens the demo in that very moment, in one window beside this one. What is done next, where there is
          more to do, is written under it.
        </p>
        <p>
          <Link to={paths.home}>Back to the shop</Link>
        </p>
        <div className="gallery__look">
          <DemoRadioGroup
            legend="Look"
            name="gallery-look"
            value={theme}
            options={gallery.themes}
            onChange={(value) => setQuery({ theme: value, appearance })}
          />
          <DemoRadioGroup
            legend="Colors"
            name="gallery-colors"
            value={appearance}
            options={appearances}
            onChange={(value) => setQuery({ theme, appearance: value })}
          />
          <DemoRadioGroup
            legend="Window"
            name="gallery-window"
            value={size?.value ?? ''}
            options={windows}
            onChange={(value) => setSize(windows.find((one) => one.value === value))}
          />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {statesByFeature.map(({ feature, states }) => (
          <section key={feature} aria-label={feature}>
            <h2>{feature}</h2>
            <ul className="gallery__states">
              {states.map((state) => (
                <li key={state.name}>
                  <a href={gallery.links.get(state.name)} target={stateWindow} onClick={open}>
                    {gallery.thumbnails && <Thumbnail of={state.name} on={gallery.thumbnails} />}
                    <span>{state.name}</span>
                  </a>
                  <Steps of={state} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  );
});

interface ThumbnailProps {
  readonly of: string;
  readonly on: StatePictures;
}

function Thumbnail({ of: state, on: { sheet, columns, states } }: ThumbnailProps) {
  const at = states.indexOf(state);
  if (at < 0) return null;
  const percent = (position: number, count: number) => `${(100 * position) / Math.max(1, count - 1)}%`;
  const across = percent(at % columns, columns);
  const down = percent(Math.floor(at / columns), Math.ceil(states.length / columns));
  return (
    <span
      className="gallery__thumbnail"
      style={{
        backgroundImage: `url("${sheet}")`,
        backgroundSize: `${100 * columns}% auto`,
        backgroundPosition: `${across} ${down}`,
      }}
    />
  );
}

function Steps({ of: { steps = [], device } }: { readonly of: ScreenState }) {
  const words = steps.map((step) => ('press' in step ? stepName(step.press) : step.fill));
  if (words.length === 0 && !device) return null;
  const onDevice = device ? `On a ${device}. ` : '';
  const then = words.length > 0 ? `Then: ${words.join(' › ')}` : '';
  return <small>{onDevice + then}</small>;
}

function stepName(name: string): string {
  return name.replace(/, $/, '').replace('{item}', 'the first item');
}
