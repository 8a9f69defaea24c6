import { withModule } from '../../src/tools/commands/typescript.mjs';
import { say, startCommand } from '../../src/tools/commands/command.mjs';

const command = {
  name: 'npm run check:faulty',
  does: 'Plants defects in the mock API, one at a time, and prints how the check names each, beside what the OpenAPI document alone finds.',
};

await startCommand(command, () =>
  withModule('/../test/tools/backend-check/faulty/defect-table.ts', ({ printDefectTable }) => printDefectTable(say)),
);
