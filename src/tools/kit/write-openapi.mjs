import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withModule } from '../backend-check/load.mjs';

await withModule('/tools/kit/openapi-file.ts', async ({ openApiFile }) =>
  writeFileSync(resolve(import.meta.dirname, '../../../fixtures/openapi.json'), await openApiFile()),
);
