import { withModule } from '../commands/typescript.mjs';

process.exitCode = await withModule('/tools/deploy/settings-writer.ts', ({ runWriteSettings }) =>
  runWriteSettings({ args: process.argv.slice(2), stdout: process.stdout, stderr: process.stderr }, process.env),
);
