import type { ReactNode } from 'react';
import { LazyFallback } from '../lazy-fallback';
import { ErrorBoundary } from './error-boundary';

interface SilentBoundaryProps {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

export function SilentBoundary({ children, fallback = null }: SilentBoundaryProps) {
  return (
    <ErrorBoundary fallback={() => fallback}>
      <LazyFallback value={fallback}>{children}</LazyFallback>
    </ErrorBoundary>
  );
}
