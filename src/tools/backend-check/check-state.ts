import type { BackendConnection } from './exchange';
import type { DeliveryAddress } from '../../domain/orders/order';
import type { Clock } from '../../domain/shared/ports';

interface CheckedShop {
  readonly dialect: 'lines' | 'street';
  /** The values of VITE_CART that the backend must serve. If there are none, it may serve any. */
  readonly carts: readonly ('server' | 'server-token')[];
  readonly currency: string;
  readonly timeZone: string;
  /** Where the backend delivers to. The default is a street in Dallas. */
  readonly address?: DeliveryAddress | undefined;
  readonly mobile?: string | undefined;
  readonly clock: Clock;
}

export interface CheckPlan extends BackendConnection, CheckedShop {
  readonly token: string | undefined;
  readonly otherToken: string | undefined;
  readonly expiredToken: string | undefined;
  readonly isTestAccount: boolean;
  readonly code: string | undefined;
  /** Names and groups of calls that this shop needs, although others do not. */
  readonly needed: readonly string[];
  readonly offersPickup: boolean;
  readonly write: boolean;
  readonly only: readonly string[];
  readonly uuid: string;
}

export interface CheckState extends CheckedShop {
  readonly isTestAccount: boolean;
  token: string | undefined;
  otherToken: string | undefined;
  readonly expiredToken: string | undefined;
  readonly left: Map<string, string>;
  ownToken?: string | undefined;
  firstToken?: string | undefined;
  profile?: ProfileBody;
  profileWasChanged?: true;
  passwordWasChanged?: true;
  refreshToken?: string | undefined;
  avatar?: string | undefined;
  schedule?: readonly unknown[];
  allItems?: readonly string[];
  limited?: LimitedRow | undefined;
  lastOrderId?: string | undefined;
  pickupOrderId?: string | undefined;
  largeOrderId?: string | undefined;
  mixedOrderId?: string | undefined;
  soldOut?: { readonly id: string; readonly name: string } | undefined;
  typeRow?: unknown;
  googleUser?: unknown;
  menuItemId?: string | undefined;
  menuTypeId?: string | undefined;
  orderable?: OrderableRow | undefined;
  secondOrderable?: OrderableRow | undefined;
  orderId?: string | undefined;
  deliveryOrderId?: string | undefined;
  createdItemId?: string | undefined;
  placedOrderId?: string | undefined;
  otherOrderId?: string | undefined;
  orderWasPlaced?: true;
  ordersMade?: number;
  signInState?: string | undefined;
  spareToken?: string | undefined;
  refreshes?: 'customer' | 'own';
  usedRefreshToken?: string | undefined;
  renewedToken?: string | undefined;
  protectsMenu?: true;
  foundOrder?: unknown;
  listedOrder?: unknown;
  cartNeedsToken?: true;
  cartIsServed?: true;
  cartHoldsTwo?: true;
  readonly cookies: Map<string, string>;
  formerOrderIds?: ReadonlySet<string>;
  scheduledIds?: ReadonlySet<string>;
  scheduledTypes?: ReadonlySet<string>;
}

export interface OrderableRow {
  readonly id: string;
  readonly name: string | undefined;
  readonly price: number | undefined;
  readonly quantity: number;
  /** There are none if the menu states no days. */
  readonly days: ReadonlySet<string>;
}

export interface LimitedRow {
  readonly id: string;
  readonly left: number;
}

export interface ProfileBody {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}
