import { urlOf, requestOf, type Given } from '../adapters/http/call';
import { defaultTimeout } from '../adapters/http/http-client';
import { withoutEnvelope } from '../adapters/http/read-reply';
import { displayText } from '../domain/shared/display-text';
import { differencesFrom, fieldOf, type Difference } from './compare';
import type { CallDescription, ServiceName } from './calls';
import { semanticDifferences } from './semantic-rules';

export type Verdict =
  | { readonly kind: 'conforms' }
  | { readonly kind: 'differs'; readonly differences: readonly Difference[] }
  | { readonly kind: 'notImplemented'; readonly status: number }
  | { readonly kind: 'notChecked'; readonly reason: string };

/** `reply` is the body without its envelope; undefined when there was no body. */
export interface BackendReply {
  readonly status: number;
  readonly reply: unknown;
}

export interface BackendConnection {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly baseUrls: Readonly<Record<ServiceName, string>>;
  /** A signal that aborts after this many ms. */
  readonly signalAfter: (milliseconds: number) => AbortSignal;
}

/** Makes a call as the shop does, with the shop's timeout. Returns a difference when there is no usable answer. */
export async function sendCall(
  { fetch, baseUrls, signalAfter }: BackendConnection,
  { call, service }: CallDescription,
  given: Given<unknown>,
  token: string | undefined,
): Promise<BackendReply | Difference> {
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

/** The statuses of a server that does not implement a call. */
const notImplementedStatuses: readonly number[] = [404, 405, 501];

/** Whether a reply is a success and matches its schema and the semantic rules. */
export function judgeSuccess({ call }: CallDescription, { status, reply }: BackendReply): Verdict {
  if (notImplementedStatuses.includes(status)) return { kind: 'notImplemented', status };
  if (status < 200 || status > 299) return differs('status', '2xx', `${status}${quoteMessage(reply)}`);
  if (fieldOf(reply, 'successResponse') === false)
    return differs('successResponse', 'true', `false${quoteMessage(reply)}`);
  if (reply === undefined && call.reply.safeParse(reply).success) return { kind: 'conforms' };
  const schemaDifferences = differencesFrom(call, reply);
  const fields = new Set(schemaDifferences.map(({ field }) => field));
  const differences = [...schemaDifferences, ...semanticDifferences(reply).filter(({ field }) => !fields.has(field))];
  return differences.length > 0 ? { kind: 'differs', differences } : { kind: 'conforms' };
}

/** Whether a reply rejects the call as expected and carries a message for the customer. */
export function judgeRejection({ status, reply }: BackendReply, statuses: readonly number[]): Verdict {
  if (notImplementedStatuses.includes(status) && !statuses.includes(status)) return { kind: 'notImplemented', status };
  const isFailure = status < 300 && fieldOf(reply, 'successResponse') === false;
  if (!statuses.includes(status) && !isFailure) return differs('status', statuses.join(' or '), String(status));
  const text = displayText(fieldOf(reply, 'message')) ?? displayText(fieldOf(reply, 'errorMessage'));
  return text ? { kind: 'conforms' } : differs('message or errorMessage', 'a sentence for the customer', 'nothing');
}

export function differs(field: string, expected: string, got: string): Verdict {
  return { kind: 'differs', differences: [{ field, expected, got }] };
}

function quoteMessage(reply: unknown): string {
  const text = displayText(fieldOf(reply, 'errorMessage')) ?? displayText(fieldOf(reply, 'message'));
  return text ? `, "${text}"` : '';
}

/** Undefined for malformed JSON and for `null`, which no call replies. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
