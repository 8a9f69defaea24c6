import * as z from 'zod';
import type { Call } from '../adapters/http/call';
import { done } from '../adapters/http/wire';
import { everyCall, type CallDescription } from './calls';

type Json = Readonly<Record<string, unknown>>;

const description = `What the storefront asks its services for, generated from the schemas that it reads their replies with.

Every reply may be wrapped in \`data\`. Fields that are not described are ignored. \`successResponse: false\` is a failure
whatever the status. What a failure says is shown to the customer as text. The three services may live on three hosts.`;

const shown = 'Shown to the customer as text, cut at 300 characters.';
const failure = {
  type: 'object',
  properties: {
    successResponse: { const: false },
    errorMessage: { type: 'string', description: `${shown} With a status beyond 2xx, \`message\` comes first.` },
    message: { type: 'string', description: `${shown} With a 2xx status, \`errorMessage\` comes first.` },
  },
};

const queryTypes: Readonly<Record<string, Json>> = {
  text: { type: 'string' },
  texts: { type: 'array', items: { type: 'string' } },
  number: { type: 'integer' },
};

/** An OpenAPI 3.1 document of every call. */
export function openApiDocument(): Json {
  const replies = replyNames(everyCall);
  const paths = new Map<string, Json>();
  for (const described of everyCall) {
    const { path, method } = described.call;
    paths.set(path, {
      ...paths.get(path),
      [method.toLowerCase()]: operationOf(described, replies.get(described.call.reply)),
    });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Services of the storefront', version: '1', description },
    tags: [...new Set(everyCall.map(({ group }) => group))].map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: {
        ...Object.fromEntries([...replies].map(([reply, name]) => [name, schemaOf(reply)])),
        Failure: failure,
      },
      securitySchemes: { customer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** What a reply must look like, strictly: where the shop makes do without a field, its type still counts. */
export function replySchema({ reply }: Call<unknown, unknown>): Json {
  return schemaOf(reply);
}

/** Calls that share a reply share its name: the first call's. */
function replyNames(calls: readonly CallDescription[]): ReadonlyMap<z.core.$ZodType, string> {
  const names = new Map<z.core.$ZodType, string>([[done, 'Done']]);
  for (const described of calls) {
    const { reply } = described.call;
    if (!names.has(reply)) names.set(reply, `${idOf(described).replace(/^\w/, (first) => first.toUpperCase())}Reply`);
  }
  return names;
}

function operationOf(described: CallDescription, replyName: string | undefined): Json {
  const { call, group, summary, optional } = described;
  const reply = { $ref: `#/components/schemas/${replyName}` };
  const wrapped = { type: 'object', properties: { data: reply }, required: ['data'] };
  return {
    operationId: idOf(described),
    tags: [group],
    summary,
    ...(optional ? { description: 'The shop can do without it.' } : {}),
    parameters: parametersOf(described),
    ...(call.body
      ? { requestBody: { required: true, content: { [mediaType(call)]: { schema: schemaOf(call.body) } } } }
      : {}),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: { anyOf: [reply, wrapped] } } } },
      ...(z.safeParse(call.reply, undefined).success ? { 204: { description: 'Done.' } } : {}),
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
    ...(call.token ? { security: [{ customer: [] }] } : {}),
  };
}

function parametersOf({ call, name }: CallDescription): readonly Json[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, id]) => ({
    name: id,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(call.query ?? {}).map(([query, type]) => ({
    name: query,
    in: 'query',
    schema: queryTypes[type],
  }));
  const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', format: 'uuid' } };
  return [...inPath, ...inQuery, ...(name === 'order.place' ? [key] : [])];
}

function mediaType({ multipart }: Call<unknown, unknown>): string {
  return multipart ? 'multipart/form-data' : 'application/json';
}

function schemaOf(schema: z.core.$ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return json;
}

/** `order.mine` as an operation of OpenAPI: `orderMine`. */
function idOf({ name }: CallDescription): string {
  return name.replace(/\.(\w)/, (_, first: string) => first.toUpperCase());
}
