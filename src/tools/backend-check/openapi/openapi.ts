import { fieldOf } from '../reply';
import * as z from 'zod';
import { done } from '../../../adapters/http/wire';
import { callDescriptions, type CallDescription } from '../calls';
import { describeDocument, failureSchema, refusals, securityOf, type Caller } from './openapi-frame';
import { NamedSchemas, wireSchema } from './openapi-schemas';
import type { Json } from './openapi-notes';

export interface CallExample {
  readonly id?: string | undefined;
  readonly request?: unknown;
  readonly reply?: unknown;
}

const queryTypes: Readonly<Record<string, Json>> = {
  text: { type: 'string' },
  texts: { type: 'array', items: { type: 'string' } },
  number: { type: 'integer', minimum: 1 },
};

export function openApiDocument(examples: Readonly<Record<string, CallExample>>): Json {
  const schemas = new NamedSchemas();
  const replies = replyNames(callDescriptions);
  const paths = new Map<string, Json>();
  schemas.add('Failure', failureSchema);
  for (const description of callDescriptions) {
    const { path, method, reply } = description.call;
    const schema = schemas.add(replies.get(reply) ?? '', wireSchema(reply));
    const operation = operationOf(description, schema, schemas, exampleOf(description, examples));
    paths.set(path, { ...paths.get(path), [method.toLowerCase()]: operation });
  }
  return describeDocument(Object.fromEntries(paths), schemas.all());
}

function exampleOf({ name, call }: CallDescription, examples: Readonly<Record<string, CallExample>>): CallExample {
  const sibling = callDescriptions.find((other) => other.call.reply === call.reply && examples[other.name]?.reply);
  const own = examples[name];
  return { ...own, reply: own?.reply ?? (sibling && examples[sibling.name]?.reply) };
}

function replyNames(calls: readonly CallDescription[]): ReadonlyMap<z.core.$ZodType, string> {
  const names = new Map<z.core.$ZodType, string>([[done, 'Done']]);
  for (const description of calls) {
    const { reply } = description.call;
    if (!names.has(reply)) names.set(reply, `${pascalCase(description)}Reply`);
  }
  return names;
}

function operationOf(description: CallDescription, reply: Json, schemas: NamedSchemas, example: CallExample): Json {
  const { call, group, summary } = description;
  const caller = callerOf(description);
  const wrapped = { type: 'object', properties: { data: reply }, required: ['data'] };
  const schema = { anyOf: [reply, wrapped] };
  const content = (shown: Json) => ({ 'application/json': { schema, ...shown } });
  const shown = example.reply === undefined ? {} : { example: describedOnly(example.reply, schema, schemas.all()) };
  return {
    operationId: operationId(description),
    tags: [group],
    summary,
    description: needOf(description),
    parameters: parametersOf(description, example),
    ...(call.body ? { requestBody: requestBody(description, schemas, example) } : {}),
    responses: {
      200: { description: 'Done.', content: content(shown) },
      ...(call.method === 'POST' ? { 201: { description: 'Made.', content: content({}) } } : {}),
      ...(z.safeParse(call.reply, undefined).success ? { 204: { description: 'Done.' } } : {}),
      ...refusals(call, caller),
    },
    security: securityOf[caller],
  };
}

function needOf({ optional, without }: CallDescription): string {
  if (optional) return 'The shop can do without this call.';
  return without ? `The shop can open without this call. ${without}` : 'The shop needs this call.';
}

const signIns: readonly string[] = ['account.login', 'account.refresh', 'account.google', 'account.googleCallback'];

function callerOf({ name, group, call }: CallDescription): Caller {
  if (group === 'menu' && call.method !== 'GET') return 'staff';
  if (group === 'cart') return 'visitor';
  if (signIns.includes(name)) return 'signingIn';
  return call.token ? 'customer' : 'anyone';
}

function requestBody(description: CallDescription, schemas: NamedSchemas, { request }: CallExample): Json {
  const { body, multipart } = description.call;
  if (!body) return {};
  const isMenuItem = description.group === 'menu';
  const schema = schemas.add(isMenuItem ? 'MenuItemRequest' : `${pascalCase(description)}Request`, wireSchema(body));
  const mediaType = multipart ? 'multipart/form-data' : 'application/json';
  return {
    required: true,
    content: { [mediaType]: { schema, ...(request === undefined ? {} : { example: request }) } },
  };
}

function parametersOf({ call, name }: CallDescription, { id: example }: CallExample): readonly Json[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, id]) => ({
    name: id,
    in: 'path',
    required: true,
    description: 'The id that another call named.',
    schema: { type: 'string' },
    ...(example === undefined ? {} : { example }),
  }));
  const inQuery = Object.entries(call.query ?? {}).map(([query, type]) => ({
    name: query,
    in: 'query',
    description: queryNotes[query],
    schema: queryTypes[type],
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key with the same order makes no second order.',
    schema: { type: 'string', format: 'uuid' },
  };
  return [...inPath, ...inQuery, ...(name === 'order.place' ? [key] : [])];
}

const queryNotes: Readonly<Record<string, string>> = {
  search: 'Words of the name, the description or the category.',
  category:
    'The slug of a category: its letters without accents and its digits, joined by dashes. Names with one slug are all meant.',
  dietary: 'Slugs of dietary labels, which tell names apart: `Vegan*` is `vegan--2a`. An item must have all of them.',
  sort: 'name, price, rating or popular.',
  order: 'asc or desc.',
  page: 'The first page is 1.',
  limit: 'At most so many rows.',
  status: 'Only orders with this status.',
  code: 'The authorization code that Google sent the browser back with.',
};

function operationId({ name }: CallDescription): string {
  return name.replace(/\.(\w)/, (_, first: string) => first.toUpperCase());
}

function pascalCase(description: CallDescription): string {
  return operationId(description).replace(/^\w/, (first) => first.toUpperCase());
}

function describedOnly(value: unknown, schema: Json, schemas: Json): unknown {
  if (schema.$ref !== undefined) return describedOnly(value, resolved(schema, schemas), schemas);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(schema.anyOf)) {
    const fitting = branchesOf(schema, schemas).find((branch) => fits(value, branch));
    return describedOnly(value, fitting ?? {}, schemas);
  }
  if (Array.isArray(value)) return value.map((row: unknown) => describedOnly(row, Object(schema.items), schemas));
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, inner]: [string, unknown]) => {
      const described = fieldOf(schema.properties, field);
      return described === undefined ? [] : [[field, describedOnly(inner, Object(described), schemas)]];
    }),
  );
}

function branchesOf(schema: Json, schemas: Json): readonly Json[] {
  const whole = resolved(schema, schemas);
  return Array.isArray(whole.anyOf)
    ? whole.anyOf.flatMap((branch: unknown) => branchesOf(Object(branch), schemas))
    : [whole];
}

function fits(value: object, branch: Json): boolean {
  if (Array.isArray(value)) return branch.items !== undefined;
  return branch.properties !== undefined && requiredOf(branch).every((field) => field in value);
}

function resolved(schema: Json, schemas: Json): Json {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? schema : Object(schemas[name]);
}

function requiredOf({ required }: Json): readonly string[] {
  return Array.isArray(required) ? required.map(String) : [];
}
