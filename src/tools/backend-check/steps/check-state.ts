import type { BackendConnection } from '../exchange';
import type { Clock } from '../../../domain/shared/ports';

/** The shop whose backend is checked. */
export interface CheckedShop {
  readonly dialect: 'lines' | 'street';
  /** An ISO 4217 code. */
  readonly currency: string;
  /** An IANA zone. */
  readonly timeZone: string;
  readonly clock: Clock;
}

export interface CheckPlan extends BackendConnection, CheckedShop {
  /** A customer's access token; without one, calls that need a token are not checked. */
  readonly token: string | undefined;
  /** A second customer's access token. */
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
  /** The customer's account is for tests and may be changed. */
  readonly isTestAccount: boolean;
  /** The token of the customer the calls are made for. */
  token: string | undefined;
  /** The token of a second customer. */
  otherToken: string | undefined;
  /** A token that is known to have expired. */
  readonly expiredToken: string | undefined;
  /** What the check made and could not remove, by what it is called. */
  readonly left: Map<string, string>;
  /** The token of the account that the check registered. */
  ownToken?: string | undefined;
  /** The profile of the test account before the check changes it. */
  profile?: ProfileBody;
  profileWasChanged?: true;
  passwordWasChanged?: true;
  refreshToken?: string | undefined;
  menuItemId?: string | undefined;
  menuTypeId?: string | undefined;
  /** An item on today's menu that can be ordered. */
  orderable?: MenuRow | undefined;
  orderId?: string | undefined;
  deliveryOrderId?: string | undefined;
  createdItemId?: string | undefined;
  placedOrderId?: string | undefined;
  /** The second customer's order. */
  otherOrderId?: string | undefined;
  orderWasPlaced?: true;
  /** How many orders the customer has got from one attempt. */
  ordersMade?: number;
  /** The `state` of the first sign-in address. */
  signInState?: string | undefined;
  /** The token of the second customer that the check registered. */
  spareToken?: string | undefined;
  /** Whose token the refresh token renews. */
  refreshes?: 'customer' | 'own';
  usedRefreshToken?: string | undefined;
  renewedToken?: string | undefined;
  /** The backend refused to make a menu item without a token. */
  protectsMenu?: true;
  /** The order as `order.find` told it. */
  foundOrder?: unknown;
  listedOrder?: unknown;
  /** The cart calls of this backend need the customer's token. */
  cartNeedsToken?: true;
  /** Of the account service, by name. */
  readonly cookies: Map<string, string>;
  /** The customer's orders before the check places one. */
  formerOrderIds?: ReadonlySet<string>;
  /** On today's menu. */
  scheduledIds?: ReadonlySet<string>;
  scheduledTypes?: ReadonlySet<string>;
}

export interface MenuRow {
  readonly id: string;
  readonly name: string | undefined;
  readonly price: number | undefined;
  /** How many the check orders. */
  readonly quantity: number;
  /** The days it is offered for; empty if the menu does not say. */
  readonly days: ReadonlySet<string>;
}

export interface ProfileBody {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}
