import type { RefObject } from 'react';
import { useScrollState } from '../../layout/use-scroll-position';

/** Height of the demo strip and the header, in pixels. */
const stickyHeight = 100;

/** The last of these elements, from the top of the page, whose top has reached the upper third of the window; else the first. */
export function useLastReached(ids: readonly string[]): string | undefined {
  const reached = useScrollState(
    () =>
      ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3),
    undefined,
  );
  return reached !== undefined && ids.includes(reached) ? reached : ids[0];
}

/** Whether the element has scrolled out of the window, or under the sticky elements at its top. */
export function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  return useScrollState(() => (element.current?.getBoundingClientRect().bottom ?? Infinity) < stickyHeight, false);
}
