import type * as z from 'zod/mini';
import type { CancelSignal } from '../../domain/shared/ports';
import { present } from '../../domain/shared/present';
import type { ReplyName } from '../storage/keys';

export interface Call<Reply, Body> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path has at most one `{id}`. */
  readonly path: `/api/v1/${string}`;
  /** Parses the reply without its `data` envelope. */
  readonly reply: z.ZodMiniType<Reply>;
  /** Shown for an invalid reply, and for a refusal without a message unless `refusal` is set. */
  readonly failure: string;
  readonly refusal?: string;
  readonly failures?: Readonly<Record<string, string>>;
  readonly token?: true;
  /** The browser sends the service's cookies, also to another origin. */
  readonly cookies?: true;
  readonly isPublic?: true;
  /** The limit covers headers and body. The default is `callTimeout`. */
  readonly timeout?: number;
  readonly storedAs?: ReplyName;
  isPartial?(reply: Reply, query: Query): boolean;
  /** The call is not retried, because the service may have done the work although it did not answer. */
  readonly once?: true;
  /** The call may carry an Idempotency-Key; without one it is not sent again after a 401. */
  readonly keyed?: true;
  /** Reads thousands of rows in parts, so that the page responds. `field` is the only field that `reply` reads. */
  readonly longList?: { readonly field: string; join(parts: readonly Reply[]): Reply };
  readonly query?: Readonly<Record<string, 'text' | 'texts' | 'number'>>;
  readonly body?: z.ZodMiniType<unknown, Body>;
  readonly multipart?: true;
}

export type AnyCall = Pick<Call<unknown, unknown>, 'method' | 'path' | 'reply'> & {
  readonly longList?: { readonly field: string };
};

type QueryValue = string | number | boolean | undefined;
type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

export interface Given<Body> {
  readonly id?: string;
  readonly query?: Query;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cancel?: CancelSignal | undefined;
}

export function call<Reply, Body = undefined>(row: Call<Reply, Body>): Call<Reply, Body> {
  return row;
}

export function urlOf<Reply, Body>(baseUrl: string, { path }: Call<Reply, Body>, { id = '', query = {} }: Given<Body>) {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one ?? '')]),
  );
  const written = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
  return `${baseUrl}${path.replace(/\{\w+\}/, () => encodeURIComponent(id))}${written && `?${written}`}`;
}

export function requestOf<Reply, Body>(
  row: Call<Reply, Body>,
  given: Given<Body>,
  token: string | undefined,
): RequestInit {
  const body = bodyOf(row, given.body);
  return {
    method: row.method,
    headers: {
      Accept: 'application/json',
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...given.headers,
    },
    ...present({ body }),
    ...(row.cookies ? { credentials: 'include' } : {}),
    // A redirect could send a password or an order to an unknown host.
    redirect: 'manual',
    // A shared computer must not cache a customer's tokens, orders and profile.
    ...(row.isPublic ? {} : { cache: 'no-store' }),
  };
}

function bodyOf<Reply, Body>({ multipart }: Call<Reply, Body>, body: Body | undefined): BodyInit | undefined {
  if (!multipart) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body)))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
