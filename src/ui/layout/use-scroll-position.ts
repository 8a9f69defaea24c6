import { useSyncExternalStore, type RefObject } from 'react';

/** Of strip and header, in pixels. */
const stickyHeight = 100;

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled further than that. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  );
}

/** The id of the element that crosses the reading line, 40% down the window. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    onScroll,
    () => ids.find(isInView),
    () => undefined,
  );
}

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

function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  const line = innerHeight * 0.4;
  return box !== undefined && box.top <= line && box.bottom > line;
}
