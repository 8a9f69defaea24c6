import type { ReactNode } from 'react';
import { networkText } from '../../../domain/shared/service-error';
import { ToastsViewModel } from '../../../view-models/shell/toasts.view-model';
import { useShared } from '../../view-model-context';
import { ErrorBoundary } from '../../layout/error-boundary';

interface LazyDialogProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** If the dialog cannot be loaded or crashes, a toast says so and `onClose` is called. */
export function LazyDialog({ children, onClose }: LazyDialogProps) {
  const toasts = useShared(ToastsViewModel);
  const giveUp = (isOffline: boolean) => {
    onClose();
    toasts.show({ text: isOffline ? networkText : "We couldn't open this. Please try again.", urgent: true });
  };
  return (
    <ErrorBoundary onBroken={giveUp} fallback={() => null}>
      {children}
    </ErrorBoundary>
  );
}
