import { withModule } from '../backend-check/load.mjs';

process.exitCode = await withModule('/tools/deploy/settings-writer.ts', ({ runWriteSettings }) =>
  runWriteSettings({ args: process.argv.slice(2), stdout: process.stdout, stderr: process.stderr }, process.env),
);
