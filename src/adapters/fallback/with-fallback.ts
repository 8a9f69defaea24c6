import { asServiceError, ServiceError } from '../../domain/shared/service-error';

/** Called after each answer, with the name of the call and whether the stand-in gave it. */
export type AnswerListener = (call: PropertyKey, byStandIn: boolean) => void;

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
      if (!first || !second || !calls.some((name) => name === call)) return first;
      return async (...given: readonly unknown[]) => {
        const answer = await first(...given).catch(outageOf);
        const byStandIn = answer instanceof ServiceError;
        onAnswer(call, byStandIn);
        return byStandIn ? second(...given) : answer;
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

/** The failure, where it is an outage; any other failure is the service's answer. */
function outageOf(failure: unknown): ServiceError {
  const error = asServiceError(failure);
  const { kind, status = 0 } = error;
  if (kind === 'timeout' || kind === 'network' || (kind === 'refused' && status >= 500)) return error;
  throw error;
}
