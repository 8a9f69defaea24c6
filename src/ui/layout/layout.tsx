import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AppearanceViewModel } from '../../view-models/profile/appearance.view-model';
import { BannersViewModel } from '../../view-models/shell/banners.view-model';
import { BrokenScreen } from '../info/broken-screen';
import { useLazyComponents } from '../lazy-components';
import { useViewModel } from '../view-model-context';
import { AppBanner } from './app-banner';
import { CartBar } from '../cart/cart-bar';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { Header } from './header';
import { PendingOrderSlot } from '../checkout/pending-order-slot';
import { Notifications } from './notifications';
import { OrderingTimes } from './ordering-times';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { paths } from '../../domain/shared/paths';

/** What stands around every page. */
export const Layout = observer(function Layout({ children }: { readonly children: ReactNode }) {
  const banners = useViewModel(BannersViewModel);
  const { pathname, key } = useLocation();
  const { forgetFailures } = useLazyComponents();
  useFocusOnNavigation();
  useAppearance();
  const main = useRef<HTMLElement>(null);
  const tryAgain = (retry: () => void) => {
    // The button that was pressed goes with the broken screen.
    main.current?.focus();
    retry();
  };
  const isHome = pathname === paths.home;
  const isForShopping = isHome || pathname === paths.menu;
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {isHome && <OrderingTimes />}
      <Header over={isHome && banners.shown === undefined} />
      <AppBanner banners={banners} />
      <main id="main" tabIndex={-1} ref={main}>
        <PendingOrderSlot isOffered={isForShopping} />
        <ErrorBoundary
          visit={key}
          onBroken={forgetFailures}
          fallback={(retry) => <BrokenScreen onRetry={() => tryAgain(retry)} />}
        >
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      {isForShopping && <CartBar />}
      <Notifications />
    </>
  );
});

/** Wears the look chosen on this device, which the first paint already had. */
function useAppearance(): void {
  const appearance = useViewModel(AppearanceViewModel);
  const { choice } = appearance;
  useEffect(() => appearance.load(), [appearance]);
  useEffect(() => {
    if (choice === undefined) return;
    if (choice === 'system') delete document.documentElement.dataset.mode;
    else document.documentElement.dataset.mode = choice;
    // The browser's own frame goes along.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-look]')) {
      const { look } = meta.dataset;
      if (choice === 'system') meta.media = `(prefers-color-scheme: ${look})`;
      else meta.media = look === choice ? 'all' : 'not all';
    }
  }, [choice]);
}
