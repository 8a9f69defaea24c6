import * as z from 'zod';
import type { Call } from '../adapters/http/call';
import { done } from '../adapters/http/wire';
import { callDescriptions, type CallDescription } from './calls';

type Json = Readonly<Record<string, unknown>>;

const documentDescription = `What the storefront asks its services for, generated from the schemas that it reads their replies with.

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
  const replies = replyNames(callDescriptions);
  const paths = new Map<string, Json>();
  for (const description of callDescriptions) {
    const { path, method } = description.call;
    paths.set(path, {
      ...paths.get(path),
      [method.toLowerCase()]: operationOf(description, replies.get(description.call.reply)),
    });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Services of the storefront', version: '1', description: documentDescription },
    tags: [...new Set(callDescriptions.map(({ group }) => group))].map((name) => ({ name })),
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

/** The strict schema of a reply: a field the shop tolerates missing must still have the right type. */
export function replySchema({ reply }: Call<unknown, unknown>): Json {
  return schemaOf(reply);
}

/** Names each reply after the first call that uses it. */
function replyNames(calls: readonly CallDescription[]): ReadonlyMap<z.core.$ZodType, string> {
  const names = new Map<z.core.$ZodType, string>([[done, 'Done']]);
  for (const description of calls) {
    const { reply } = description.call;
    if (!names.has(reply))
      names.set(reply, `${operationId(description).replace(/^\w/, (first) => first.toUpperCase())}Reply`);
  }
  return names;
}

function operationOf(description: CallDescription, replyName: string | undefined): Json {
  const { call, group, summary, optional } = description;
  const reply = { $ref: `#/components/schemas/${replyName}` };
  const wrapped = { type: 'object', properties: { data: reply }, required: ['data'] };
  return {
    operationId: operationId(description),
    tags: [group],
    summary,
    ...(optional ? { description: 'The shop can do without it.' } : {}),
    parameters: parametersOf(description),
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

/** The operation id of a call: `order.mine` becomes `orderMine`. */
function operationId({ name }: CallDescription): string {
  return name.replace(/\.(\w)/, (_, first: string) => first.toUpperCase());
}
