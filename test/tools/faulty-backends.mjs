import { withModule } from '../../src/tools/backend-check/load.mjs';

await withModule('/../test/tools/backend-check/faulty/defect-table.ts', async ({ defectTable }) =>
  process.stdout.write(await defectTable()),
);
