import { useLazyComponents, type LazyComponents } from './lazy-components';

type PreloadName = Parameters<LazyComponents['preload']>[0];

export function usePreload() {
  const { preload } = useLazyComponents();
  return (name: PreloadName) => {
    const start = () => preload(name);
    return { onPointerEnter: start, onFocus: start };
  };
}
