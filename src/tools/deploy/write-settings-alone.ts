import { runWriteSettings } from './settings-writer.ts';

process.exitCode = runWriteSettings(process.argv.slice(2), process.env);
