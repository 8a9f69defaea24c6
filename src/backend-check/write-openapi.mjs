import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from './load.mjs';

/** Writes the description of every call to fixtures/openapi.json. */
const { openApiDocument } = await load('/backend-check/openapi.ts');
const file = resolve(import.meta.dirname, '../../fixtures/openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
