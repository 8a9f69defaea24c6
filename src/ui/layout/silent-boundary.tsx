import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyFallback, useLazyComponents } from '../lazy-components';
import { ErrorBoundary } from './error-boundary';

interface SilentBoundaryProps {
  readonly children: ReactNode;
  /** Nothing, unless it is given. */
  readonly meanwhile?: ReactNode;
}

/** What the page can do without while it is on its way, and where it can not be loaded or breaks. */
export function SilentBoundary({ children, meanwhile = null }: SilentBoundaryProps) {
  const { forgetFailures } = useLazyComponents();
  const { key } = useLocation();
  return (
    <ErrorBoundary visit={key} onBroken={forgetFailures} fallback={() => meanwhile}>
      <LazyFallback value={meanwhile}>{children}</LazyFallback>
    </ErrorBoundary>
  );
}
