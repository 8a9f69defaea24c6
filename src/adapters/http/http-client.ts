import { removeRefusedSession } from '../../domain/auth/remove-refused-session';
import type { AuthErrorChannel, SessionRepository } from '../../domain/auth/ports';
import type { Session } from '../../domain/auth/user';
import type { CancelSignal, LastRead, Timers } from '../../domain/shared/ports';
import {
  asServiceError,
  cancelledText,
  isOutage,
  networkText,
  ServiceError,
  sessionExpiredText,
  timeoutText,
} from '../../domain/shared/service-error';
import { callTimeout } from '../../domain/shared/time-limits';
import type { StoredReplies } from '../storage/stored-replies';
import { urlOf, requestOf, type AnyCall, type Call, type Given } from './call';
import { readReply, type Answer } from './read-reply';
import { loneSurrogate } from './wire';

const firstBackOff = 1000;
export const keyHeader = 'Idempotency-Key';

export interface HttpEnvironment {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds that the customer has waited already, if the page sent this request before the scripts loaded. */
  readonly waitedFor?: (url: string) => number;
  /** Milliseconds since the page sent that request. */
  readonly sentAgo?: (url: string) => number;
  readonly timers: Timers;
  readonly sessions: Pick<SessionRepository, 'load' | 'clear'>;
  readonly refreshSession: () => Promise<Session | undefined>;
  readonly renewSession?: (refusedToken: string) => Promise<Session | undefined>;
  readonly authErrorChannel: Pick<AuthErrorChannel, 'report'>;
  /** It is undefined if no customer data may stay on the device. */
  readonly replies?: Pick<StoredReplies, 'saver' | 'load'> | undefined;
  readonly inspect?: (call: AnyCall, answer: Answer) => void;
}

/**
 * Sends the calls of one service. It adds the token, ends a call that takes too long, renews the token after a 401,
 * and rejects with ServiceError only.
 */
export class HttpClient {
  constructor(
    readonly baseUrl: string,
    private readonly environment: HttpEnvironment,
    /** The specification names retries with back-off. No shop sets them, because every screen has Retry. */
    private readonly retries = 0,
  ) {}

  async send<Reply, Body>(call: Call<Reply, Body>, given: Given<Body> = {}): Promise<Reply> {
    if (given.id !== undefined && !fitsUrl(given.id)) {
      throw new ServiceError('refused', call.failures?.id ?? call.failure);
    }
    const session = call.token && (await this.currentSession());
    try {
      return await this.attempt(call, given, session?.accessToken, call.once ? 0 : this.retries, firstBackOff);
    } catch (failure) {
      const error = asServiceError(failure);
      if (error.kind !== 'sessionEnded' || !session) throw error;
      return this.sendAgain(call, given, session, error);
    }
  }

  private async sendAgain<Reply, Body>(
    call: Call<Reply, Body>,
    given: Given<Body>,
    session: Session,
    refusal: ServiceError,
  ): Promise<Reply> {
    // A new token helps only against a 401. An order without a key is not sent again, because the service may have made it
    // before the 401, and could not see that the second request means the same order. If the renewal gets no answer, it
    // rejects, and the session stays.
    const mayRepeat = refusal.status === 401 && (!call.keyed || given.headers?.[keyHeader] !== undefined);
    const renewed = mayRepeat ? await this.environment.renewSession?.(session.accessToken) : undefined;
    if (!renewed || renewed.user.id !== session.user.id) {
      this.removeRefusedSession(session.accessToken);
      throw refusal;
    }
    try {
      return await this.attempt(call, given, renewed.accessToken, 0, firstBackOff);
    } catch (failure) {
      const error = asServiceError(failure);
      if (error.kind === 'sessionEnded') this.removeRefusedSession(renewed.accessToken);
      throw error;
    }
  }

  async lastRead<Reply, Body>(call: Call<Reply, Body>, id?: string): Promise<LastRead<Reply> | undefined> {
    const last = call.storedAs && this.environment.replies?.load(call.storedAs, id);
    if (!last) return undefined;
    try {
      const value = await readReply(call, { response: new Response(), text: last.text }, false);
      return { value, readAt: last.readAt };
    } catch (failure) {
      // Another release of the shop stored this reply.
      return void asServiceError(failure);
    }
  }

  /** A call of one customer never carries another customer's token. */
  private async currentSession(): Promise<Session | undefined> {
    const before = this.environment.sessions.load();
    const session = await this.environment.refreshSession();
    if (before && session?.user.id !== before.user.id) throw new ServiceError('sessionEnded', sessionExpiredText);
    return session;
  }

  private async attempt<Reply, Body>(
    call: Call<Reply, Body>,
    given: Given<Body>,
    token: string | undefined,
    retries: number,
    backOff: number,
  ): Promise<Reply> {
    const { inspect, replies, sentAgo } = this.environment;
    try {
      const url = urlOf(this.baseUrl, call, given);
      const save = call.storedAs && replies?.saver(call.storedAs, given.id, token, sentAgo?.(url) ?? 0);
      const answer = await this.exchange(url, requestOf(call, given, token), call.timeout ?? callTimeout, given.cancel);
      inspect?.(call, answer);
      const reply = await readReply(call, answer, token !== undefined, given.cancel);
      if (!call.isPartial?.(reply, given.query ?? {})) save?.(answer.text);
      return reply;
    } catch (failure) {
      const error = asServiceError(failure);
      // If a service asks for a longer wait, the call ends here, and the customer is told.
      const mayRetry = retries > 0 && isOutage(error) && (error.retryAfter ?? 0) <= backOff;
      if (!mayRetry) throw error;
      await new Promise<void>((resume) => void this.environment.timers.after(backOff, resume));
      return this.attempt(call, given, token, retries - 1, backOff * 2);
    }
  }

  /** Time-out and cancel also cover the body, even if `fetch` ignores its signal. */
  private exchange(url: string, init: RequestInit, timeout: number, cancel: CancelSignal | undefined): Promise<Answer> {
    const { fetch, timers, waitedFor } = this.environment;
    const abort = new AbortController();
    return new Promise((resolve, reject) => {
      const stop = (error: ServiceError) => {
        stopWaiting();
        reject(error);
        abort.abort();
      };
      const stopCancelled = () => stop(new ServiceError('cancelled', cancelledText));
      const left = timeout - (waitedFor?.(url) ?? 0);
      const clearTimer = timers.after(left, () => stop(new ServiceError('timeout', timeoutText, 408)));
      const stopWaiting = () => {
        clearTimer();
        cancel?.removeEventListener('abort', stopCancelled);
      };
      if (cancel?.aborted) return stopCancelled();
      cancel?.addEventListener('abort', stopCancelled);
      fetch(url, { ...init, signal: abort.signal })
        .then(async (response) => resolve({ response, text: await response.text() }))
        .catch(() => reject(new ServiceError('network', networkText, 0)))
        .finally(stopWaiting);
    });
  }

  private removeRefusedSession(token: string): void {
    removeRefusedSession(token, this.environment.sessions, this.environment.authErrorChannel);
  }
}

/** `..` would call another URL; a URL cannot hold a lone surrogate. */
function fitsUrl(id: string): boolean {
  return !/^\.{0,2}$/.test(id.trim()) && !loneSurrogate.test(id);
}
