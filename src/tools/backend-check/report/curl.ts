import type { Exchange } from '../exchange';

export const tokenVariable = 'CHECK_TOKEN';
export const secondTokenVariable = 'CHECK_TOKEN_2';
export const expiredTokenVariable = 'CHECK_EXPIRED_TOKEN';

/** The command reads tokens from the environment, so a report holds no token. */
export function curlOf({ url, request }: Pick<Exchange, 'url' | 'request'>): string {
  const { method = 'GET', body } = request;
  const headers = [...new Headers(request.headers)].map(([name, value]) =>
    name === 'authorization' ? `-H "authorization: Bearer $${tokenVariable}"` : `-H ${quoted(`${name}: ${value}`)}`,
  );
  return [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    ...headers,
    ...(typeof body === 'string' ? [`-d ${quoted(body)}`] : []),
    ...(body instanceof FormData ? [...body].map(formField) : []),
  ].join(' ');
}

function formField([name, value]: readonly [string, FormDataEntryValue]): string {
  return `-F ${quoted(typeof value === 'string' ? `${name}=${value}` : `${name}=@${value.name};type=${value.type}`)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
