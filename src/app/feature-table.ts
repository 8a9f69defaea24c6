import type { Container } from 'inversify';
import { createElement } from 'react';
import { paths } from '../domain/shared/paths';
import type { LazyComponents } from '../ui/lazy-components';
import { ToastsViewModel } from '../view-models/shell/toasts.view-model';
import { fetchFailedStyles } from './start/lazy-styles';
import type { loadDemo } from './load-demo';
import { LazyLoader } from './start/lazy-loader';
import { loadLegalTexts } from './profiles';
import { isReleaseStored, offerNewRelease } from './start/release';
import { tokens } from './tokens';

/** The bindings of a feature are loaded with the first component that needs them, and stay. */
const menu = async () => (await import('./modules/menu.module')).menuModule;
const menuList = async () => (await import('./modules/menu-list.module')).menuListModule;
const cartDrawer = async () => (await import('./modules/cart-drawer.module')).cartDrawerModule;
const contact = async () => (await import('./modules/contact.module')).contactModule;
const orderServices = async () => (await import('./modules/order-services.module')).orderServicesModule;
const checkout = async () => (await import('./modules/checkout.module')).checkoutModule;
const pendingOrder = async () => (await import('./modules/pending-order.module')).pendingOrderModule;
const orders = async () => (await import('./modules/orders.module')).ordersModule;
const reorder = async () => (await import('./modules/reorder.module')).reorderModule;
const payment = async () => (await import('./modules/payment.module')).paymentModule;
const tracking = async () => (await import('./modules/tracking.module')).trackingModule;
const signIn = async () => (await import('./modules/sign-in.module')).signInModule;
const account = async () => (await import('./modules/account.module')).accountModule;

/** Every screen, dialog and notice that is loaded when it is first shown, and the modules that it needs. */
function featureTable(lazy: LazyLoader['lazy'], profile: string) {
  return {
    home: lazy(() => import('../ui/home/home-screen'), 'HomeScreen', menu),
    menu: lazy(() => import('../ui/menu/menu-screen'), 'MenuScreen', menu, menuList),
    authenticate: lazy(() => import('../ui/auth/authenticate-screen'), 'AuthenticateScreen', signIn),
    paymentStatus: lazy(
      () => import('../ui/payment/payment-status-screen'),
      'PaymentStatusScreen',
      orderServices,
      reorder,
      payment,
    ),
    paymentFailure: lazy(
      () => import('../ui/payment/payment-failure-screen'),
      'PaymentFailureScreen',
      menu,
      orderServices,
      payment,
    ),
    privacy: lazy(() => loadPrivacyScreen(profile), 'PrivacyScreen'),
    terms: lazy(() => loadTermsScreen(profile), 'TermsScreen'),
    accessibility: lazy(() => import('../ui/info/accessibility-screen'), 'AccessibilityScreen'),
    orders: lazy(() => import('../ui/orders/orders-screen'), 'OrdersScreen', orderServices, orders, reorder),
    trackOrder: lazy(
      () => import('../ui/tracking/track-order-screen'),
      'TrackOrderScreen',
      orderServices,
      reorder,
      tracking,
    ),
    profile: lazy(() => import('../ui/profile/profile-screen'), 'ProfileScreen', account),
    settings: lazy(() => import('../ui/profile/settings-screen'), 'SettingsScreen', account),
    feedback: lazy(() => import('../ui/info/feedback-screen'), 'FeedbackScreen'),
    cart: lazy(() => import('../ui/cart/cart-overlay'), 'CartOverlay', menu, cartDrawer),
    login: lazy(() => import('../ui/auth/login-overlay'), 'LoginOverlay', signIn),
    mobileMenu: lazy(() => import('../ui/layout/mobile-menu'), 'MobileMenu', menu),
    item: lazy(() => import('../ui/menu/item/item-overlay'), 'ItemOverlay', menu, menuList),
    checkout: lazy(() => import('../ui/checkout/checkout-overlay'), 'CheckoutOverlay', menu, orderServices, checkout),
    earlierAddresses: lazy(
      () => import('../ui/checkout/earlier-addresses'),
      'EarlierAddresses',
      orderServices,
      checkout,
    ),
    cartUnavailable: lazy(() => import('../ui/checkout/cart-unavailable-overlay'), 'CartUnavailableOverlay'),
    sharedCart: lazy(() => import('../ui/cart/shared-cart-offer'), 'SharedCartOffer', menu),
    menuFilters: lazy(() => import('../ui/menu/filters/filters-dialog'), 'FiltersDialog'),
    contactForm: lazy(() => import('../ui/contact/contact-form'), 'ContactForm', contact),
    orderDetails: lazy(
      () => import('../ui/orders/order-details/order-details-dialog'),
      'OrderDetailsDialog',
      orderServices,
      orders,
    ),
    deliveryDetails: lazy(
      () => import('../ui/orders/delivery-details-dialog'),
      'DeliveryDetailsDialog',
      orderServices,
      orders,
    ),
    printedAddress: lazy(
      () => import('../ui/orders/order-details/printed-address'),
      'PrintedAddress',
      orderServices,
      orders,
    ),
    reorder: lazy(() => import('../ui/orders/reorder/reorder-dialog'), 'ReorderDialog', menu),
    retryPaymentError: lazy(() => import('../ui/orders/retry-payment-error-dialog'), 'RetryPaymentErrorDialog'),
    burst: lazy(() => import('../ui/payment/burst'), 'Burst'),
    installHint: lazy(() => import('../ui/payment/install-hint'), 'InstallHint', payment),
    qrCode: lazy(() => import('../ui/payment/qr-code'), 'QrCode'),
    unavailableItems: lazy(() => import('../ui/checkout/unavailable-items-dialog'), 'UnavailableItemsDialog'),
    signInToTrack: lazy(() => import('../ui/tracking/sign-in-to-track'), 'SignInToTrack', signIn),
    accountMenu: lazy(() => import('../ui/auth/account-menu'), 'AccountMenu'),
    pendingOrderNotice: lazy(
      () => import('../ui/checkout/pending-order/pending-order-notice'),
      'PendingOrderNotice',
      orderServices,
      pendingOrder,
    ),
    lastOrder: lazy(() => import('../ui/orders/reorder/last-order'), 'LastOrder', menu, orderServices, reorder),
    bannerText: lazy(() => import('../ui/layout/banner-text'), 'BannerText'),
    offlineNotice: lazy(() => import('../ui/layout/offline-notice'), 'OfflineNotice'),
  };
}

