import { WindowBrowser } from '../../../adapters/browser/window-browser';
import type { Given } from '../../../adapters/http/call';
import type { CheckState } from './check-state';
import { paths } from '../../../domain/shared/paths';
import { isAllowedUrl } from '../../../domain/shared/url-allowlist';
import { fieldOf, type Difference } from '../rules/compare';

export interface Step {
  /** `order.find`. */
  readonly call: string;
  /** How this use of the call differs from the plain one. */
  readonly title?: string;
  /** Changes something on the backend; made only with `--write`. */
  readonly writes?: true;
  /** The call is made by a second customer. */
  readonly other?: true;
  /** The token is sent although the shop sends none with this call. */
  readonly forceToken?: true;
  /** The origin that the call seems to come from, instead of the shop's. */
  readonly origin?: string;
  /** The shop tolerates the opposite of what is expected: a difference is a notice. */
  readonly tolerated?: true;
  /** The calls whose replies it uses. */
  readonly needs?: readonly string[];
  /** If this is false, there is nothing to check. */
  readonly onlyIf?: (state: CheckState) => boolean;
  /** What to send, or why the call cannot be made. */
  readonly given: (state: CheckState) => Given<unknown> | string;
  /** The token to send instead of the customer's. */
  readonly token?: (state: CheckState) => string | undefined;
  /** The backend must reject the call with one of these statuses. */
  readonly rejectedWith?: readonly number[];
  /** Why it must. */
  readonly because?: string;
  /** What to notice if the backend answers that there is no such call. */
  readonly missing?: (state: CheckState) => Difference | undefined;
  /** A check that the reply's schema cannot express. */
  readonly rule?: (
    reply: unknown,
    state: CheckState,
    response: Response,
  ) => Difference | readonly Difference[] | undefined;
  /** Differences in the reply that the shop tolerates, but that are probably mistakes. */
  readonly notices?: (reply: unknown, state: CheckState) => readonly Difference[];
  /** Neither the customer's token nor the cookies are sent, but those of another visitor. */
  readonly stranger?: true;
  /** 401 or 403 is as good as what is expected. */
  readonly mayRefuse?: true;
  /** Reads that the backend refused the call with 401 or 403. */
  readonly learnRefusal?: (state: CheckState) => void;
  /** Reads an answer that is no refusal. */
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
