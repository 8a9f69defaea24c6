import type { BackendConnection } from '../exchange';
import type { Clock } from '../../../domain/shared/ports';

export interface CheckedShop {
  readonly dialect: 'lines' | 'street';
  /** ISO 4217. */
  readonly currency: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly clock: Clock;
}

export interface CheckPlan extends BackendConnection, CheckedShop {
  /** A customer's access token; without one, calls that need a token are not checked. */
  readonly token: string | undefined;
  readonly otherToken: string | undefined;
  readonly expiredToken: string | undefined;
  /** The token belongs to a test account, which may be changed. */
  readonly isTestAccount: boolean;
  /** A sign-in code from Google that has not been used yet. */
  readonly code: string | undefined;
  /** Whether to also make calls that change something, such as placing an order. */
  readonly write: boolean;
  /** Names of calls, such as `order.mine`; empty for all. */
  readonly only: readonly string[];
  readonly uuid: string;
}

/** What the check has learned from the replies so far. */
export interface CheckState extends CheckedShop {
  /** A test account may be changed. */
  readonly isTestAccount: boolean;
  token: string | undefined;
  otherToken: string | undefined;
  readonly expiredToken: string | undefined;
  /** What the check made and could not remove, keyed by its label. */
  readonly left: Map<string, string>;
  ownToken?: string | undefined;
  /** The profile of the test account before the check changes it. */
  profile?: ProfileBody;
  profileWasChanged?: true;
  passwordWasChanged?: true;
  refreshToken?: string | undefined;
  menuItemId?: string | undefined;
  menuTypeId?: string | undefined;
  orderable?: MenuRow | undefined;
  orderId?: string | undefined;
  deliveryOrderId?: string | undefined;
  createdItemId?: string | undefined;
  placedOrderId?: string | undefined;
  otherOrderId?: string | undefined;
  orderWasPlaced?: true;
  /** How many orders the customer has got from one attempt. */
  ordersMade?: number;
  /** The `state` of the first sign-in address. */
  signInState?: string | undefined;
  spareToken?: string | undefined;
  refreshes?: 'customer' | 'own';
  usedRefreshToken?: string | undefined;
  renewedToken?: string | undefined;
  /** The backend rejects a menu item without a token. */
  protectsMenu?: true;
  foundOrder?: unknown;
  listedOrder?: unknown;
  cartNeedsToken?: true;
  /** Cookies of the account service, by name. */
  readonly cookies: Map<string, string>;
  /** The customer's orders before the check places one. */
  formerOrderIds?: ReadonlySet<string>;
  scheduledIds?: ReadonlySet<string>;
  scheduledTypes?: ReadonlySet<string>;
}

export interface MenuRow {
  readonly id: string;
  readonly name: string | undefined;
  readonly price: number | undefined;
  readonly quantity: number;
  /** Empty if the menu does not say. */
  readonly days: ReadonlySet<string>;
}

export interface ProfileBody {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}
