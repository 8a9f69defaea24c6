import { expect, it } from 'vitest';
import { runChild } from '../../../src/tools/commands/child.mjs';

it.each([
  ['ends by itself', 'process.exit(0)', 0],
  ['fails', 'process.exit(3)', 3],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", 130],
])('a child that %s tells the command that runs it', async (_how, script, code) => {
  expect(await runChild(['node', '-e', script], { stdio: 'ignore' })).toBe(code);
});
