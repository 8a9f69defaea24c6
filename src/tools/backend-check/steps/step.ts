import { WindowTimers } from '../../../adapters/browser/time-and-chance';
import { WindowBrowser } from '../../../adapters/browser/window-browser';
import type { Given } from '../../../adapters/http/call';
import { paths } from '../../../domain/shared/paths';
import { isAllowedUrl } from '../../../domain/shared/url-allowlist';
import type { CheckState } from '../check-state';
import type { BackendConnection } from '../exchange';
import type { Difference } from '../reply';

/** A step makes one call and says which answer conforms: a usable reply, a refusal, or either of them. */
export type Step = AnsweredStep | RefusedStep | EitherStep;

interface Asked {
  /** Like `order.mine`. */
  readonly call: string;
  /** Tells the step from others of the same call. */
  readonly title?: string;
  /** The step changes something, so it runs only with --write. */
  readonly writes?: true;
  /** The calls whose steps learn what this one needs. They run too if only this call is checked. */
  readonly needs?: readonly string[];
  /** A step that makes no sense at this backend is left out without a word. */
  readonly onlyIf?: (state: CheckState) => boolean;
  /** Returns what the call is sent with, or the reason why it cannot be checked. */
  readonly given: (state: CheckState) => Given<unknown> | string;
  /** Who calls. The default is the customer. */
  readonly sender?: Sender;
  /** Keeps what later steps need. A refused step learns what a backend that did not refuse has left behind. */
  readonly learn?: (reply: unknown, state: CheckState) => void;
  /** Says what is wrong with a backend that answers as if it had no such call, although it has. */
  readonly missing?: (state: CheckState) => Difference | undefined;
  /** The shop can live with what differs, so it is a notice. */
  readonly tolerated?: true;
}

interface Reading {
  /** Finds what the shop could not use, although the fields have their types. */
  readonly rule?: (
    reply: unknown,
    state: CheckState,
    response: Response,
  ) => Difference | readonly Difference[] | undefined;
  /** Finds what is probably a mistake. */
  readonly notices?: (reply: unknown, state: CheckState) => readonly Difference[];
  /** Checks what else a browser asks for after a reply that conforms. */
  readonly follow?: (reply: unknown, connection: BackendConnection) => Promise<readonly Difference[]>;
}

/** The backend has to do what is asked. */
export interface AnsweredStep extends Asked, Reading {
  readonly refusedWith?: never;
  readonly mayRefuseWith?: never;
}

/** The backend has to refuse, with one of these statuses and a sentence for the customer. */
export interface RefusedStep extends Asked {
  readonly refusedWith: readonly number[];
  /** Completes 'The status must be 401, because …'. */
  readonly because?: string;
  /** Finds what is probably a mistake in the refusal. */
  readonly notices?: (refusal: unknown, state: CheckState) => readonly Difference[];
  readonly learnRefusal?: (state: CheckState) => void;
  readonly mayRefuseWith?: never;
}

/** The backend may refuse with one of these statuses. */
interface EitherStep extends Asked, Reading {
  readonly mayRefuseWith: readonly number[];
  /** No customer reads the refusal, so it needs no sentence. */
  readonly withoutSentence?: true;
  readonly refusedWith?: never;
}

export interface Sender {
  /** The call then carries the token as the shop would send it. */
  readonly token: (state: CheckState) => string | undefined;
  /** The step cannot be checked without the token of a second customer. */
  readonly isSecondCustomer?: true;
  /** Carries the token also with a call that the shop sends without one. */
  readonly sendsTokenAlways?: true;
  /** The call comes from another browser, which has none of the cookies of the steps before. */
  readonly hasNoCookies?: true;
  /** The call comes from a page of this origin instead of the shop's. */
  readonly origin?: string;
}

export const theCustomer: Sender = { token: ({ token }) => token };
export const secondCustomer: Sender = { token: ({ otherToken }) => otherToken, isSecondCustomer: true };
export const anotherVisitor: Sender = { token: ({ otherToken }) => otherToken, hasNoCookies: true };
export const strangersPage: Sender = { ...theCustomer, origin: 'https://stranger.example' };
export const withoutToken: Sender = { token: () => undefined };

/** Sends the call with this token. */
export const holderOf = (token: Sender['token']): Sender => ({ token });

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

/** With these statuses a backend refuses a sign-in, or a body that it cannot use. */
export const rejectionStatuses = [400, 401, 403, 422];

export const nothingGiven: Step['given'] = () => ({});

const browser = new WindowBrowser({ origin: '', assign: () => undefined }, paths.home, new WindowTimers());

/** Ignores the origins that the shop's settings allow. `failure` is the shop's error for a rejected URL. */
export function expectUrl(field: string, url: string | undefined, failure: string): Difference | undefined {
  if (isAllowedUrl(url, browser, [], false)) return undefined;
  return { field, expected: 'an absolute https URL without user and password', got: url ?? 'nothing', failure };
}
