/**
 * `timeout` and `network` mean that there was no complete answer. `refused` means that the service said no, or that the
 * token of the call could not be refreshed, and `invalidReply` that the reply is not as agreed. `sessionEnded` means that
 * the token is no longer accepted, `cancelled` that the caller gave up, and `locked` that another tab holds the lock and
 * nothing was sent.
 */
export type ServiceErrorKind =
  'timeout' | 'network' | 'refused' | 'invalidReply' | 'sessionEnded' | 'cancelled' | 'locked';

/** Customers may read `message`. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly kind: ServiceErrorKind,
    message: string,
    /** The HTTP status. It is 0 for a network failure. */
    readonly status?: number,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export const cancelledText = 'The request was cancelled.';
export const sessionExpiredText = 'Your session has expired. Please sign in again.';
export const samplesNotForSale =
  "We can't reach our menu right now, so the items shown are samples. They can't be ordered.";
export const timeoutText = 'Request timeout. The server took too long to respond.';
export const networkText = 'Network connection error. Please check your internet connection.';

/** For `catch`. Any error that is no ServiceError is a bug, and is thrown again. */
export function asServiceError(failure: unknown): ServiceError {
  if (failure instanceof ServiceError) return failure;
  throw failure;
}

/** For an answer that the caller can do without. A bug still rejects. */
export function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((failure: unknown) => void asServiceError(failure));
}

export function isOutage({ kind, status = 0 }: ServiceError): boolean {
  return kind === 'timeout' || kind === 'network' || (kind === 'refused' && status >= 500);
}

/**
 * Says whether no answer came, so the service may have done the work. It may have before a 5xx too, which is an answer:
 * `isRefusal` tells that one from a refusal.
 */
export function hasNoAnswer(error: ServiceError): boolean {
  return error.kind === 'timeout' || error.kind === 'network';
}

/** Says whether the service did nothing. A 5xx may follow finished work, 408 is a time-out, 409 may be a duplicate. */
export function isRefusal({ kind, status }: ServiceError): boolean {
  return kind === 'refused' && status !== undefined && status < 500 && status !== 408 && status !== 409;
}
