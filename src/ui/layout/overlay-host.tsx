import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ShellViewModel } from '../../view-models/shell.view-model';
import { ToastsViewModel } from '../../view-models/toasts.view-model';
import { useParts } from '../parts';
import { useViewModel } from '../view-model-context';
import { ErrorBoundary } from './error-boundary';

/** The dialog that lies over the page. It belongs to its page: going elsewhere closes it. */
export const OverlayHost = observer(function OverlayHost() {
  const shell = useViewModel(ShellViewModel);
  const toasts = useViewModel(ToastsViewModel);
  const { overlays, forgetFailures } = useParts();
  const { pathname } = useLocation();
  useEffect(() => () => shell.leavePage(), [shell, pathname]);

  if (!shell.overlay) return null;
  const Overlay = overlays[shell.overlay.kind];
  const giveUp = () => {
    forgetFailures();
    shell.leavePage();
    toasts.show({ text: 'This could not be opened. Please try again.', urgent: true });
  };
  return (
    <ErrorBoundary visit={shell.overlay.kind} onBroken={giveUp} fallback={() => null}>
      <Suspense fallback={null}>
        <Overlay />
      </Suspense>
    </ErrorBoundary>
  );
});
