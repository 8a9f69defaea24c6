import { runWriteSettings } from './settings-writer.ts';

// Bundled into one file that a host runs with Node alone.
process.exitCode = runWriteSettings(process.argv.slice(2), process.env);
