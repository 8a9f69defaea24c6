import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { DemoPanelViewModel } from './demo-panel.view-model';
import { useViewModel } from '../../ui/view-model-context';
import { DemoPanel } from './demo-panel';
import { DemoStrip } from './demo-strip';

export interface DemoControlsProps {
  readonly pressed: boolean;
}

export const DemoControls = observer(function DemoControls({ pressed }: DemoControlsProps) {
  const panel = useViewModel(DemoPanelViewModel, pressed);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(pressed);
  useDemoLink(panel);
  useTheme(panel.state.theme);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !panel.open) button.current?.focus();
    wasOpen.current = panel.open;
  }, [panel.open]);

  const toggle = () => {
    takesFocus.current = true;
    panel.toggle();
  };
  return (
    <>
      <DemoStrip ref={button} isOpen={panel.open} onPress={toggle} />
      {panel.open && (
        <section className="demo" aria-label="Demo controls">
          <DemoPanel panel={panel} takesFocus={takesFocus.current} />
        </section>
      )}
    </>
  );
});

/** `?demo=offline` starts that scenario, once. */
function useDemoLink(panel: DemoPanelViewModel) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const queryParams = new URLSearchParams(search);
    const name = queryParams.get('demo');
    if (name === null) return;
    queryParams.delete('demo');
    const rest = queryParams.toString();
    void panel.follow(name, rest ? `${pathname}?${rest}` : pathname);
  }, [panel, pathname, search]);
}

function useTheme(theme: string) {
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
  }, [theme]);
}
