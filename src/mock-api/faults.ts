import * as z from 'zod/mini';
import type { Timers } from '../domain/shared/ports';

/** How a call goes wrong, as it can be switched on from outside. */
export const fault = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delay'), milliseconds: z.number() }),
  /** Never answers. */
  z.object({ kind: z.literal('silence') }),
  /** Drops the connection and does nothing. */
  z.object({ kind: z.literal('refuse') }),
  /** Does its work, and the answer is lost on the way. */
  z.object({ kind: z.literal('lose') }),
  /** Answers without doing anything. */
  z.object({
    kind: z.literal('status'),
    status: z.number(),
    reason: z.optional(z.string()),
    body: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('redirect'), location: z.string() }),
  /** Answers with this text instead: a page, nothing at all, JSON that ends too early. */
  z.object({ kind: z.literal('body'), body: z.string() }),
  /** Breaks the connection in the middle of the body. */
  z.object({ kind: z.literal('cut') }),
  /** One byte of the body at a time. */
  z.object({ kind: z.literal('trickle'), every: z.number() }),
  /** Fields of the reply, by paths like `orders.0.totalAmount`. */
  z.object({
    kind: z.literal('fields'),
    set: z.record(z.string(), z.unknown()),
    remove: z.optional(z.array(z.string())),
  }),
  /** The first list of the reply over and over, until it has so many rows. */
  z.object({ kind: z.literal('rows'), rows: z.number() }),
]);
export type Fault = z.infer<typeof fault>;

/** What becomes of an answer when its call meets a fault. */
export async function applyFault(met: Fault, answer: () => Promise<Response>, timers: Timers): Promise<Response> {
  const pause = (milliseconds: number) => new Promise<void>((resume) => void timers.after(milliseconds, resume));
  switch (met.kind) {
    case 'delay':
      await pause(met.milliseconds);
      return answer();
    case 'silence':
      return new Promise(() => undefined);
    case 'refuse':
      throw dropped();
    case 'lose':
      await answer();
      throw dropped();
    case 'status':
      return new Response(met.body ?? null, { status: met.status, statusText: met.reason ?? '' });
    case 'redirect':
      return new Response(null, { status: 307, headers: { Location: met.location } });
    case 'body':
      return new Response(met.body);
    case 'cut':
      return new Response(streamOf((await bytesOf(answer)).slice(0, 20), () => Promise.resolve(), dropped()));
    case 'trickle':
      return new Response(streamOf(await bytesOf(answer), () => pause(met.every)));
    case 'fields':
      return changed(await answer(), (json) => withFields(json, met.set, met.remove ?? []));
    case 'rows':
      return changed(await answer(), (json) => withRows(json, met.rows));
  }
}

/** What `fetch` rejects with when there is no answer; a server drops its connection. */
function dropped(): TypeError {
  return new TypeError('The connection was dropped.');
}

async function bytesOf(answer: () => Promise<Response>): Promise<Uint8Array> {
  return new Uint8Array(await (await answer()).arrayBuffer());
}

/** The bytes one by one, each after a pause, and then the end or a breakdown. */
function streamOf(bytes: Uint8Array, pause: () => Promise<void>, breakdown?: Error): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      await pause();
      if (next < bytes.length) controller.enqueue(bytes.slice(next, ++next));
      else if (breakdown) controller.error(breakdown);
      else controller.close();
    },
  });
}

async function changed(response: Response, change: (json: unknown) => unknown): Promise<Response> {
  return Response.json(change(await response.json()), { status: response.status });
}

type Json = Readonly<Record<string, unknown>>;

function withFields(json: unknown, set: Json, remove: readonly string[]): unknown {
  const removed = remove.reduce((reply, path) => withField(reply, path.split('.'), undefined), json);
  return Object.entries(set).reduce((reply, [path, value]) => withField(reply, path.split('.'), value), removed);
}

/** `undefined` does not survive becoming JSON, and so removes a field. */
function withField(json: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const fields: Json = Object(json);
  const field = { [name]: rest.length > 0 ? withField(fields[name], rest, value) : value };
  return Array.isArray(json) ? Object.assign([...json], field) : { ...fields, ...field };
}

function withRows(json: unknown, wanted: number): unknown {
  if (Array.isArray(json))
    return Array.from({ length: wanted }, (_, number) => copyOf(json[number % json.length], number));
  const [name, list] =
    Object.entries(Object(json)).find(([, value]) => typeof value === 'object' && value !== null) ?? [];
  return name === undefined ? json : { ...Object(json), [name]: withRows(list, wanted) };
}

/** Copies are rows of their own, so their ids and names differ. */
function copyOf(row: unknown, number: number): unknown {
  const fields: Json = Object(row);
  const renamed = ['id', 'menuItemId', 'itemName'].filter((name) => name in fields);
  return { ...fields, ...Object.fromEntries(renamed.map((name) => [name, `${String(fields[name])} ${number}`])) };
}
