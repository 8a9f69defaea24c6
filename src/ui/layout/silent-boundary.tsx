import type { ReactNode } from 'react';
import { LazyFallback } from '../lazy-fallback';
import { ErrorBoundary } from './error-boundary';

interface SilentBoundaryProps {
  readonly children: ReactNode;
  /** Defaults to nothing. */
  readonly fallback?: ReactNode;
}

/** For a lazy component the page can do without: shows the fallback while it loads and if it fails. */
export function SilentBoundary({ children, fallback = null }: SilentBoundaryProps) {
  return (
    <ErrorBoundary fallback={() => fallback}>
      <LazyFallback value={fallback}>{children}</LazyFallback>
    </ErrorBoundary>
  );
}
