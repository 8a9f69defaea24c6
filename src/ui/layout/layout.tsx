import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AppearanceViewModel } from '../../view-models/profile/appearance.view-model';
import { BannersViewModel } from '../../view-models/shell/banners.view-model';
import { BrokenScreen } from '../info/broken-screen';
import { useViewModel } from '../view-model-context';
import { AppBanner } from './app-banner';
import { CartBar } from '../cart/cart-bar';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { Header } from './header';
import { PendingOrderSlot } from '../checkout/pending-order/pending-order-slot';
import { Notifications } from './notifications';
import { useScrollMemory } from './use-scroll-memory';
import { paths } from '../../domain/shared/paths';

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
      {/* Before the page, so that Undo is a few tab stops from the button that opened the cart. */}
      <Notifications />
      <AppBanner banners={banners} />
      <main id="main" tabIndex={-1}>
        <PendingOrderSlot isOffered={isForShopping} />
        <ErrorBoundary fallback={(retry, isOffline) => <BrokenScreen isOffline={isOffline} onRetry={retry} />}>
          {children}
        </ErrorBoundary>
      </main>
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
