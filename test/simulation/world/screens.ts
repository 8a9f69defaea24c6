import { authenticateFeature } from '../../../src/app/features/authenticate.feature';
import { checkoutFeature } from '../../../src/app/features/checkout.feature';
import { loginFeature } from '../../../src/app/features/login.feature';
import { menuFeature } from '../../../src/app/features/menu.feature';
import { orderDetailsFeature } from '../../../src/app/features/order-details.feature';
import { ordersFeature } from '../../../src/app/features/orders.feature';
import { paymentFailureFeature } from '../../../src/app/features/payment-failure.feature';
import { paymentStatusFeature } from '../../../src/app/features/payment-status.feature';
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

/** What is mounted, with the view-models that a customer acts on. `dispose` unmounts it. */
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

/** Whether a guest is sent home from a path. */
export function isProtected(path: string): boolean {
  return [routes.orders, routes.paymentStatus, routes.paymentFailure].includes(path);
}

/** Does what the screen of a path does when it is mounted. */
export function mountScreen(page: PageLoad, url: URL): Screen {
  const query = (name: string) => url.searchParams.get(name)?.trim() || undefined;
  switch (url.pathname) {
    case routes.orders:
      return ordersScreen(page);
    case routes.paymentStatus: {
      page.load(paymentStatusFeature);
      const payment = page.get(PaymentStatusViewModel);
      payment.load(query('orderId') ?? '', query('chkotId'));
      return { kind: 'paymentStatus', payment, dispose: () => payment.dispose() };
    }
    case routes.paymentFailure: {
      page.load(paymentFailureFeature);
      const failure = page.get(PaymentFailureViewModel);
      return { kind: 'paymentFailure', failure, dispose: failure.watch(query('chkotId')) };
    }
    case routes.authenticate: {
      page.load(authenticateFeature);
      const authenticate = page.get(AuthenticateViewModel);
      void authenticate.load({ code: query('code'), error: query('error'), state: query('state') });
      return { kind: 'authenticate', authenticate, dispose: () => authenticate.dispose() };
    }
    default: {
      page.load(menuFeature);
      const menu = page.get(MenuViewModel);
      void menu.loadOnce();
      return { kind: 'menu', menu, dispose: nothing };
    }
  }
}

function ordersScreen(page: PageLoad): Screen {
  page.load(ordersFeature);
  page.load(orderDetailsFeature);
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

/** Does what an overlay does when it is mounted. */
export function mountDialog(page: PageLoad, { kind }: Overlay): Dialog {
  switch (kind) {
    case 'checkout': {
      page.load(checkoutFeature);
      const checkout = page.get(CheckoutViewModel);
      void checkout.load();
      return { kind, checkout, dispose: () => checkout.dispose() };
    }
    case 'login': {
      page.load(loginFeature);
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
