import { withModule } from '../backend-check/load.mjs';

process.exitCode = await withModule('/tools/deploy/settings-writer.ts', ({ runWriteSettings }) =>
  runWriteSettings(process.argv.slice(2), process.env),
);
