import type { Difference } from '../reply';
import type { Exchange } from '../exchange';

/** Another customer could see such answers: in a shared cache, or through a page of another origin. */
export function exposureDifferences(
  { request }: Exchange,
  { headers }: Response,
  strangerOrigin: string | undefined,
): readonly Difference[] {
  const caching = headers.get('Cache-Control') ?? '';
  const isPersonal = new Headers(request.headers).has('Authorization');
  const admitsStranger =
    strangerOrigin !== undefined &&
    headers.get('Access-Control-Allow-Origin') === strangerOrigin &&
    headers.get('Access-Control-Allow-Credentials') === 'true';
  return [
    ...(isPersonal && /\b(public|s-maxage)\b/i.test(caching)
      ? [{ field: 'Cache-Control', expected: "no-store, because the answer is one customer's", got: caching }]
      : []),
    ...(admitsStranger
      ? [{ field: 'Access-Control-Allow-Credentials', expected: "the shop's origins only", got: strangerOrigin }]
      : []),
  ];
}
