import { useEffect, useState } from 'react';

/** Reads at the start of a frame: a position read during React's render would force an extra layout. */
export function useScrollState<Value extends boolean | string | undefined>(read: () => Value, initial: Value): Value {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const update = () => setValue(read());
    const frame = requestAnimationFrame(update);
    addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', update);
    };
  });
  return value;
}

export function useScrolledPast(pixels: number): boolean {
  return useScrollState(() => scrollY > pixels, false);
}

export function useSectionInView(ids: readonly string[]): string | undefined {
  return useScrollState(() => ids.find(isInView), undefined);
}

function isInView(id: string): boolean {
  const { top = Infinity, bottom = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  const readingLine = innerHeight * 0.4;
  return top <= readingLine && bottom > readingLine;
}
