import type { Container } from 'inversify';
import type { Parts } from '../ui/parts';
import { ToastsViewModel } from '../view-models/toasts.view-model';
import { demo, demoScreens } from './demo-parts';
import { legalScreen } from './legal-part';
import { offerReload } from './offer-reload';
import { PartLoader } from './part-loader';

const keptOrdersModule = () => import('./modules/kept-orders.module').then((file) => file.keptOrdersModule);
const menuModule = () => import('./modules/menu.module').then((file) => file.menuModule);
const menuListModule = () => import('./modules/menu-list.module').then((file) => file.menuListModule);
const itemModule = () => import('./modules/item.module').then((file) => file.itemModule);
const cartModule = () => import('./modules/cart.module').then((file) => file.cartModule);
const checkoutModule = () => import('./modules/checkout.module').then((file) => file.checkoutModule);
const ordersModule = () => import('./modules/orders.module').then((file) => file.ordersModule);
const orderDialogsModule = () => import('./modules/order-dialogs.module').then((file) => file.orderDialogsModule);
const accountModule = () => import('./modules/account.module').then((file) => file.accountModule);
const loginModule = () => import('./modules/login.module').then((file) => file.loginModule);
const paymentModule = () => import('./modules/payment.module').then((file) => file.paymentModule);

export interface LoadedParts extends Parts {
  /** Waits until a part is here, or can not be loaded. */
  ready(name: string): Promise<void>;
}

/** Every screen and dialog of the shop, each with the bindings that it needs. */
export function makeParts(container: Container): LoadedParts {
  const loader = new PartLoader(container, () => offerReload(container.get(ToastsViewModel)));
  const part = loader.part.bind(loader);
  return {
    screens: {
      home: part(
        'home',
        () => import('../ui/screens/home-screen').then((file) => file.HomeScreen),
        menuModule,
        () => import('./modules/home.module').then((file) => file.homeModule),
      ),
      menu: part(
        'menu',
        () => import('../ui/screens/menu-screen').then((file) => file.MenuScreen),
        menuModule,
        menuListModule,
      ),
      authenticate: part(
        'authenticate',
        () => import('../ui/screens/authenticate-screen').then((file) => file.AuthenticateScreen),
        loginModule,
      ),
      paymentStatus: part(
        'paymentStatus',
        () => import('../ui/screens/payment-status-screen').then((file) => file.PaymentStatusScreen),
        keptOrdersModule,
        ordersModule,
        paymentModule,
      ),
      paymentFailure: part(
        'paymentFailure',
        () => import('../ui/screens/payment-failure-screen').then((file) => file.PaymentFailureScreen),
        keptOrdersModule,
        ordersModule,
        paymentModule,
      ),
      privacy: part('privacy', () => legalScreen(container, 'Privacy', '/privacy', ({ privacy }) => privacy)),
      terms: part('terms', () => legalScreen(container, 'Terms', '/terms', ({ terms }) => terms)),
      orders: part(
        'orders',
        () => import('../ui/screens/orders-screen').then((file) => file.OrdersScreen),
        keptOrdersModule,
        ordersModule,
      ),
      trackOrder: part(
        'trackOrder',
        () => import('../ui/screens/track-order-screen').then((file) => file.TrackOrderScreen),
        keptOrdersModule,
        ordersModule,
      ),
      profile: part(
        'profile',
        () => import('../ui/screens/profile-screen').then((file) => file.ProfileScreen),
        accountModule,
      ),
      settings: part(
        'settings',
        () => import('../ui/screens/settings-screen').then((file) => file.SettingsScreen),
        accountModule,
      ),
      feedback: part('feedback', () => import('../ui/screens/feedback-screen').then((file) => file.FeedbackScreen)),
      ...demoScreens(loader),
    },
    overlays: {
      cart: part(
        'cart',
        () => import('../ui/overlays/cart-overlay').then((file) => file.CartOverlay),
        menuModule,
        cartModule,
      ),
      item: part(
        'item',
        () => import('../ui/overlays/item-overlay').then((file) => file.ItemOverlay),
        menuModule,
        itemModule,
      ),
      login: part('login', () => import('../ui/overlays/login-overlay').then((file) => file.LoginOverlay), loginModule),
      mobileMenu: part('mobileMenu', () => import('../ui/overlays/mobile-menu').then((file) => file.MobileMenu)),
      checkout: part(
        'checkout',
        () => import('../ui/overlays/checkout-overlay').then((file) => file.CheckoutOverlay),
        keptOrdersModule,
        checkoutModule,
      ),
      cartUnavailable: part('cartUnavailable', () =>
        import('../ui/overlays/cart-unavailable-overlay').then((file) => file.CartUnavailableOverlay),
      ),
    },
    contactForm: part(
      'contactForm',
      () => import('../ui/screens/home/contact-form').then((file) => file.ContactForm),
      () => import('./modules/contact.module').then((file) => file.contactModule),
    ),
    orderDetails: part(
      'orderDetails',
      () => import('../ui/overlays/orders/order-details').then((file) => file.OrderDetailsDialog),
      orderDialogsModule,
    ),
    deliveryDetails: part(
      'deliveryDetails',
      () => import('../ui/overlays/orders/delivery-details').then((file) => file.DeliveryDetailsDialog),
      orderDialogsModule,
    ),
    signInToTrack: part(
      'signInToTrack',
      () => import('../ui/screens/track/sign-in-to-track').then((file) => file.SignInToTrack),
      loginModule,
    ),
    accountMenu: part('accountMenu', () => import('../ui/layout/account-menu').then((file) => file.AccountMenu)),
    unfinishedOrder: part(
      'unfinishedOrder',
      () => import('../ui/components/unfinished-order').then((file) => file.UnfinishedOrder),
      keptOrdersModule,
      () => import('./modules/unfinished-order.module').then((file) => file.unfinishedOrderModule),
    ),
    demo: demo(loader, keptOrdersModule),
    preload: (name) => void loader.ready(name),
    ready: (name) => loader.ready(name),
    forgetFailures: () => loader.forgetFailures(),
  };
}
