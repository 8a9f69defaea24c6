import { useEffect } from 'react';
import { useLazyComponents, type LazyComponents } from './lazy-components';

export type PreloadName = Parameters<LazyComponents['preload']>[0];

export function usePreload() {
  const { preload } = useLazyComponents();
  return (name: PreloadName) => {
    const start = () => preload(name);
    return { onPointerEnter: start, onFocus: start };
  };
}

export function usePreloadWhen(isWanted: boolean, name: PreloadName): void {
  const { preload } = useLazyComponents();
  useEffect(() => {
    if (isWanted) preload(name);
  }, [isWanted, name, preload]);
}
