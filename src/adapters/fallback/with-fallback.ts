import { asServiceError, isOutage } from '../../domain/shared/service-error';

export type AnsweredBy = 'service' | 'sample' | 'none';

type AnswerListener = (call: PropertyKey, by: AnsweredBy) => void;

/** The sample gateway answers the named calls during an outage (`isOutage`). A refusal is no outage, but an answer. */
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
          if (error.kind !== 'cancelled') onAnswer(call, fallsBack ? 'sample' : 'none');
          if (!fallsBack) throw error;
          return second(...given);
        }
      };
    },
  });
}

/** Undefined if the gateway has no such method. `await` asks every object for `then`. */
function methodOf(
  gateway: object,
  call: PropertyKey,
): ((...given: readonly unknown[]) => Promise<unknown>) | undefined {
  const method: unknown = Reflect.get(gateway, call);
  return typeof method === 'function' ? async (...given) => Reflect.apply(method, gateway, given) : undefined;
}
