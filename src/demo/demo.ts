import { createElement } from 'react';
import type { LazyLoader, LoadModule } from '../app/start/lazy-loader';
import { routes } from '../domain/shared/paths';
import type { Additions } from '../ui/lazy-components';

export { demoModule } from './demo.module';
export { openLinkedMoment } from './moments/linked-moment';

interface HydratableAdditions extends Additions {
  readonly preload: () => Promise<boolean>;
}

export function demoAdditions(lazy: LazyLoader['lazy'], orderLedger: LoadModule): HydratableAdditions {
  const pages = async () => (await import('./demo-pages.module')).demoPagesModule;
  const needs = [orderLedger, pages] as const;
  const Mark = lazy(() => import('./controls/demo-mark'), 'DemoMark');
  const Controls = lazy(() => import('./controls/demo-controls'), 'DemoControls', ...needs);
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
