import { useLazyComponents, type LazyComponents } from './lazy-components';

type PreloadName = Parameters<LazyComponents['preload']>[0];

/** Props for the control that leads to a lazy component: loading starts when the pointer or the focus reaches it. */
export function usePreload() {
  const { preload } = useLazyComponents();
  return (name: PreloadName) => {
    const start = () => preload(name);
    return { onPointerEnter: start, onFocus: start };
  };
}
