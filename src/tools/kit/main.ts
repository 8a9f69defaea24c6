import { endWithReader } from '../commands/command.mjs';
import { runKit } from './run-kit';

endWithReader();
process.exitCode = await runKit(process.argv.slice(2), process);
