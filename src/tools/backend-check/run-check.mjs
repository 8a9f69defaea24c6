import { endWithReader } from '../commands/command.mjs';
import { withModule } from '../commands/typescript.mjs';

endWithReader();
process.exitCode = await withModule('/tools/backend-check/command.ts', ({ runCheckCommand }) =>
  runCheckCommand(process.argv.slice(2), process),
);
