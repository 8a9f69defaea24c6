import { asServiceError, type ServiceError } from '../../domain/shared/service-error';

/** Who gave the answer that the customer sees; `nobody` where the service said no. */
export type AnsweredBy = 'service' | 'standIn' | 'nobody';

/** Called with the name of a call as soon as it is known who answers it. */
export type AnswerListener = (call: PropertyKey, by: AnsweredBy) => void;

/**
 * One gateway of two: where the service can not be reached or is broken, the stand-in answers the named calls. A service
 * that says no has answered.
 */
export function withFallback<Gateway extends object>(
  service: Gateway,
  standIn: Gateway,
  calls: readonly (keyof Gateway)[],
  onAnswer: AnswerListener = () => undefined,
): Gateway {
  return new Proxy(service, {
    get(_, call) {
      const first = methodOf(service, call);
      const second = methodOf(standIn, call);
      if (!first || !second) return first;
      const canBePretended = calls.some((name) => name === call);
      return async (...given: readonly unknown[]) => {
        try {
          const answer = await first(...given);
          onAnswer(call, 'service');
          return answer;
        } catch (failure) {
          const error = asServiceError(failure);
          const isPretended = canBePretended && isOutage(error);
          // Whoever took the question back got no answer, so what was known before holds.
          if (error.kind !== 'cancelled') onAnswer(call, isPretended ? 'standIn' : 'nobody');
          if (!isPretended) throw error;
          return second(...given);
        }
      };
    },
  });
}

/** Undefined for what is no method: whoever awaits a gateway asks it for `then`. */
function methodOf(
  gateway: object,
  call: PropertyKey,
): ((...given: readonly unknown[]) => Promise<unknown>) | undefined {
  const method: unknown = Reflect.get(gateway, call);
  return typeof method === 'function' ? async (...given) => Reflect.apply(method, gateway, given) : undefined;
}

function isOutage({ kind, status = 0 }: ServiceError): boolean {
  return kind === 'timeout' || kind === 'network' || (kind === 'refused' && status >= 500);
}
