import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useParts } from '../parts';
import { ErrorBoundary } from './error-boundary';

/** What the page does without while it is on its way, and where it can not be loaded or breaks. */
export function Optional({ children }: { readonly children: ReactNode }) {
  const { forgetFailures } = useParts();
  const { key } = useLocation();
  return (
    <ErrorBoundary visit={key} onBroken={forgetFailures} fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
