import { checkoutModule } from '../../../src/app/modules/checkout.module';
import { menuListModule } from '../../../src/app/modules/menu-list.module';
import { menuModule } from '../../../src/app/modules/menu.module';
import { orderServicesModule } from '../../../src/app/modules/order-services.module';
import { ordersModule } from '../../../src/app/modules/orders.module';
import { paymentModule } from '../../../src/app/modules/payment.module';
import { reorderModule } from '../../../src/app/modules/reorder.module';
import { signInModule } from '../../../src/app/modules/sign-in.module';
import { routes } from '../../../src/domain/shared/paths';
import { AuthenticateViewModel } from '../../../src/view-models/auth/authenticate.view-model';
import { LoginViewModel } from '../../../src/view-models/auth/login.view-model';
import { CheckoutViewModel } from '../../../src/view-models/checkout/checkout.view-model';
import { MenuViewModel } from '../../../src/view-models/menu/menu.view-model';
import { OrderDetailsViewModel } from '../../../src/view-models/orders/order-details.view-model';
import { OrdersViewModel } from '../../../src/view-models/orders/orders.view-model';
import { ReorderViewModel } from '../../../src/view-models/orders/reorder.view-model';
import { RetryPaymentViewModel } from '../../../src/view-models/orders/retry-payment.view-model';
import { PaymentFailureViewModel } from '../../../src/view-models/payment/payment-failure.view-model';
import { PaymentStatusViewModel } from '../../../src/view-models/payment/payment-status.view-model';
import type { Overlay } from '../../../src/view-models/shell/overlays.view-model';
import type { PageLoad } from './page-load';

/** The view-models that a customer acts on. `dispose` unmounts the screen. */
export type Screen =
  | { readonly kind: 'menu'; readonly menu: MenuViewModel; dispose(): void }
  | {
      readonly kind: 'orders';
      readonly orders: OrdersViewModel;
      readonly reorder: ReorderViewModel;
      readonly retry: RetryPaymentViewModel;
      readonly details: OrderDetailsViewModel;
      dispose(): void;
    }
  | { readonly kind: 'paymentStatus'; readonly payment: PaymentStatusViewModel; dispose(): void }
  | { readonly kind: 'paymentFailure'; readonly failure: PaymentFailureViewModel; dispose(): void }
  | { readonly kind: 'authenticate'; readonly authenticate: AuthenticateViewModel; dispose(): void };

export type Dialog =
  | { readonly kind: 'checkout'; readonly checkout: CheckoutViewModel; dispose(): void }
  | { readonly kind: 'login'; readonly login: LoginViewModel; dispose(): void }
  | { readonly kind: 'cart' | 'mobileMenu' | 'item' | 'cartUnavailable'; dispose(): void };

const nothing = () => undefined;

export function isProtected(path: string): boolean {
  return [routes.orders, routes.paymentStatus, routes.paymentFailure].includes(path);
}

export function mountScreen(page: PageLoad, url: URL): Screen {
  const query = (name: string) => url.searchParams.get(name)?.trim() || undefined;
  switch (url.pathname) {
    case routes.orders:
      return ordersScreen(page);
    case routes.paymentStatus: {
      page.load(orderServicesModule, paymentModule);
      const payment = page.get(PaymentStatusViewModel);
      payment.load(query('orderId') ?? '', query('chkotId'));
      return { kind: 'paymentStatus', payment, dispose: () => payment.dispose() };
    }
    case routes.paymentFailure: {
      page.load(orderServicesModule, paymentModule);
      const failure = page.get(PaymentFailureViewModel);
      void failure.load(query('chkotId'));
      return { kind: 'paymentFailure', failure, dispose: () => failure.dispose() };
    }
    case routes.authenticate: {
      page.load(signInModule);
      const authenticate = page.get(AuthenticateViewModel);
      void authenticate.load({ code: query('code'), error: query('error'), state: query('state') });
      return { kind: 'authenticate', authenticate, dispose: () => authenticate.dispose() };
    }
    default: {
      page.load(menuModule, menuListModule);
      const menu = page.get(MenuViewModel);
      void menu.loadOnce();
      return { kind: 'menu', menu, dispose: nothing };
    }
  }
}

function ordersScreen(page: PageLoad): Screen {
  page.load(orderServicesModule, ordersModule, reorderModule);
  const orders = page.get(OrdersViewModel);
  const details = page.get(OrderDetailsViewModel);
  orders.show('');
  void orders.load();
  return {
    kind: 'orders',
    orders,
    details,
    reorder: page.get(ReorderViewModel),
    retry: page.get(RetryPaymentViewModel),
    dispose: () => orders.dispose(),
  };
}

export function mountDialog(page: PageLoad, { kind }: Overlay): Dialog {
  switch (kind) {
    case 'checkout': {
      page.load(menuModule, orderServicesModule, checkoutModule);
      const checkout = page.get(CheckoutViewModel);
      void checkout.load();
      return { kind, checkout, dispose: () => checkout.dispose() };
    }
    case 'login': {
      page.load(signInModule);
      const login = page.get(LoginViewModel);
      login.load();
      return { kind, login, dispose: () => login.dispose() };
    }
    case 'cart':
    case 'mobileMenu':
    case 'item':
    case 'cartUnavailable':
      return { kind, dispose: nothing };
  }
}
