import type * as z from 'zod/mini';
import type { CancelSignal } from '../../domain/shared/ports';
import type { ReplyName } from '../storage/reply-keys';
import { present } from './wire';

/** A row of the table of calls: everything that is the same each time the call is made. */
export interface Call<Reply, Body> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Holds at most one `{id}`, which `Given.id` fills. */
  readonly path: `/api/v1/${string}`;
  /** Parses the reply, without its `data` envelope, into the domain's value. */
  readonly reply: z.ZodMiniType<Reply>;
  /** Shown when the reply is invalid, or refuses without a message. */
  readonly failure: string;
  /** Shown instead of `failure` when the service refuses without a message. */
  readonly refusal?: string;
  /** Shown instead of `failure` when this field of the reply is invalid. */
  readonly failures?: Readonly<Record<string, string>>;
  /** The bearer token is attached. */
  readonly token?: true;
  /** The cookies of the service are sent, on another origin, too. */
  readonly cookies?: true;
  /** The browser may cache its reply, which is the same for everyone. */
  readonly cached?: true;
  /** Time-out in ms for headers and body together; default 20,000. */
  readonly timeout?: number;
  /** The last reply is stored under this name, to be read while the device is offline. */
  readonly stored?: ReplyName;
  /** Whether this reply leaves out what an earlier one may hold; then it is not stored. */
  isPartial?(reply: Reply, query: Query): boolean;
  /** Never retried, because the service may have done its work even though no answer came. */
  readonly once?: true;
  /** Sent a second time only with its Idempotency-Key, whatever the first answer was. */
  readonly keyed?: true;
  /** The only field that `reply` reads, if it may have thousands of rows. They are read in parts to keep the page responsive. */
  readonly longList?: { readonly field: string; join(parts: readonly Reply[]): Reply };
  /** The fields of `Given.query`. */
  readonly query?: Readonly<Record<string, 'text' | 'texts' | 'number'>>;
  /** The type of what is sent; not validated at run time. */
  readonly body?: z.ZodMiniType<unknown, Body>;
  /** The body is sent as a form with files. */
  readonly multipart?: true;
}

type QueryValue = string | number | boolean | undefined;
type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** What differs each time a call is made. */
export interface Given<Body> {
  readonly id?: string;
  readonly query?: Query;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cancel?: CancelSignal | undefined;
}

/** Lets the compiler infer the types of body and reply. */
export function call<Reply, Body = undefined>(row: Call<Reply, Body>): Call<Reply, Body> {
  return row;
}

/** The URL of a call. Empty query values are left out; arrays repeat the key. */
export function urlOf<Reply, Body>(baseUrl: string, { path }: Call<Reply, Body>, { id = '', query = {} }: Given<Body>) {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one ?? '')]),
  );
  const written = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
  return `${baseUrl}${path.replace(/\{\w+\}/, () => encodeURIComponent(id))}${written && `?${written}`}`;
}

/** The options of `fetch`, without the signal. */
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
    // Following a redirect could send a password or an order to an unknown host.
    redirect: 'manual',
    // A customer's tokens, orders and profile do not belong in the cache of a shared computer.
    ...(row.cached ? {} : { cache: 'no-store' }),
  };
}

function bodyOf<Reply, Body>({ multipart }: Call<Reply, Body>, body: Body | undefined): BodyInit | undefined {
  // JSON.stringify(undefined) is undefined.
  if (!multipart) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body)))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
