import { createElement } from 'react';
import type { LazyLoader } from '../app/lazy-loader';
import { routes } from '../domain/shared/paths';
import type { Additions } from '../ui/lazy-components';
import type { DemoControlsProps } from './controls/demo-controls';
import type { DemoMarkProps } from './controls/demo-mark';

export { demoModule } from './demo.module';
export { openLinkedMoment } from './moments/linked-moment';

interface HydratableAdditions extends Additions {
  readonly preload: () => Promise<void>;
}

/** The strip above every page, and the pages of the demo. */
export function demoAdditions(lazy: LazyLoader['lazy']): HydratableAdditions {
  const Mark = lazy<'DemoMark', DemoMarkProps>(() => import('./controls/demo-mark'), 'DemoMark');
  const Controls = lazy<'demoControlsFeature', DemoControlsProps>(
    () => import('./controls/demo-controls.feature'),
    'demoControlsFeature',
  );
  return {
    Top: () => createElement(Mark, { Controls }),
    preload: Mark.preload,
    pages: {
      [routes.demoGoogle]: lazy(() => import('./hosted-pages/demo-google.feature'), 'demoGoogleFeature'),
      [routes.demoCheckout]: lazy(() => import('./hosted-pages/demo-checkout.feature'), 'demoCheckoutFeature'),
      [routes.demoGallery]: lazy(() => import('./gallery/demo-gallery.feature'), 'demoGalleryFeature'),
      [routes.demoTorture]: lazy(() => import('./torture/demo-torture.feature'), 'demoTortureFeature'),
    },
  };
}
