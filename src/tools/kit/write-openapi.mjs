import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withModule } from '../commands/typescript.mjs';
import { say, startCommand } from '../commands/command.mjs';

const command = {
  name: 'npm run openapi',
  does: 'Writes fixtures/openapi.json from the wire schemas, with examples recorded from the mock API.',
};

await startCommand(command, async () => {
  await withModule('/tools/kit/openapi-file.ts', async ({ openApiFile }) =>
    writeFileSync(resolve(import.meta.dirname, '../../../fixtures/openapi.json'), await openApiFile()),
  );
  say('Written: fixtures/openapi.json');
});