declare module '../ui/lazy-components' {
  interface Registered {
    readonly table: ReturnType<typeof featureTable>;
  }
}

async function loadPrivacyScreen(profile: string) {
  const [{ PrivacyScreen }, texts] = await Promise.all([import('../ui/info/privacy-screen'), loadLegalTexts(profile)]);
  return { PrivacyScreen: () => createElement(PrivacyScreen, { text: texts.privacy }) };
}

async function loadTermsScreen(profile: string) {
  const [{ LegalScreen }, texts] = await Promise.all([import('../ui/info/legal-screen'), loadLegalTexts(profile)]);
  return { TermsScreen: () => createElement(LegalScreen, { title: 'Terms', path: paths.terms, text: texts.terms }) };
}

export type HydratableComponents = LazyComponents & {
  /**
   * The build and the browser both call this, so that both render the same page. It resolves to false if the browser
   * cannot.
   */
  readonly preloadForHydration: (screen: string) => Promise<boolean>;
};

export function makeLazyComponents(
  container: Container,
  demo: Awaited<ReturnType<typeof loadDemo>>,
): HydratableComponents {
  const isOnline = () => container.get(tokens.deviceConnectivity).isOnline();
  const loader = new LazyLoader(
    container,
    () => isOnline() || isReleaseStored(),
    (component) => {
      if (!isOnline()) return;
      container.get(tokens.reports).report({ kind: 'notLoaded', component });
      void offerNewRelease(container.get(ToastsViewModel), window);
    },
  );
  const lazy: LazyLoader['lazy'] = (load, name, ...modules) =>
    loader.lazy(() => fetchFailedStyles().then(load), name, ...modules);
  const table = featureTable(lazy, container.get(tokens.settings).profile);
  const additions = demo?.demoAdditions(lazy, orderServices);
  const preloadForHydration = async (screen: string) => {
    const named = Object.entries(table).filter(([name]) => name === screen);
    const needed = [...named.map(([, component]) => component), ...(additions ? [additions] : [])];
    const loads = await Promise.all(needed.map(({ preload }) => preload()));
    return loads.every(Boolean);
  };
  return {
    ...table,
    additions,
    preload: (name) => table[name].preload(),
    preloadForHydration,
  };
}
