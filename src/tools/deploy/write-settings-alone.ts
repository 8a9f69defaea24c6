import { runWriteSettings } from './settings-writer.ts';

const { argv, env, stdout, stderr } = process;
process.exitCode = await runWriteSettings({ args: argv.slice(2), stdout, stderr }, env);
