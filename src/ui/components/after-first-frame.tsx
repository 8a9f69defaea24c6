import { useDeferredValue, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * What lies below the first window of a page. On a page that a link led to it follows with low priority, so that the press
 * is answered sooner; on one that was loaded, or come back to, it is there at once: it is in the prerendered page, and the
 * place to return to may lie in it.
 */
export function AfterFirstFrame({ children }: { readonly children: ReactNode }) {
  const isAtOnce = useNavigationType() === 'POP';
  return useDeferredValue(true, isAtOnce) && children;
}
