import { withModule } from '../../src/backend-check/load.mjs';

/** Prints how the backend check names each of a hundred planted defects. */
await withModule('/../test/backend-check/faulty/defect-table.ts', async ({ defectTable }) =>
  process.stdout.write(await defectTable()),
);
