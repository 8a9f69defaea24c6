import { withModule } from './load.mjs';

process.exitCode = await withModule('/backend-check/command.ts', ({ runCheckCommand }) =>
  runCheckCommand(process.argv.slice(2), process),
);
