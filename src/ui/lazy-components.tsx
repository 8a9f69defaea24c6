import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { User } from '../domain/auth/user';
import type { Order } from '../domain/orders/order';
import type { UnavailableItems } from '../view-models/checkout/checkout-review.view-model';
import type { ReorderViewModel } from '../view-models/orders/reorder.view-model';
import type { RetryPaymentViewModel } from '../view-models/orders/retry-payment.view-model';

/** A screen or dialog that is loaded when it is first shown. */
export type ScreenName =
  | 'home'
  | 'menu'
  | 'authenticate'
  | 'paymentStatus'
  | 'paymentFailure'
  | 'privacy'
  | 'terms'
  | 'orders'
  | 'trackOrder'
  | 'profile'
  | 'settings'
  | 'feedback'
  | 'demoGoogle'
  | 'demoCheckout';
export type OverlayName = 'cart' | 'login' | 'mobileMenu' | 'item' | 'checkout' | 'cartUnavailable';

export interface OrderDetailsProps {
  readonly order: Order;
  readonly onClose: () => void;
  /** Told what the order is after it was cancelled here, or could not be. */
  readonly onChanged: (order: Order) => void;
}

export interface DeliveryDetailsProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

export interface ReorderDialogProps {
  readonly again: ReorderViewModel;
}

export interface RetryPaymentErrorProps {
  readonly retry: RetryPaymentViewModel;
}

export interface UnavailableItemsProps {
  readonly items: UnavailableItems;
  /** They are those of an order that is paid again, not of the cart. */
  readonly isOrder: boolean;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

export interface AccountMenuProps {
  readonly user: User;
  readonly onSignOut: () => void;
}

export interface PendingOrderNoticeProps {
  /** On the pages for shopping; on the others it only waits for somebody to come back. */
  readonly isOffered: boolean;
}

export interface DemoControlsProps {
  /** They were asked for on this page; without that they may have stayed open from the last one. */
  readonly pressed: boolean;
}

/** What the app is made of, handed in by the composition root, which knows how to load and wire each part. */
export interface LazyComponents {
  /** The demo's stand-in pages exist in mock mode only. */
  readonly screens: Readonly<Record<Exclude<ScreenName, 'demoGoogle' | 'demoCheckout'>, ComponentType>> &
    Partial<Readonly<Record<'demoGoogle' | 'demoCheckout', ComponentType>>>;
  readonly overlays: Readonly<Record<OverlayName, ComponentType>>;
  /** On the home page of a shop that takes messages. */
  readonly contactForm: ComponentType;
  /** The dialogs of an order, opened from more than one screen. */
  readonly orderDetails: ComponentType<OrderDetailsProps>;
  readonly deliveryDetails: ComponentType<DeliveryDetailsProps>;
  readonly reorder: ComponentType<ReorderDialogProps>;
  readonly retryPaymentError: ComponentType<RetryPaymentErrorProps>;
  /** Over the checkout. */
  readonly unavailableItems: ComponentType<UnavailableItemsProps>;
  /** Instead of an order that is tracked, for whoever is signed out. */
  readonly signInToTrack: ComponentType;
  /** On every page of a signed-in customer. */
  readonly accountMenu: ComponentType<AccountMenuProps>;
  /** On every page of a device that keeps something of an order. */
  readonly pendingOrderNotice: ComponentType<PendingOrderNoticeProps>;
  /** Over every page in mock mode: the mark that says this is a demo, and what it opens. */
  readonly demo: { readonly Mark: ComponentType; readonly Controls: ComponentType<DemoControlsProps> } | undefined;
  /** Starts loading a part that is likely to be wanted next. */
  preload(name: ScreenName | OverlayName | 'orderDetails' | 'reorder'): void;
  /** After the failure of a part was shown: it may be asked for again. */
  forgetFailures(): void;
}

const Context = createContext<LazyComponents | undefined>(undefined);
export const LazyComponentsProvider = Context.Provider;

export function useLazyComponents(): LazyComponents {
  const parts = useContext(Context);
  if (!parts) throw new Error('useParts needs a <PartsProvider> above it');
  return parts;
}

const LazyFallbackContext = createContext<ReactNode>(null);
/** What stands where a part will be, as long as it is on its way: nothing, unless it is given. */
export const LazyFallback = LazyFallbackContext.Provider;
export const useLazyFallback = (): ReactNode => useContext(LazyFallbackContext);
