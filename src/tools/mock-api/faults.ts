import * as z from 'zod/mini';
import type { Timers } from '../../domain/shared/ports';

export const faultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delay'), milliseconds: z.number() }),
  z.object({ kind: z.literal('silence') }),
  z.object({ kind: z.literal('refuse') }),
  z.object({ kind: z.literal('lose') }),
  z.object({
    kind: z.literal('status'),
    status: z.number(),
    reason: z.optional(z.string()),
    body: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('redirect'), location: z.string() }),
  z.object({ kind: z.literal('body'), body: z.string() }),
  z.object({ kind: z.literal('cut') }),
  z.object({ kind: z.literal('trickle'), every: z.number() }),
  z.object({
    kind: z.literal('fields'),
    set: z.record(z.string(), z.unknown()),
    remove: z.optional(z.array(z.string())),
  }),
  z.object({ kind: z.literal('rows'), rows: z.number() }),
]);
export type Fault = z.infer<typeof faultSchema>;

export async function applyFault(fault: Fault, answer: () => Promise<Response>, timers: Timers): Promise<Response> {
  const pause = (milliseconds: number) => new Promise<void>((resume) => void timers.after(milliseconds, resume));
  switch (fault.kind) {
    case 'delay':
      await pause(fault.milliseconds);
      return answer();
    case 'silence':
      return new Promise(() => undefined);
    case 'refuse':
      throw new Dropped();
    case 'lose':
      await answer();
      throw new Dropped();
    case 'status':
      return new Response(fault.body ?? null, { status: fault.status, statusText: fault.reason ?? '' });
    case 'redirect':
      return new Response(null, { status: 307, headers: { Location: fault.location } });
    case 'body':
      return new Response(fault.body);
    case 'cut':
      return new Response(streamOf((await bytesOf(answer)).slice(0, 20), () => Promise.resolve(), new Dropped()));
    case 'trickle':
      return new Response(streamOf(await bytesOf(answer), () => pause(fault.every)));
    case 'fields':
      return changeJson(await answer(), (json) => withFields(json, fault.set, fault.remove ?? []));
    case 'rows':
      return changeJson(await answer(), (json) => withRows(json, fault.rows));
  }
}

/** A handler that ends with it leaves its request without an answer, as a connection that breaks does. */
export class Dropped extends TypeError {
  constructor() {
    super('The connection was dropped.');
  }
}

async function bytesOf(answer: () => Promise<Response>): Promise<Uint8Array> {
  return new Uint8Array(await (await answer()).arrayBuffer());
}

function streamOf(bytes: Uint8Array, pause: () => Promise<void>, failure?: Error): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      await pause();
      if (next < bytes.length) controller.enqueue(bytes.slice(next, ++next));
      else if (failure) controller.error(failure);
      else controller.close();
    },
  });
}

async function changeJson(response: Response, change: (json: unknown) => unknown): Promise<Response> {
  return Response.json(change(await response.json()), { status: response.status });
}

type Json = Readonly<Record<string, unknown>>;

function withFields(json: unknown, set: Json, remove: readonly string[]): unknown {
  const removed = remove.reduce((reply, path) => withField(reply, path.split('.'), undefined), json);
  return Object.entries(set).reduce((reply, [path, value]) => withField(reply, path.split('.'), value), removed);
}

/** JSON omits `undefined`, so `undefined` removes the field. */
function withField(json: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const fields: Json = Object(json);
  const field = { [name]: rest.length > 0 ? withField(fields[name], rest, value) : value };
  return Array.isArray(json) ? Object.assign([...json], field) : { ...fields, ...field };
}

function withRows(json: unknown, count: number): unknown {
  if (Array.isArray(json))
    return json.length === 0
      ? json
      : Array.from({ length: count }, (_, number) => copyOf(json[number % json.length], number));
  const [name, list] =
    Object.entries(Object(json)).find(([, value]) => typeof value === 'object' && value !== null) ?? [];
  return name === undefined ? json : { ...Object(json), [name]: withRows(list, count) };
}

function copyOf(row: unknown, number: number): unknown {
  const fields: Json = Object(row);
  const renamed = ['id', 'menuItemId', 'itemName'].filter((name) => name in fields);
  return { ...fields, ...Object.fromEntries(renamed.map((name) => [name, `${String(fields[name])} ${number}`])) };
}
