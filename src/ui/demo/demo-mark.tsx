import { FlaskConical } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { DemoPanelViewModel } from '../../view-models/demo-panel.view-model';
import { Icon } from '../components/icon';
import '../styles/demo.css';
import { useViewModel } from '../view-model-context';

const DemoPanel = lazy(() => import('./demo-panel').then((file) => ({ default: file.DemoPanel })));

/** Nobody may take a demo for a shop that takes money; the mark opens what the demo can do. */
export const DemoMark = observer(function DemoMark() {
  const panel = useViewModel(DemoPanelViewModel);
  const pill = useRef<HTMLButtonElement>(null);
  useEffect(() => panel.load(), [panel]);
  useDemoLink(panel);
  useTheme(panel.state.theme);

  const pressed = useRef(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that closed the panel has gone with it.
    if (wasOpen.current && !panel.open) pill.current?.focus();
    wasOpen.current = panel.open;
  }, [panel.open]);

  if (panel.open) {
    return (
      <section className="demo is-open" aria-label="Demo controls">
        <Suspense fallback={null}>
          <DemoPanel panel={panel} takesFocus={pressed.current} />
        </Suspense>
      </section>
    );
  }
  const show = () => {
    pressed.current = true;
    panel.toggle();
  };
  return (
    <aside className="demo" aria-label="Demo">
      <button type="button" className="demo__pill" ref={pill} aria-expanded={false} onClick={show}>
        <Icon of={FlaskConical} />
        <span>
          Demo<b> controls</b>
        </span>
      </button>
    </aside>
  );
});

/** `?demo=offline` puts the demo into that scenario, once. */
function useDemoLink(panel: DemoPanelViewModel) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const name = parameters.get('demo');
    if (name === null) return;
    parameters.delete('demo');
    const rest = parameters.toString();
    void panel.follow(name, rest ? `${pathname}?${rest}` : pathname);
  }, [panel, pathname, search]);
}

function useTheme(theme: string) {
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
  }, [theme]);
}
