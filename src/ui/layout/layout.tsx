import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AppearanceViewModel } from '../../view-models/profile/appearance.view-model';
import { BannersViewModel } from '../../view-models/shell/banners.view-model';
import { BrokenScreen } from '../info/broken-screen';
import { useViewModel } from '../view-model-context';
import { CartBar } from '../cart/cart-bar';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { Header } from './header';
import { PendingOrderSlot } from '../checkout/pending-order/pending-order-slot';
import { Notifications } from './notifications';
import { useScrollMemory } from './use-scroll-memory';
import { paths } from '../../domain/shared/paths';
import { WifiOff } from 'lucide';
import { Banner } from '../components/feedback/banner';
import { useLazyComponents } from '../lazy-components';
import type { BannerTextProps } from './banner-text';
import { SilentBoundary } from './silent-boundary';

export const Layout = observer(function Layout({ children }: { readonly children: ReactNode }) {
  const banners = useViewModel(BannersViewModel);
  const { pathname } = useLocation();
  useScrollMemory();
  useAppearance();
  const isHome = pathname === paths.home;
  const isForShopping = isHome || pathname === paths.menu;
  return (
    <>
      <Header over={isHome && banners.shown === undefined} />
      {/* Toasts come before the page, so that Undo is a few tab stops from the button that opened the cart. */}
      <Notifications />
      <AppBanner banners={banners} />
      <main id="main" tabIndex={-1}>
        <PendingOrderSlot isOffered={isForShopping} />
        <ErrorBoundary fallback={(retry, isOffline) => <BrokenScreen isOffline={isOffline} onRetry={retry} />}>
          {children}
        </ErrorBoundary>
      </main>
      {/* A sign in `main` would make `main` a moving box for the browser. */}
      <span className="spinner spinner--lg spinner--screen" aria-hidden="true" />
      <Footer />
      {isForShopping && <CartBar />}
    </>
  );
});

function useAppearance(): void {
  const { choice } = useViewModel(AppearanceViewModel);
  useEffect(() => {
    if (choice === undefined) return;
    if (choice === 'system') delete document.documentElement.dataset.mode;
    else document.documentElement.dataset.mode = choice;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-look]')) {
      const { look } = meta.dataset;
      if (choice === 'system') meta.media = `(prefers-color-scheme: ${look})`;
      else meta.media = look === choice ? 'all' : 'not all';
    }
  }, [choice]);
}

/** @public Tested alone, because each banner comes with a state of the whole app. */
export const AppBanner = observer(function AppBanner({ banners }: BannerTextProps) {
  const { bannerText: BannerText } = useLazyComponents();
  if (!banners.shown) return null;
  if (banners.shown === 'offline')
    return (
      <Banner tone="warning" icon={WifiOff} title="You're offline.">
        You can still change your cart and read what's already loaded, but you need a connection to order.
      </Banner>
    );
  return (
    <SilentBoundary>
      <BannerText banners={banners} />
    </SilentBoundary>
  );
});
