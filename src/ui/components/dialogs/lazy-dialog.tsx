import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ToastsViewModel } from '../../../view-models/shell/toasts.view-model';
import { useLazyComponents } from '../../lazy-components';
import { useViewModel } from '../../view-model-context';
import { ErrorBoundary } from '../../layout/error-boundary';

interface LazyDialogProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Wraps a lazy dialog. If it cannot be loaded or breaks, a toast says so and the dialog closes. */
export function LazyDialog({ children, onClose }: LazyDialogProps) {
  const toasts = useViewModel(ToastsViewModel);
  const { forgetFailures } = useLazyComponents();
  const { key } = useLocation();
  const giveUp = () => {
    forgetFailures();
    onClose();
    toasts.show({ text: "We couldn't open this. Please try again.", urgent: true });
  };
  return (
    <ErrorBoundary visit={key} onBroken={giveUp} fallback={() => null}>
      {children}
    </ErrorBoundary>
  );
}
