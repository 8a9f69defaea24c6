import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DemoMarkViewModel } from './demo-mark.view-model';
import { ErrorBoundary } from '../../ui/layout/error-boundary';
import { useLazyComponents } from '../../ui/lazy-components';
import { LazyFallback } from '../../ui/lazy-fallback';
import { useViewModel } from '../../ui/view-model-context';
import { DemoStrip } from './demo-strip';

/** Marks every page as a demo, so that it is not mistaken for a real shop. Opens the demo controls. */
export const DemoMark = observer(function DemoMark() {
  const mark = useViewModel(DemoMarkViewModel);
  const { demoControls: DemoControls } = useLazyComponents();
  const { search } = useLocation();
  useEffect(() => mark.arrive(search), [mark, search]);

  if (!mark.wanted || !DemoControls) return <DemoStrip onPress={mark.press} />;
  return (
    <ErrorBoundary fallback={(retry) => <DemoStrip onPress={retry} />}>
      <LazyFallback value={<DemoStrip onPress={mark.press} />}>
        <DemoControls pressed={mark.pressed} />
      </LazyFallback>
    </ErrorBoundary>
  );
});
