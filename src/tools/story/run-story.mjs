import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withModule } from '../commands/typescript.mjs';
import { say, startCommand } from '../commands/command.mjs';
import { choiceOf } from '../commands/kinds.mjs';

/** @type {readonly string[]} */
const scenarios = await withModule('/adapters/mock/scenarios/scenarios.ts', ({ scenarioNames }) => scenarioNames);

const command = {
  name: 'npm run story',
  does: 'Plays a purchase without a browser and tells it, in a scenario if one is given.',
  rest: { value: 'SCENARIO', does: scenarios.join(', '), kind: choiceOf(scenarios), max: 1 },
};

await startCommand(command, async ({ rest: [scenario] }) => {
  const { build } = await import('vite');
  const root = resolve(import.meta.dirname, '../../..');
  const outDir = resolve(root, '.build/story');
  await build({
    configFile: false,
    root: resolve(root, 'src'),
    logLevel: 'warn',
    define: { 'import.meta.env.VITE_BACKEND': '"mock"' },
    build: { ssr: 'tools/story/tell-story.ts', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  const { tellStory } = await import(pathToFileURL(resolve(outDir, 'tell-story.js')).href);
  for await (const sentence of tellStory(scenario)) say(sentence);
});
