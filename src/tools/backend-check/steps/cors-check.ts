import { urlOf } from '../../../adapters/http/call';
import type { CallDescription } from '../calls';
import { exchange, type BackendConnection, type Exchange } from '../exchange';
import type { Difference } from '../reply';
import { differs, type Verdict } from '../rules/verdict';

export function preflightHeaders({ name, call }: CallDescription): Readonly<Record<string, string>> | undefined {
  const headers = [
    ...(call.token ? ['authorization'] : []),
    ...(call.body && !call.multipart ? ['content-type'] : []),
    ...(name === 'order.place' ? ['idempotency-key'] : []),
  ];
  if (headers.length === 0 && alwaysAllowedMethods.includes(call.method)) return undefined;
  return {
    'Access-Control-Request-Method': call.method,
    ...(headers.length > 0 ? { 'Access-Control-Request-Headers': headers.join(',') } : {}),
  };
}

const alwaysAllowedMethods: readonly string[] = ['GET', 'POST'];

export function sendPreflight(
  connection: BackendConnection,
  { call, service }: CallDescription,
  headers: Readonly<Record<string, string>>,
): Promise<Exchange> {
  const url = urlOf(connection.baseUrls[service], call, { id: '1' });
  return exchange(connection, url, { method: 'OPTIONS', headers, redirect: 'manual' });
}

export function judgePreflight({ request, answer, difference }: Exchange, origin: string): Verdict {
  if (!answer) return differs(...(difference ? [difference] : []));
  const { ok, status, headers } = answer.response;
  const asked = new Headers(request.headers);
  const method = asked.get('Access-Control-Request-Method') ?? '';
  const allowedMethods = listOf(headers.get('Access-Control-Allow-Methods'));
  const allowedHeaders = listOf(headers.get('Access-Control-Allow-Headers')).map((name) => name.toLowerCase());
  const missingHeaders = listOf(asked.get('Access-Control-Request-Headers')).filter(
    // `*` allows every header but Authorization.
    (name) => !allowedHeaders.includes(name) && (name === 'authorization' || !allowedHeaders.includes('*')),
  );
  const mayUse =
    alwaysAllowedMethods.includes(method) || allowedMethods.includes(method) || allowedMethods.includes('*');
  return differs(
    ...(ok ? [] : [{ field: 'status', expected: '200 or 204', got: String(status) }]),
    ...corsDifferences(answer.response, origin),
    ...(mayUse ? [] : [{ field: 'Access-Control-Allow-Methods', expected: method, got: shown(allowedMethods) }]),
    ...missingHeaders.map((name) => ({
      field: 'Access-Control-Allow-Headers',
      expected: name,
      got: shown(allowedHeaders),
    })),
  );
}

export function corsDifferences({ headers }: Response, origin: string): readonly Difference[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === '*' || allowed === origin) return [];
  return [{ field: 'Access-Control-Allow-Origin', expected: origin, got: allowed ?? 'nothing' }];
}

function listOf(header: string | null): readonly string[] {
  return (header ?? '').split(',').flatMap((part) => part.trim() || []);
}

function shown(list: readonly string[]): string {
  return list.join(', ') || 'nothing';
}

/** Another customer could see such answers, in a shared cache or through a page of another origin. */
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
