import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long the page may take to get its height back, in ms. */
const settlePeriod = 2000;
const positions = new Map<string, number>();

/** Back and Forward return to the same place, also where the page gets its full height only after a moment. */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);

  useEffect(() => {
    const remember = () => void positions.set(shown.current, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const isFirst = shown.current === key;
    shown.current = key;
    const top = positions.get(key);
    return isFirst || type !== 'POP' || top === undefined ? undefined : keepAt(top);
  }, [key, type]);
}

/** Scrolls there, and again when the page changes its height, until the customer scrolls. */
function keepAt(top: number): () => void {
  const scroll = () => scrollTo(0, top);
  const sizes = new ResizeObserver(scroll);
  sizes.observe(document.body);
  scroll();
  const ending = new AbortController();
  const stop = () => {
    sizes.disconnect();
    ending.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, settlePeriod);
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(input, stop, { passive: true, signal: ending.signal });
  return stop;
}
