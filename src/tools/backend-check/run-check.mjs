import { endWithReader } from '../commands/command.mjs';
import { withModule } from './load.mjs';

endWithReader();
process.exitCode = await withModule('/tools/backend-check/command.ts', ({ runCheckCommand }) =>
  runCheckCommand(process.argv.slice(2), process),
);
