import type { Difference } from './reply';
import { urlOf, requestOf, type Given } from '../../adapters/http/call';
import { withoutEnvelope } from '../../adapters/http/read-reply';
import { callTimeout } from '../../domain/shared/time-limits';
import type { CallDescription, ServiceName } from './calls';

export interface BackendConnection {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly baseUrls: Readonly<Record<ServiceName, string>>;
  readonly signalAfter: (milliseconds: number) => AbortSignal;
  readonly now: () => number;
  /** Calls then carry the headers that a browser sends from this origin. */
  readonly origin: string | undefined;
}

export interface BackendAnswer {
  readonly response: Response;
  readonly text: string;
  /** The reply is taken out of its envelope. It is undefined if there is no body. */
  readonly reply: unknown;
}

export interface Exchange {
  readonly url: string;
  readonly request: RequestInit;
  readonly milliseconds: number;
  readonly answer?: BackendAnswer;
  readonly difference?: Difference;
  readonly failure?: unknown;
}

export function sendCall(
  connection: BackendConnection,
  { call, service }: CallDescription,
  given: Given<unknown>,
  token: string | undefined,
): Promise<Exchange> {
  const request = requestOf(call, given, call.token && token);
  return exchange(connection, urlOf(connection.baseUrls[service], call, given), request, call.timeout);
}

export async function exchange(
  { fetch, signalAfter, now, origin }: BackendConnection,
  url: string,
  init: RequestInit,
  timeout: number = callTimeout,
): Promise<Exchange> {
  const headers = new Headers(init.headers);
  if (origin) headers.set('Origin', origin);
  const request = { ...init, headers };
  const signal = signalAfter(timeout);
  const start = now();
  const sent = () => ({ url, request, milliseconds: now() - start });
  try {
    const response = await fetch(url, { ...request, signal });
    const answer = answerOf(response, await response.text());
    const difference = unusable(answer);
    return { ...sent(), answer, ...(difference ? { difference } : {}) };
  } catch (failure) {
    const difference = signal.aborted
      ? { field: 'time', expected: `an answer within ${timeout / 1000} s`, got: 'none' }
      : { field: 'connection', expected: 'an answer', got: describeFailure(failure) };
    return { ...sent(), difference, failure };
  }
}

function answerOf(response: Response, text: string): BackendAnswer {
  return { response, text, reply: withoutEnvelope(parseJson(text)) };
}

function unusable({ response, text, reply }: BackendAnswer): Difference | undefined {
  if (response.status >= 300 && response.status < 400)
    return { field: 'status', expected: 'an answer', got: `a redirect to ${response.headers.get('Location')}` };
  if (text === '' || reply !== undefined || !response.ok) return undefined;
  return { field: 'body', expected: 'JSON', got: JSON.stringify(text.slice(0, 60)) };
}

/** Returns undefined for malformed JSON and for `null`, which no call may reply with. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

function describeFailure(failure: unknown): string {
  const cause = failure instanceof Error ? failure.cause : undefined;
  return cause instanceof Error ? `${String(failure)} (${cause.message})` : String(failure);
}
