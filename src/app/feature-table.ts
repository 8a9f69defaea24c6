import type { Container } from 'inversify';
import type { LazyComponents } from '../ui/lazy-components';
import { ToastsViewModel } from '../view-models/shell/toasts.view-model';
import { demo, demoScreens } from './demo-parts';
import { legalPart } from './legal-part';
import { promptReload } from './prompt-reload';
import { LazyLoader } from './lazy-loader';
import { paths } from '../domain/shared/paths';

export interface LoadedLazyComponents extends LazyComponents {
  /** Waits for what a page shows that is written at build time, the same there and in the browser. */
  preloadForHydration(name: string): Promise<unknown>;
}

/** Every screen and dialog of the shop, each a file of its own with the bindings that it needs. */
export function makeLazyComponents(container: Container): LoadedLazyComponents {
  const loader = new LazyLoader(container, () => promptReload(container.get(ToastsViewModel)));
  const part = loader.part.bind(loader);
  return {
    screens: {
      home: part('home', () => import('./parts/home')),
      menu: part('menu', () => import('./parts/menu')),
      authenticate: part('authenticate', () => import('./features/authenticate.feature')),
      paymentStatus: part('paymentStatus', () => import('./parts/payment-status')),
      paymentFailure: part('paymentFailure', () => import('./parts/payment-failure')),
      privacy: part('privacy', () => legalPart(container, 'Privacy', paths.privacy, ({ privacy }) => privacy)),
      terms: part('terms', () => legalPart(container, 'Terms', paths.terms, ({ terms }) => terms)),
      orders: part('orders', () => import('./parts/orders')),
      trackOrder: part('trackOrder', () => import('./parts/track-order')),
      profile: part('profile', () => import('./parts/profile')),
      settings: part('settings', () => import('./parts/settings')),
      feedback: part('feedback', () => import('./parts/feedback')),
      ...demoScreens(loader),
    },
    overlays: {
      cart: part('cart', () => import('./parts/cart')),
      item: part('item', () => import('./parts/item')),
      login: part('login', () => import('./features/login.feature')),
      mobileMenu: part('mobileMenu', () => import('./parts/mobile-menu')),
      checkout: part('checkout', () => import('./parts/checkout')),
      cartUnavailable: part('cartUnavailable', () => import('./parts/cart-unavailable')),
    },
    contactForm: part('contactForm', () => import('./parts/contact-form')),
    orderDetails: part('orderDetails', () => import('./parts/order-details')),
    deliveryDetails: part('deliveryDetails', () => import('./parts/delivery-details')),
    reorder: part('reorder', () => import('./parts/order-again')),
    retryPaymentError: part('retryFailed', () => import('./parts/retry-failed')),
    unavailableItems: part('unavailableItems', () => import('./parts/unavailable-items')),
    signInToTrack: part('signInToTrack', () => import('./features/sign-in-to-track.feature')),
    accountMenu: part('accountMenu', () => import('./parts/account-menu')),
    pendingOrderNotice: part('unfinishedOrder', () => import('./parts/unfinished-order')),
    demo: demo(loader),
    preload: (name) => void loader.ready(name),
    preloadForHydration: (name) => Promise.all([name, 'demoMark'].map((part) => loader.ready(part))),
    forgetFailures: () => loader.forgetFailures(),
  };
}
