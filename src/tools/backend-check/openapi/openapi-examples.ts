import { fieldOf } from '../rules/compare';
import type { Json } from './openapi-notes';

export function describedOnly(value: unknown, schema: Json, schemas: Json): unknown {
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
