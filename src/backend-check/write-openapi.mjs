import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withModule } from './load.mjs';

/** Writes the OpenAPI document to fixtures/openapi.json. */
await withModule('/backend-check/openapi.ts', ({ openApiDocument }) => {
  const file = resolve(import.meta.dirname, '../../fixtures/openapi.json');
  writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
});
