import { runKit } from './run-kit';

process.exitCode = await runKit(process.argv.slice(2), process);
