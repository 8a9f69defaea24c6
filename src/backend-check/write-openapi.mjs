import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadModules } from './load.mjs';

/** Writes the OpenAPI document to fixtures/openapi.json. */
const { openApiDocument } = await loadModules('/backend-check/openapi.ts');
const file = resolve(import.meta.dirname, '../../fixtures/openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
