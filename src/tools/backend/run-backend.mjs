import { startModule } from '../commands/typescript.mjs';
import { startCommand } from '../commands/command.mjs';

const command = {
  name: 'node src/tools/backend/run-backend.mjs',
  does: 'Starts the reference backend. Its settings are in the environment: src/tools/backend/backend-settings.ts names them.',
};

await startCommand(command, async () => void (await startModule('/tools/backend/run-until-stopped.ts')));
