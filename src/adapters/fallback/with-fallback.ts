import { asServiceError, isOutage } from '../../domain/shared/service-error';

/** Who answered the customer: `none` where the service refused. */
export type AnsweredBy = 'service' | 'sample' | 'none';

/** Called with the name of a call as soon as it is known who answers it. */
type AnswerListener = (call: PropertyKey, by: AnsweredBy) => void;

/**
 * One gateway over two: where the service cannot be reached or is broken, the sample gateway answers the named calls.
 * A refusal counts as an answer from the service.
 */
export function withFallback<Gateway extends object>(
  service: Gateway,
  sample: Partial<Gateway>,
  calls: readonly (keyof Gateway)[],
  onAnswer: AnswerListener = () => undefined,
): Gateway {
  return new Proxy(service, {
    get(_, call) {
      const first = methodOf(service, call);
      const second = methodOf(sample, call);
      if (!first || !second) return first;
      const hasFallback = calls.some((name) => name === call);
      return async (...given: readonly unknown[]) => {
        try {
          const answer = await first(...given);
          onAnswer(call, 'service');
          return answer;
        } catch (failure) {
          const error = asServiceError(failure);
          const fallsBack = hasFallback && isOutage(error);
          // A cancelled request has no answer, so the last one still counts.
          if (error.kind !== 'cancelled') onAnswer(call, fallsBack ? 'sample' : 'none');
          if (!fallsBack) throw error;
          return second(...given);
        }
      };
    },
  });
}

/** Undefined for anything that is not a method; `await` probes `then`. */
function methodOf(
  gateway: object,
  call: PropertyKey,
): ((...given: readonly unknown[]) => Promise<unknown>) | undefined {
  const method: unknown = Reflect.get(gateway, call);
  return typeof method === 'function' ? async (...given) => Reflect.apply(method, gateway, given) : undefined;
}
