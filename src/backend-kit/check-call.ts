import { addressOf, requestOf, type Given } from '../adapters/http/call';
import { withoutEnvelope } from '../adapters/http/read-reply';
import { readableText } from '../domain/shared/server-text';
import { differencesFrom, type Difference } from './compare';
import type { DescribedCall } from './every-call';

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

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Makes a call exactly as the shop makes it. */
export async function ask(
  fetch: Fetch,
  baseUrl: string,
  { call }: DescribedCall,
  given: Given<unknown>,
  token: string | undefined,
): Promise<Answered | Difference> {
  const request = requestOf(call, given, call.token && token);
  try {
    const response = await fetch(addressOf(baseUrl, call, given), request);
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
    return { field: 'connection', expected: 'an answer', got: String(failure) };
  }
}

/** Whether an answer that was to be a success is one, and as agreed. */
export function judgeSuccess({ call }: DescribedCall, { status, reply }: Answered): Verdict {
  if (status === 404 || status === 405 || status === 501) return { kind: 'notImplemented', status };
  if (status < 200 || status > 299) return differs('status', '2xx', `${status}${saying(reply)}`);
  if (says(reply, 'successResponse') === false) return differs('successResponse', 'true', `false${saying(reply)}`);
  if (reply === undefined && call.reply.safeParse(reply).success) return { kind: 'conforms' };
  const differences = differencesFrom(call, reply);
  return differences.length > 0 ? { kind: 'differs', differences } : { kind: 'conforms' };
}

/** Whether an answer that was to be a refusal is one, and tells the customer why. */
export function judgeRefusal({ status, reply }: Answered, statuses: readonly number[]): Verdict {
  const saysNo = says(reply, 'successResponse') === false;
  if (!statuses.includes(status) && !saysNo) return differs('status', statuses.join(' or '), String(status));
  const text = readableText(says(reply, 'message')) ?? readableText(says(reply, 'errorMessage'));
  return text ? { kind: 'conforms' } : differs('message or errorMessage', 'a sentence for the customer', 'nothing');
}

export function differs(field: string, expected: string, got: string): Verdict {
  return { kind: 'differs', differences: [{ field, expected, got }] };
}

export function says(reply: unknown, field: string): unknown {
  return typeof reply === 'object' && reply !== null ? Reflect.get(reply, field) : undefined;
}

function saying(reply: unknown): string {
  const text = readableText(says(reply, 'errorMessage')) ?? readableText(says(reply, 'message'));
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
