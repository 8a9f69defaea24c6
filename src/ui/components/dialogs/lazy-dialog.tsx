import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ToastsViewModel } from '../../../view-models/shell/toasts.view-model';
import { useParts } from '../../lazy-components';
import { useViewModel } from '../../view-model-context';
import { ErrorBoundary } from '../../layout/error-boundary';

interface LateDialogProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog that is loaded when it is opened. One that can not be loaded, or breaks, says so and is closed. */
export function LateDialog({ children, onClose }: LateDialogProps) {
  const toasts = useViewModel(ToastsViewModel);
  const { forgetFailures } = useParts();
  const { key } = useLocation();
  const giveUp = () => {
    forgetFailures();
    onClose();
    toasts.show({ text: 'This could not be opened. Please try again.', urgent: true });
  };
  return (
    <ErrorBoundary visit={key} onBroken={giveUp} fallback={() => null}>
      {children}
    </ErrorBoundary>
  );
}
