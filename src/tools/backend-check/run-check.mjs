import { withModule } from './load.mjs';

process.exitCode = await withModule('/tools/backend-check/command.ts', ({ runCheckCommand }) =>
  runCheckCommand(process.argv.slice(2), process),
);
