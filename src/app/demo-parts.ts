import type { LoadModule, PartLoader } from './part-loader';

const standInsModule = () => import('./modules/stand-ins.module').then((file) => file.standInsModule);
const demoModule = () => import('./modules/demo.module').then((file) => file.demoModule);

/** The stand-ins for Google and the hosted checkout: in a mock build only. */
export function demoScreens(loader: PartLoader) {
  if (import.meta.env.VITE_BACKEND !== 'mock') return {};
  return {
    demoGoogle: loader.part(
      'demoGoogle',
      () => import('../ui/demo/demo-google').then((file) => file.DemoGoogle),
      standInsModule,
    ),
    demoCheckout: loader.part(
      'demoCheckout',
      () => import('../ui/demo/demo-checkout').then((file) => file.DemoCheckout),
      standInsModule,
    ),
  };
}

/** The mark that this is a demo, and what it opens. */
export function demo(loader: PartLoader, keptOrdersModule: LoadModule) {
  if (import.meta.env.VITE_BACKEND !== 'mock') return undefined;
  return {
    Mark: loader.part('demoMark', () => import('../ui/demo/demo-mark').then((file) => file.DemoMark)),
    Controls: loader.part(
      'demoControls',
      () => import('../ui/demo/demo-controls').then((file) => file.DemoControls),
      keptOrdersModule,
      demoModule,
    ),
  };
}
