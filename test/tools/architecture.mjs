import { join } from 'node:path';
import { runChild } from '../../src/tools/commands/child.mjs';
import { say, startCommand } from '../../src/tools/commands/command.mjs';

const root = join(import.meta.dirname, '../..');

const command = {
  name: 'npm run architecture',
  does: 'Draws the picture of the folders, src/architecture.svg, from their imports.',
};

await startCommand(command, async () => {
  const vitest = ['node', 'node_modules/vitest/vitest.mjs', 'run', 'test/architecture-picture.test.ts', '-u'];
  const code = await runChild(vitest, { cwd: root });
  if (code === 0) say('Written: src/architecture.svg');
  return code;
});
