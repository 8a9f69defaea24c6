import { createElement } from 'react';
import type { LazyLoader } from '../app/lazy-loader';
import { loadModule } from '../app/load-module';
import { routes } from '../domain/shared/paths';
import type { Additions } from '../ui/lazy-components';
import type { DemoControlsProps } from './controls/demo-controls';
import type { DemoMarkProps } from './controls/demo-mark';

export { demoModule } from './demo.module';
export { openLinkedMoment } from './moments/linked-moment';

interface HydratableAdditions extends Additions {
  readonly preload: () => Promise<boolean>;
}

export function demoAdditions(lazy: LazyLoader['lazy']): HydratableAdditions {
  const pages = async () => (await import('./demo-pages.module')).demoPagesModule;
  const needs = [loadModule.orderLedger, pages] as const;
  const Mark = lazy<'DemoMark', DemoMarkProps>(() => import('./controls/demo-mark'), 'DemoMark');
  const Controls = lazy<'DemoControls', DemoControlsProps>(
    () => import('./controls/demo-controls'),
    'DemoControls',
    ...needs,
  );
  return {
    Top: () => createElement(Mark, { Controls }),
    preload: Mark.preload,
    pages: {
      [routes.demoGoogle]: lazy(() => import('./hosted-pages/demo-google'), 'DemoGoogle', ...needs),
      [routes.demoCheckout]: lazy(() => import('./hosted-pages/demo-checkout'), 'DemoCheckout', ...needs),
      [routes.demoGallery]: lazy(() => import('./gallery/demo-gallery'), 'DemoGallery', ...needs),
    },
  };
}
