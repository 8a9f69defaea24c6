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
  /** Calls that need a token are skipped without this one. */
  readonly token: string | undefined;
  readonly otherToken: string | undefined;
  readonly expiredToken: string | undefined;
  /** The check may change a test account. */
  readonly isTestAccount: boolean;
  readonly code: string | undefined;
  /** Allows calls that change something, such as placing an order. */
  readonly write: boolean;
  /** Names of calls, such as `order.mine`; empty for all. */
  readonly only: readonly string[];
  readonly uuid: string;
}

export interface CheckState extends CheckedShop {
  readonly isTestAccount: boolean;
  token: string | undefined;
  otherToken: string | undefined;
  readonly expiredToken: string | undefined;
  /** What the check made and could not remove, by label. */
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
  /** Orders made from one attempt; more than one is a mistake. */
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
  /** The account service sets these. */
  readonly cookies: Map<string, string>;
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
