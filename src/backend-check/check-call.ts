import { urlOf, requestOf, type Given } from '../adapters/http/call';
import { defaultTimeout } from '../adapters/http/http-client';
import { withoutEnvelope } from '../adapters/http/read-reply';
import { displayText } from '../domain/shared/display-text';
import { differencesFrom, says, type Difference } from './compare';
import type { CallDescription, Service } from './calls';
import { semanticProblems } from './semantic-rules';

export type Verdict =
  | { readonly kind: 'conforms' }
  | { readonly kind: 'differs'; readonly differences: readonly Difference[] }
  | { readonly kind: 'notImplemented'; readonly status: number }
  | { readonly kind: 'notChecked'; readonly why: string };

/** What a backend answered: `reply` is without its envelope, undefined where there was no body. */
export interface Answered {
  readonly status: number;
  readonly reply: unknown;
}

/** How the check reaches a backend. */
export interface Connection {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly baseUrls: Readonly<Record<Service, string>>;
  /** Aborts after so many ms. */
  readonly signalAfter: (milliseconds: number) => AbortSignal;
}

/** Makes a call exactly as the shop makes it, and waits for its answer as long as the shop does. */
export async function ask(
  { fetch, baseUrls, signalAfter }: Connection,
  { call, service }: CallDescription,
  given: Given<unknown>,
  token: string | undefined,
): Promise<Answered | Difference> {
  const request = requestOf(call, given, call.token && token);
  const timeout = call.timeout ?? defaultTimeout;
  const signal = signalAfter(timeout);
  try {
    const response = await fetch(urlOf(baseUrls[service], call, given), { ...request, signal });
    const text = await response.text();
    if (response.status >= 300 && response.status < 400) {
      return { field: 'status', expected: 'an answer', got: `a redirect to ${response.headers.get('Location')}` };
    }
    if (text === '') return { status: response.status, reply: undefined };
    const reply = parseJson(text);
    if (reply === undefined && !response.ok) return { status: response.status, reply };
    if (reply === undefined) return { field: 'body', expected: 'JSON', got: JSON.stringify(text.slice(0, 60)) };
    return { status: response.status, reply: withoutEnvelope(reply) };
  } catch (failure) {
    if (signal.aborted) return { field: 'time', expected: `an answer within ${timeout / 1000} s`, got: 'none' };
    return { field: 'connection', expected: 'an answer', got: String(failure) };
  }
}

/** With these statuses a server says that it knows no such call, whatever its words are. */
const unknownCall: readonly number[] = [404, 405, 501];

/** Whether an answer that was to be a success is one, and as agreed. */
export function judgeSuccess({ call }: CallDescription, { status, reply }: Answered): Verdict {
  if (unknownCall.includes(status)) return { kind: 'notImplemented', status };
  if (status < 200 || status > 299) return differs('status', '2xx', `${status}${saying(reply)}`);
  if (says(reply, 'successResponse') === false) return differs('successResponse', 'true', `false${saying(reply)}`);
  if (reply === undefined && call.reply.safeParse(reply).success) return { kind: 'conforms' };
  const wrong = differencesFrom(call, reply);
  const known = new Set(wrong.map(({ field }) => field));
  const differences = [...wrong, ...semanticProblems(reply).filter(({ field }) => !known.has(field))];
  return differences.length > 0 ? { kind: 'differs', differences } : { kind: 'conforms' };
}

/** Whether an answer that was to be a refusal is one, and tells the customer why. */
export function judgeRefusal({ status, reply }: Answered, statuses: readonly number[]): Verdict {
  if (unknownCall.includes(status) && !statuses.includes(status)) return { kind: 'notImplemented', status };
  const saysNo = status < 300 && says(reply, 'successResponse') === false;
  if (!statuses.includes(status) && !saysNo) return differs('status', statuses.join(' or '), String(status));
  const text = displayText(says(reply, 'message')) ?? displayText(says(reply, 'errorMessage'));
  return text ? { kind: 'conforms' } : differs('message or errorMessage', 'a sentence for the customer', 'nothing');
}

export function differs(field: string, expected: string, got: string): Verdict {
  return { kind: 'differs', differences: [{ field, expected, got }] };
}

function saying(reply: unknown): string {
  const text = displayText(says(reply, 'errorMessage')) ?? displayText(says(reply, 'message'));
  return text ? `, "${text}"` : '';
}

/** Undefined for what is no JSON; `null` is JSON too, but no reply is. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
