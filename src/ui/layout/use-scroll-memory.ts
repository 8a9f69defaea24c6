import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const settlePeriod = 5000;
const positions = new Map<string, number>();
/** Counts the scrolls to a remembered position. Positions on the way are not stored. */
let returning = 0;

/** Back, Forward and Reload return to the same position, even if the page reaches its full height late. */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);

  useEffect(() => {
    const remember = () => void positions.set(shown.current, scrollY);
    // The browser preserves the history state over a reload.
    const keep = () => {
      if (returning === 0) history.replaceState({ ...history.state, top: scrollY }, '');
    };
    // Safari before 26.2 has no `scrollend`.
    const settled = 'onscrollend' in window ? 'scrollend' : 'pagehide';
    addEventListener('scroll', remember, { passive: true });
    addEventListener(settled, keep);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener(settled, keep);
    };
  }, []);

  useLayoutEffect(() => {
    const isFirst = shown.current === key;
    shown.current = key;
    const top = isFirst ? topBeforeReload() : type === 'POP' ? positions.get(key) : undefined;
    return top === undefined ? undefined : keepScrolled(() => scrollTo(0, top));
  }, [key, type]);
}

/**
 * Returns undefined if the page is long enough, because the browser has scrolled. It also returns undefined if the
 * navigation is no reload, because Chromium keeps the history state when the same URL is opened again.
 */
function topBeforeReload(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !('type' in navigation) || navigation.type === 'navigate') return undefined;
  const { top }: { readonly top?: number } = history.state ?? {};
  return top && top + innerHeight > document.documentElement.scrollHeight ? top : undefined;
}

export function keepScrolled(scroll: () => void): () => void {
  const sizes = new ResizeObserver(scroll);
  sizes.observe(document.body);
  returning++;
  scroll();
  const ending = new AbortController();
  const stop = () => {
    if (ending.signal.aborted) return;
    sizes.disconnect();
    ending.abort();
    returning--;
  };
  setTimeout(stop, settlePeriod);
  for (const input of ['wheel', 'keydown', 'pointerdown'])
    addEventListener(input, stop, { passive: true, signal: ending.signal });
  return stop;
}
