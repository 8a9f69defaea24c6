import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Names of fields; `[]` is every row of a list. */
export type FieldPath = readonly string[];

/** The reply itself is the empty path. */
export function fieldPaths(schema: Schema): readonly FieldPath[] {
  const paths = new Map(pathsIn(schema).map((path) => [path.join('.'), path]));
  return [...paths.values()];
}

function pathsIn(schema: Schema): readonly FieldPath[] {
  if (schema instanceof z.ZodMiniPipe) return pathsIn(schema.def.in);
  if (schema instanceof z.ZodMiniCatch || schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return pathsIn(schema.def.innerType);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(pathsIn);
  if (schema instanceof z.ZodMiniArray) return [[], ...pathsIn(schema.def.element).map((path) => ['[]', ...path])];
  if (schema instanceof z.ZodMiniObject)
    return [
      [],
      ...Object.entries(schema.def.shape).flatMap(([name, field]) => pathsIn(field).map((path) => [name, ...path])),
    ];
  return [[]];
}
