import { WindowBrowser } from '../../../adapters/browser/window-browser';
import type { Given } from '../../../adapters/http/call';
import type { CheckState } from './check-state';
import { paths } from '../../../domain/shared/paths';
import { isAllowedUrl } from '../../../domain/shared/url-allowlist';
import type { BackendConnection } from '../exchange';
import { fieldOf, type Difference } from '../rules/compare';

export interface Step {
  readonly call: string;
  readonly title?: string;
  readonly writes?: true;
  readonly other?: true;
  /** The shop itself sends no token with this call. */
  readonly forceToken?: true;
  readonly origin?: string;
  readonly tolerated?: true;
  readonly needs?: readonly string[];
  readonly onlyIf?: (state: CheckState) => boolean;
  readonly given: (state: CheckState) => Given<unknown> | string;
  readonly token?: (state: CheckState) => string | undefined;
  readonly rejectedWith?: readonly number[];
  readonly because?: string;
  readonly missing?: (state: CheckState) => Difference | undefined;
  readonly rule?: (
    reply: unknown,
    state: CheckState,
    response: Response,
  ) => Difference | readonly Difference[] | undefined;
  readonly notices?: (reply: unknown, state: CheckState) => readonly Difference[];
  readonly refusalNotices?: (reply: unknown, state: CheckState) => readonly Difference[];
  /** What else a browser asks for after a reply that conforms. */
  readonly follow?: (reply: unknown, connection: BackendConnection) => Promise<readonly Difference[]>;
  readonly stranger?: true;
  readonly mayRefuse?: true;
  /** A refusal with a sentence conforms too. */
  readonly mayRefuseWith?: readonly number[];
  readonly learnRefusal?: (state: CheckState) => void;
  readonly learn?: (reply: unknown, state: CheckState) => void;
}

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

/** Ignores the origins that the shop's settings allow. `failure`: the shop's error for a rejected URL. */
export function expectUrl(field: string, url: string | undefined, failure: string): Difference | undefined {
  if (isAllowedUrl(url, browser, [], false)) return undefined;
  return { field, expected: 'an absolute https address without user and password', got: url ?? 'nothing', failure };
}
