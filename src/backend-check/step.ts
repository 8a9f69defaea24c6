import { WindowBrowser } from '../adapters/browser/window-browser';
import type { Given } from '../adapters/http/call';
import { isAllowedUrl } from '../domain/shared/url-allowlist';
import { says, type Difference } from './compare';

/** What the check has learned of a backend by its replies so far. */
export interface Known {
  readonly dialect: 'lines' | 'street';
  /** Of the customer whom the calls are made for. */
  token: string | undefined;
  /** Of the account that the check itself has made. */
  ownToken?: string | undefined;
  refreshToken?: string | undefined;
  menuItemId?: string | undefined;
  menuTypeId?: string | undefined;
  /** On today's menu. */
  orderableId?: string | undefined;
  orderId?: string | undefined;
  deliveryOrderId?: string | undefined;
  createdItemId?: string | undefined;
  placedOrderId?: string | undefined;
}

export interface Step {
  /** `order.find`. */
  readonly call: string;
  /** What is special about it this time. */
  readonly title?: string;
  /** Changes something at the backend; made only when asked for. */
  readonly writes?: true;
  /** What to send, or why the call can not be made. */
  readonly given: (known: Known) => Given<unknown> | string;
  /** Which token to send with a call that takes one. */
  readonly token?: (known: Known) => string | undefined;
  /** The call is to be refused, with one of these statuses. */
  readonly refusedWith?: readonly number[];
  /** What the description of a reply can not say. */
  readonly rule?: (reply: unknown, known: Known) => Difference | undefined;
  readonly learn?: (reply: unknown, known: Known) => void;
}

/** The text or number at a path of a reply, as text. */
export function textAt(reply: unknown, ...path: readonly string[]): string | undefined {
  const value = path.reduce<unknown>(says, reply);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

export function listAt(reply: unknown, name: string): readonly unknown[] {
  const list = says(reply, name);
  return Array.isArray(list) ? list : [];
}

/** Sends an id that an earlier reply brought. */
export function withId(
  find: (known: Known) => string | undefined,
  why: string,
  rest: Given<unknown> = {},
): Step['given'] {
  return (known) => {
    const id = find(known);
    return id === undefined ? why : { ...rest, id };
  };
}

const browser = new WindowBrowser({ origin: '', assign: () => undefined });

/** Where the shop would let the browser be sent, whatever origins its settings allow. */
export function expectAddress(field: string, address: string | undefined): Difference | undefined {
  if (isAllowedUrl(address, browser, [], false)) return undefined;
  return { field, expected: 'an absolute https address without user and password', got: address ?? 'nothing' };
}
