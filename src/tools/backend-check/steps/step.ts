import { WindowBrowser } from '../../../adapters/browser/window-browser';
import type { Given } from '../../../adapters/http/call';
import type { CheckState } from './check-state';
import { paths } from '../../../domain/shared/paths';
import { isAllowedUrl } from '../../../domain/shared/url-allowlist';
import { fieldOf, type Difference } from '../rules/compare';

export interface Step {
  readonly call: string;
  /** Undefined for the plain use of the call. */
  readonly title?: string;
  /** Changes something on the backend; made only with `--write`. */
  readonly writes?: true;
  readonly other?: true;
  /** Sends the token although the shop sends none with this call. */
  readonly forceToken?: true;
  /** The origin that the call seems to come from, instead of the shop's. */
  readonly origin?: string;
  /** The shop tolerates the opposite of what is expected: a difference is a notice. */
  readonly tolerated?: true;
  /** Names of calls whose replies this step uses. */
  readonly needs?: readonly string[];
  /** False: there is nothing to check. */
  readonly onlyIf?: (state: CheckState) => boolean;
  /** The request, or the reason why the call cannot be made. */
  readonly given: (state: CheckState) => Given<unknown> | string;
  /** Replaces the customer's token. */
  readonly token?: (state: CheckState) => string | undefined;
  /** The backend must answer with one of these statuses. */
  readonly rejectedWith?: readonly number[];
  /** The reason for `rejectedWith`. */
  readonly because?: string;
  /** What to notice if the backend answers that there is no such call. */
  readonly missing?: (state: CheckState) => Difference | undefined;
  /** Checks what the reply's schema cannot express. */
  readonly rule?: (
    reply: unknown,
    state: CheckState,
    response: Response,
  ) => Difference | readonly Difference[] | undefined;
  /** Differences in the reply that the shop tolerates, but that are probably mistakes. */
  readonly notices?: (reply: unknown, state: CheckState) => readonly Difference[];
  /** Sends another visitor's token and cookies, not the customer's. */
  readonly stranger?: true;
  /** 401 and 403 count as the expected answer. */
  readonly mayRefuse?: true;
  /** Called when the backend answers 401 or 403. */
  readonly learnRefusal?: (state: CheckState) => void;
  /** Called with any other answer. */
  readonly learn?: (reply: unknown, state: CheckState) => void;
}

/** The text or number at a path, as text; undefined for anything else. */
export function textAt(reply: unknown, ...path: readonly string[]): string | undefined {
  const value = path.reduce<unknown>(fieldOf, reply);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

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
