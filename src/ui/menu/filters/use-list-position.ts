import type { RefObject } from 'react';
import { useScrollState } from '../../layout/use-scroll-position';

/** The demo strip and the header, in pixels. */
const stickyHeight = 100;

/** The last element that has reached the upper third of the window, else the first. */
export function useLastReached(ids: readonly string[]): string | undefined {
  const reached = useScrollState(
    () =>
      ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3),
    undefined,
  );
  return reached !== undefined && ids.includes(reached) ? reached : ids[0];
}

export function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  return useScrollState(() => (element.current?.getBoundingClientRect().bottom ?? Infinity) < stickyHeight, false);
}
