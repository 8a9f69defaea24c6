import { withModule } from '../../src/tools/backend-check/load.mjs';

/** Prints how the backend check names each planted defect. */
await withModule('/../test/tools/backend-check/faulty/defect-table.ts', async ({ defectTable }) =>
  process.stdout.write(await defectTable()),
);
