import { WindowBrowser } from '../../../adapters/browser/window-browser';
import type { Given } from '../../../adapters/http/call';
import { paths } from '../../../domain/shared/paths';
import { isAllowedUrl } from '../../../domain/shared/url-allowlist';
import type { BackendConnection } from '../exchange';
import { fieldOf, type Difference } from '../rules/compare';

export interface CheckPlan extends BackendConnection {
  /** A customer's access token; without one, calls that need a token are not checked. */
  readonly token: string | undefined;
  /** The token belongs to a test account, which may be changed. */
  readonly isTestAccount: boolean;
  /** A sign-in code from Google that has not been used yet. */
  readonly code: string | undefined;
  /** Whether to also make calls that change something, such as placing an order. */
  readonly write: boolean;
  readonly dialect: 'lines' | 'street';
  /** Names of calls, such as `order.mine`; empty for all. */
  readonly only: readonly string[];
  readonly uuid: string;
}

/** What the check has learned from the replies so far. */
export interface CheckState {
  readonly dialect: 'lines' | 'street';
  /** The customer's account is for tests and may be changed. */
  readonly isTestAccount: boolean;
  /** The token of the customer the calls are made for. */
  token: string | undefined;
  /** The token of the account that the check registered. */
  ownToken?: string | undefined;
  /** The profile of the test account before the check changes it. */
  profile?: ProfileBody;
  refreshToken?: string | undefined;
  menuItemId?: string | undefined;
  menuTypeId?: string | undefined;
  /** An item on today's menu that can be ordered. */
  orderableId?: string | undefined;
  orderId?: string | undefined;
  deliveryOrderId?: string | undefined;
  createdItemId?: string | undefined;
  placedOrderId?: string | undefined;
  orderWasPlaced?: true;
  /** The customer's orders before the check places one. */
  formerOrderIds?: ReadonlySet<string>;
  /** On today's menu. */
  scheduledIds?: ReadonlySet<string>;
  scheduledTypes?: ReadonlySet<string>;
}

export interface ProfileBody {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export interface Step {
  /** `order.find`. */
  readonly call: string;
  /** How this use of the call differs from the plain one. */
  readonly title?: string;
  /** Changes something on the backend; made only with `--write`. */
  readonly writes?: true;
  /** The calls whose replies it uses. */
  readonly needs?: readonly string[];
  /** What to send, or why the call cannot be made. */
  readonly given: (state: CheckState) => Given<unknown> | string;
  /** The token to send instead of the customer's. */
  readonly token?: (state: CheckState) => string | undefined;
  /** The backend must reject the call with one of these statuses. */
  readonly rejectedWith?: readonly number[];
  /** A check that the reply's schema cannot express. */
  readonly rule?: (reply: unknown, state: CheckState) => Difference | undefined;
  /** Differences in the reply that the shop tolerates, but that are probably mistakes. */
  readonly notices?: (reply: unknown, state: CheckState) => readonly Difference[];
  readonly learn?: (reply: unknown, state: CheckState) => void;
}

/** The text or number at a path, as text; undefined for anything else. */
export function textAt(reply: unknown, ...path: readonly string[]): string | undefined {
  const value = path.reduce<unknown>(fieldOf, reply);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The texts or numbers of a field of each row. */
export function textsOf(rows: readonly unknown[], field: string): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => textAt(row, field) ?? []));
}

export function listAt(reply: unknown, name: string): readonly unknown[] {
  const list = fieldOf(reply, name);
  return Array.isArray(list) ? list : [];
}

/** Sends an id from an earlier reply; `reason` tells why the call cannot be made without one. */
export function withId(
  find: (state: CheckState) => string | undefined,
  reason: string,
  rest: Given<unknown> = {},
): Step['given'] {
  return (state) => {
    const id = find(state);
    return id === undefined ? reason : { ...rest, id };
  };
}

const browser = new WindowBrowser({ origin: '', assign: () => undefined }, paths.home);

/** Checks that the shop would send the browser there, ignoring the origins its settings allow. `failure`: the shop's error otherwise. */
export function expectUrl(field: string, url: string | undefined, failure: string): Difference | undefined {
  if (isAllowedUrl(url, browser, [], false)) return undefined;
  return { field, expected: 'an absolute https address without user and password', got: url ?? 'nothing', failure };
}
