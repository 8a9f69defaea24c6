import type { ComponentType, ReactNode } from 'react';
import type { User } from '../domain/auth/user';
import type { Order } from '../domain/orders/order';
import type { CheckoutReviewViewModel } from '../view-models/checkout/checkout-review.view-model';
import type { MenuListViewModel } from '../view-models/menu/menu-list.view-model';
import type { ReorderViewModel } from '../view-models/orders/reorder.view-model';
import type { RetryPaymentViewModel } from '../view-models/orders/retry-payment.view-model';
import type { EarlierAddressesProps } from './checkout/earlier-addresses';
import type { BannerTextProps } from './layout/banner-text';
import type { OfflineNoticeProps } from './layout/offline-notice';
import type { QrCodeProps } from './payment/qr-code';
import { requiredContext } from './required-context';

type NoProps = Record<never, never>;

export interface OrderDetailsProps {
  readonly order: Order;
  readonly onClose: () => void;
  readonly onChanged: (order: Order) => void;
}

export interface DeliveryDetailsProps {
  readonly order: Order;
  readonly onClose: () => void;
}

export interface ReorderDialogProps {
  readonly reorder: ReorderViewModel;
}

export interface RetryPaymentErrorProps {
  readonly retry: RetryPaymentViewModel;
  readonly reorder: ReorderViewModel;
}

export interface UnavailableItemsProps {
  readonly review: CheckoutReviewViewModel;
  readonly isOrder: boolean;
}

export interface LastOrderProps {
  readonly isOffered: boolean;
  readonly outline: ReactNode;
}

export interface AccountMenuProps {
  readonly user: User;
  readonly onSignOut: () => void;
}

export interface MenuFiltersProps {
  readonly list: MenuListViewModel;
  readonly onClose: () => void;
}

export interface PendingOrderNoticeProps {
  readonly isOffered: boolean;
}

export interface LazyProps {
  home: NoProps;
  menu: NoProps;
  authenticate: NoProps;
  paymentStatus: NoProps;
  paymentFailure: NoProps;
  privacy: NoProps;
  terms: NoProps;
  accessibility: NoProps;
  orders: NoProps;
  trackOrder: NoProps;
  profile: NoProps;
  settings: NoProps;
  feedback: NoProps;
  cart: NoProps;
  login: NoProps;
  mobileMenu: NoProps;
  item: NoProps;
  checkout: NoProps;
  cartUnavailable: NoProps;
  burst: NoProps;
  installHint: NoProps;
  contactForm: NoProps;
  menuFilters: MenuFiltersProps;
  orderDetails: OrderDetailsProps;
  deliveryDetails: DeliveryDetailsProps;
  reorder: ReorderDialogProps;
  qrCode: QrCodeProps;
  retryPaymentError: RetryPaymentErrorProps;
  unavailableItems: UnavailableItemsProps;
  signInToTrack: NoProps;
  accountMenu: AccountMenuProps;
  pendingOrderNotice: PendingOrderNoticeProps;
  earlierAddresses: EarlierAddressesProps;
  lastOrder: LastOrderProps;
  offlineNotice: OfflineNoticeProps;
  bannerText: BannerTextProps;
}

type LazyComponentMap = { readonly [Name in keyof LazyProps]: ComponentType<LazyProps[Name]> };

export type StandaloneName = {
  [Name in keyof LazyProps]: NoProps extends LazyProps[Name] ? Name : never;
}[keyof LazyProps];

export interface Additions {
  readonly Top: ComponentType;
  readonly pages: Readonly<Record<string, ComponentType>>;
}

export interface LazyComponents extends LazyComponentMap {
  readonly additions: Additions | undefined;
  readonly preload: (name: keyof LazyProps) => void;
}

export const [LazyComponentsProvider, useLazyComponents] = requiredContext<LazyComponents>('useLazyComponents');
