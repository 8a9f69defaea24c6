/**
 * `timeout`, `network`: no complete answer. `refused`: the service said no. `invalidReply`: not as agreed.
 * `sessionEnded`: the token is no longer accepted. `cancelled`: by the caller. `locked`: another tab holds the lock;
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
    /** HTTP status; 0 for a network failure. */
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

export function asServiceError(failure: unknown): ServiceError {
  if (failure instanceof ServiceError) return failure;
  throw failure;
}

export function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((failure: unknown) => void asServiceError(failure));
}

export function isOutage({ kind, status = 0 }: ServiceError): boolean {
  return kind === 'timeout' || kind === 'network' || (kind === 'refused' && status >= 500);
}

/** True if the service may have done the work. */
export function outcomeIsUnknown(error: ServiceError): boolean {
  return error.kind === 'timeout' || error.kind === 'network';
}

/** True if the service did nothing. A 5xx may follow finished work, 408 is a time-out, 409 may answer a duplicate. */
export function isRefusal({ kind, status }: ServiceError): boolean {
  return kind === 'refused' && status !== undefined && status < 500 && status !== 408 && status !== 409;
}
