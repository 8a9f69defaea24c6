import type * as z from 'zod/mini';
import type { CancelSignal } from '../../domain/shared/ports';

/** One row of what the shop asks a service for: everything that is true of the call whoever makes it. */
export interface Call<Reply, Body> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Holds at most one `{id}`, which `Given.id` fills. */
  readonly path: `/api/v1/${string}`;
  /** Describes the reply without its `data` envelope and makes the domain's value of it. */
  readonly reply: z.ZodMiniType<Reply>;
  /** The call's own text: said when the reply is not as agreed, or refuses without saying why. */
  readonly failure: string;
  /** What is said instead when it refuses without saying why. */
  readonly refusal?: string;
  /** What is said instead when this field of the reply is not as agreed. */
  readonly failures?: Readonly<Record<string, string>>;
  /** The bearer token is attached. */
  readonly token?: true;
  /** ms over headers and body; 20,000 where nothing is said. */
  readonly timeout?: number;
  /** Never sent again by itself, because the service may have done its work although no answer came. */
  readonly once?: true;
  /** Describes what `Given.query` may hold. */
  readonly query?: Readonly<Record<string, 'text' | 'texts' | 'number'>>;
  /** Types what is sent and describes it to others; nothing is checked against it at run time. */
  readonly body?: z.ZodMiniType<unknown, Body>;
  /** The body goes as a form with files. */
  readonly multipart?: true;
}

export type QueryValue = string | number | boolean | undefined;

/** What differs each time a call is made. */
export interface Given<Body> {
  readonly id?: string;
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cancel?: CancelSignal | undefined;
}

/** Lets the compiler infer what a call sends and gets. */
export function call<Reply, Body = undefined>(row: Call<Reply, Body>): Call<Reply, Body> {
  return row;
}

/** The address of a call: empty query values are left out, arrays repeat the key. */
export function urlOf<Reply, Body>(baseUrl: string, { path }: Call<Reply, Body>, { id = '', query = {} }: Given<Body>) {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one ?? '')]),
  );
  const written = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
  return `${baseUrl}${path.replace(/\{\w+\}/, () => encodeURIComponent(id))}${written && `?${written}`}`;
}

/** What `fetch` is told, but for the signal. */
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
    ...(body === undefined ? {} : { body }),
    // Following a redirect could carry a password or an order to a host that nobody chose.
    redirect: 'manual',
    // A customer's orders and profile do not belong in the cache of a shared computer.
    ...(token ? { cache: 'no-store' } : {}),
  };
}

function bodyOf<Reply, Body>({ multipart }: Call<Reply, Body>, body: Body | undefined): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (!multipart) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body)))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
