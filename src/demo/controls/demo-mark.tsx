import { observer } from 'mobx-react-lite';
import { type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { DemoMarkViewModel } from './demo-mark.view-model';
import { ErrorBoundary } from '../../ui/layout/error-boundary';
import { LazyFallback } from '../../ui/lazy-fallback';
import { useViewModel } from '../../ui/view-model-context';
import type { DemoControlsProps } from './demo-controls';
import { DemoStrip } from './demo-strip';

export interface DemoMarkProps {
  readonly Controls: ComponentType<DemoControlsProps>;
}

/** Every page is marked as a demo, so that no visitor takes it for a real shop. */
export const DemoMark = observer(function DemoMark({ Controls }: DemoMarkProps) {
  const { search } = useLocation();
  const mark = useViewModel(DemoMarkViewModel, search);

  if (!mark.wanted) return <DemoStrip onPress={mark.press} />;
  return (
    <ErrorBoundary fallback={(retry) => <DemoStrip onPress={retry} />}>
      <LazyFallback value={<DemoStrip onPress={mark.press} />}>
        <Controls pressed={mark.pressed} />
      </LazyFallback>
    </ErrorBoundary>
  );
});
