import { runChild } from '../../src/tools/commands/child.mjs';
import { say, startCommand } from '../../src/tools/commands/command.mjs';

/** From what takes minutes to what takes hours. @type {readonly (readonly string[])[]} */
const steps = [
  ['simulate', '--customers', '10000'],
  ['fuzz'],
  ['test:planted'],
  ['journeys'],
  ['widths'],
  ['layout'],
  ['axe'],
  ['firefox'],
  ['roam'],
  ['shots'],
];

const command = {
  name: 'npm run test:matrix',
  does: 'Takes, before a release, what is too much for each commit: every product of states, looks, devices and engines, walks, broken replies, planted defects, and the whole simulation.',
};

await startCommand(command, async () => {
  const outcomes = [];
  for (const [script = '', ...args] of steps) {
    say(`\n--- npm run ${script}`);
    const started = Date.now();
    const code = await runChild(['npm', 'run', '--silent', script, '--', ...args]);
    outcomes.push({ script, code, minutes: Math.round((Date.now() - started) / 60_000) });
  }
  say('');
  for (const { script, code, minutes } of outcomes)
    say(`${code === 0 ? '  ok  ' : 'FAILED'} ${String(minutes).padStart(4)} min  ${script}`);
  return outcomes.some(({ code }) => code !== 0) ? 1 : 0;
});
