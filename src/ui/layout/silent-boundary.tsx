import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Meanwhile, useParts } from '../lazy-components';
import { ErrorBoundary } from './error-boundary';

interface OptionalProps {
  readonly children: ReactNode;
  /** Nothing, unless it is given. */
  readonly meanwhile?: ReactNode;
}

/** What the page can do without while it is on its way, and where it can not be loaded or breaks. */
export function Optional({ children, meanwhile = null }: OptionalProps) {
  const { forgetFailures } = useParts();
  const { key } = useLocation();
  return (
    <ErrorBoundary visit={key} onBroken={forgetFailures} fallback={() => meanwhile}>
      <Meanwhile value={meanwhile}>{children}</Meanwhile>
    </ErrorBoundary>
  );
}
