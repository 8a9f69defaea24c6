import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long the page may take to get its height, in ms. */
const settlePeriod = 5000;
const positions = new Map<string, number>();
/** Scrolls on their way to a position; where the page is until then is not remembered for a reload. */
let returning = 0;

/** Back, Forward and Reload return to the same scroll position, even if the page reaches its full height only after a moment. */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);

  useEffect(() => {
    const remember = () => void positions.set(shown.current, scrollY);
    // The browser keeps the state of its history during a reload.
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
 * Undefined if the page is long enough: then the browser has returned by itself, and the customer may have scrolled since. Also
 * if its URL was opened again: Chromium keeps the state of the history then too.
 */
function topBeforeReload(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !('type' in navigation) || navigation.type === 'navigate') return undefined;
  const { top }: { readonly top?: number } = history.state ?? {};
  return top && top + innerHeight > document.documentElement.scrollHeight ? top : undefined;
}

/**
 * Scrolls now, and again whenever the page changes its height, until the customer scrolls, types or presses something, or until
 * `settlePeriod` is over. Returns a function that stops it.
 */
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
