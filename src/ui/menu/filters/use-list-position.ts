import { useSyncExternalStore, type RefObject } from 'react';
import { onScroll } from '../../layout/use-scroll-position';

/** Of strip and header, in pixels. */
const stickyHeight = 100;

/** The last of these elements, from the top of the page, whose top has reached the upper third of the window; else the first. */
export function useLastReached(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    onScroll,
    () =>
      ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3) ??
      ids[0],
    () => ids[0],
  );
}

/** Whether the element has scrolled out of the window, or under what is sticky at its top. */
export function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    onScroll,
    () => (element.current?.getBoundingClientRect().bottom ?? Infinity) < stickyHeight,
    () => false,
  );
}
