import type { PartLoader } from './part-loader';

const demoModule = () => import('./modules/demo.module').then((file) => file.demoModule);

/** The stand-ins for Google and the hosted checkout, and the mark that this is a demo: in a mock build only. */
export function demoScreens(loader: PartLoader) {
  if (import.meta.env.VITE_BACKEND !== 'mock') return {};
  return {
    demoGoogle: loader.part(
      'demoGoogle',
      () => import('../ui/demo/demo-google').then((file) => file.DemoGoogle),
      demoModule,
    ),
    demoCheckout: loader.part(
      'demoCheckout',
      () => import('../ui/demo/demo-checkout').then((file) => file.DemoCheckout),
      demoModule,
    ),
  };
}

export function demoMark(loader: PartLoader) {
  if (import.meta.env.VITE_BACKEND !== 'mock') return undefined;
  return loader.part('demoMark', () => import('../ui/demo/demo-mark').then((file) => file.DemoMark), demoModule);
}
