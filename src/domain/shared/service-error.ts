/**
 * Why a service did not do what was asked:
 * `timeout` and `network`: no (whole) answer came; `refused`: the service said no; `invalidReply`: it answered something
 * else than agreed; `sessionEnded`: it no longer accepts the token; `cancelled`: the caller took the request back.
 */
export type ServiceErrorKind = 'timeout' | 'network' | 'refused' | 'invalidReply' | 'sessionEnded' | 'cancelled';

/** The only thing a gateway rejects with. `message` may be shown to the customer as text. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly kind: ServiceErrorKind,
    message: string,
    /** The HTTP status, 0 for a network failure, undefined where there was none. */
    readonly status?: number,
    /** ms that the service asks to wait for before the next request (`Retry-After`). */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export const sessionExpiredText = 'Your session has expired. Please sign in again.';
export const timeoutText = 'Request timeout. The server took too long to respond.';
export const networkText = 'Network connection error. Please check your internet connection.';

/** A gateway's failure as ServiceError; anything else is a bug and is thrown on to the error boundary. */
export function asServiceError(failure: unknown): ServiceError {
  if (failure instanceof ServiceError) return failure;
  throw failure;
}

/** The answer, or undefined where the service failed. */
export function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((failure: unknown) => void asServiceError(failure));
}

/** True where the service may have done the work although no answer came. */
export function outcomeIsUnknown(error: ServiceError): boolean {
  return error.kind === 'timeout' || error.kind === 'network';
}

/**
 * True where the service itself said no, and so did nothing. A 5xx may come after the work was done, a 408 says that the
 * service lost patience, and a 409 may be the answer to a twin of the request that is still being worked on.
 */
export function isRefusal({ kind, status }: ServiceError): boolean {
  return kind === 'refused' && status !== undefined && status < 500 && status !== 408 && status !== 409;
}
