import type { LazyLoader } from './lazy-loader';

/** The stand-ins for Google and the hosted checkout: in a mock build only. */
export function demoScreens(loader: LazyLoader) {
  if (import.meta.env.VITE_BACKEND !== 'mock') return {};
  return {
    demoGoogle: loader.part('demoGoogle', () => import('./parts/demo-google')),
    demoCheckout: loader.part('demoCheckout', () => import('./parts/demo-checkout')),
  };
}

/** The mark that this is a demo, and what it opens. */
export function demo(loader: LazyLoader) {
  if (import.meta.env.VITE_BACKEND !== 'mock') return undefined;
  return {
    Mark: loader.part('demoMark', () => import('./parts/demo-mark')),
    Controls: loader.part('demoControls', () => import('./parts/demo-controls')),
  };
}
