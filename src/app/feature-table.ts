import type { Container } from 'inversify';
import { createElement } from 'react';
import { paths } from '../domain/shared/paths';
import type { LegalText } from '../domain/shop/shop-profile';
import type { LazyComponents, LazyProps } from '../ui/lazy-components';
import { ToastsViewModel } from '../view-models/shell/toasts.view-model';
import { fetchFailedStyles } from './failed-styles';
import type { loadDemo } from './load-demo';
import { LazyLoader, type LazyComponent } from './lazy-loader';
import { loadLegalTexts } from './profiles';
import { promptReload } from './prompt-reload';
import { tokens } from './tokens';

type FeatureTable = { readonly [Name in keyof LazyProps]: LazyComponent<LazyProps[Name]> };

/** Where each lazy component comes from: a feature with its bindings, or a component that needs none. */
function featureTable(lazy: LazyLoader['lazy'], profile: string): FeatureTable {
  return {
    home: lazy(() => import('./features/home.feature'), 'homeFeature'),
    menu: lazy(() => import('./features/menu.feature'), 'menuFeature'),
    authenticate: lazy(() => import('./features/authenticate.feature'), 'authenticateFeature'),
    paymentStatus: lazy(() => import('./features/payment-status.feature'), 'paymentStatusFeature'),
    paymentFailure: lazy(() => import('./features/payment-failure.feature'), 'paymentFailureFeature'),
    privacy: lazy(() => loadLegalScreens(profile), 'privacy'),
    terms: lazy(() => loadLegalScreens(profile), 'terms'),
    accessibility: lazy(() => import('../ui/info/accessibility-screen'), 'AccessibilityScreen'),
    orders: lazy(() => import('./features/orders.feature'), 'ordersFeature'),
    trackOrder: lazy(() => import('./features/track-order.feature'), 'trackOrderFeature'),
    profile: lazy(() => import('./features/profile.feature'), 'profileFeature'),
    settings: lazy(() => import('./features/settings.feature'), 'settingsFeature'),
    feedback: lazy(() => import('../ui/info/feedback-screen'), 'FeedbackScreen'),
    cart: lazy(() => import('./features/cart.feature'), 'cartFeature'),
    login: lazy(() => import('./features/login.feature'), 'loginFeature'),
    mobileMenu: lazy(() => import('./features/mobile-menu.feature'), 'mobileMenuFeature'),
    item: lazy(() => import('./features/item.feature'), 'itemFeature'),
    checkout: lazy(() => import('./features/checkout.feature'), 'checkoutFeature'),
    earlierAddresses: lazy(() => import('./features/earlier-addresses.feature'), 'earlierAddressesFeature'),
    cartUnavailable: lazy(() => import('../ui/checkout/cart-unavailable-overlay'), 'CartUnavailableOverlay'),
    menuFilters: lazy(() => import('../ui/menu/filters/filters-dialog'), 'FiltersDialog'),
    contactForm: lazy(() => import('./features/contact-form.feature'), 'contactFormFeature'),
    orderDetails: lazy(() => import('./features/order-details.feature'), 'orderDetailsFeature'),
    deliveryDetails: lazy(() => import('./features/delivery-details.feature'), 'deliveryDetailsFeature'),
    reorder: lazy(() => import('../ui/orders/reorder/reorder-dialog'), 'ReorderDialog'),
    retryPaymentError: lazy(() => import('../ui/orders/retry-payment-error-dialog'), 'RetryPaymentErrorDialog'),
    trackingActions: lazy(() => import('./features/tracking-actions.feature'), 'trackingActionsFeature'),
    burst: lazy(() => import('../ui/payment/burst'), 'Burst'),
    installHint: lazy(() => import('./features/install-hint.feature'), 'installHintFeature'),
    qrCode: lazy(() => import('../ui/payment/qr-code'), 'QrCode'),
    unavailableItems: lazy(() => import('../ui/checkout/unavailable-items-dialog'), 'UnavailableItemsDialog'),
    signInToTrack: lazy(() => import('./features/sign-in-to-track.feature'), 'signInToTrackFeature'),
    accountMenu: lazy(() => import('../ui/auth/account-menu'), 'AccountMenu'),
    pendingOrderNotice: lazy(() => import('./features/pending-order-notice.feature'), 'pendingOrderNoticeFeature'),
    lastOrder: lazy(() => import('./features/last-order.feature'), 'lastOrderFeature'),
    bannerText: lazy(() => import('../ui/layout/banner-text'), 'BannerText'),
    offlineNotice: lazy(() => import('./features/offline-notice.feature'), 'offlineNoticeFeature'),
  };
}

/** Loads the legal pages together with the shop's own texts for them. */
async function loadLegalScreens(profile: string) {
  const [{ LegalScreen }, texts] = await Promise.all([import('../ui/info/legal-screen'), loadLegalTexts(profile)]);
  const screen = (title: string, path: string, text: LegalText) => () =>
    createElement(LegalScreen, { title, path, text });
  return { privacy: screen('Privacy', paths.privacy, texts.privacy), terms: screen('Terms', paths.terms, texts.terms) };
}

export interface HydratableComponents extends LazyComponents {
  /** Loads the components that a prerendered page shows. Called by the build and the browser, so that both render the same page. */
  preloadForHydration(screen: string): Promise<unknown>;
}

export function makeLazyComponents(
  container: Container,
  demo: Awaited<ReturnType<typeof loadDemo>>,
): HydratableComponents {
  const loader = new LazyLoader(container, () => promptReload(container.get(ToastsViewModel)));
  const lazy: LazyLoader['lazy'] = (load, name) => loader.lazy(() => fetchFailedStyles().then(load), name);
  const table = featureTable(lazy, container.get(tokens.settings).profile);
  const additions = demo?.demoAdditions(lazy);
  const preloadNamed = async (name: string) => {
    for (const [known, { preload }] of Object.entries(table)) if (known === name) await preload();
  };
  return {
    ...table,
    additions,
    preload: (name) => void table[name].preload(),
    preloadForHydration: (screen) => Promise.all([preloadNamed(screen), additions?.preload()]),
  };
}
