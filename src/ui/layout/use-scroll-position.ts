import { useSyncExternalStore } from 'react';

export function onScroll(listener: () => void) {
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

function isInView(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  const line = innerHeight * 0.4;
  return top <= line && bottom > line;
}
