import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withModule } from '../backend-check/load.mjs';

/** Writes the OpenAPI document to fixtures/openapi.json. */
await withModule('/tools/kit/openapi-file.ts', async ({ openApiFile }) =>
  writeFileSync(resolve(import.meta.dirname, '../../../fixtures/openapi.json'), await openApiFile()),
);
