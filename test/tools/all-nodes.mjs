import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { runChild } from '../../src/tools/commands/child.mjs';
import { say, startCommand } from '../../src/tools/commands/command.mjs';
import { textLike } from '../../src/tools/commands/kinds.mjs';

/** The oldest that package.json allows, and the two that are maintained. */
const supported = ['20.19', '22', '24'];
const root = resolve(import.meta.dirname, '../..');

/** @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
const runs = async (command, args, env = process.env) => (await runChild([command, ...args], { cwd: root, env })) === 0;

/** Undefined if it could not be installed. @param {string} version */
async function install(version) {
  const folder = join(root, '.build/nodes', version);
  mkdirSync(folder, { recursive: true });
  // The package's install script fetches the program of this system from the registry; npm 11 asks whether it may.
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }\n');
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  return (await runs('npm', ['install', ...options, `node@${version}`]))
    ? join(folder, 'node_modules/node/bin')
    : undefined;
}

/** @param {string} version */
async function tryNode(version) {
  const folder = await install(version);
  if (folder === undefined) return 'could not be installed';
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const node = join(folder, 'node');
  if (!(await runs(node, ['--version']))) return 'does not start';
  if (
    !(await runs(
      node,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn', '--outDir', `.build/nodes/dist-${version}`],
      env,
    ))
  )
    return 'does not build';
  return (await runs(node, ['node_modules/vitest/vitest.mjs', 'run', '--silent'], env))
    ? 'builds, and its tests pass'
    : 'fails tests';
}

const command = {
  name: 'npm run nodes',
  does: "Builds the shop and runs the unit tests on each supported Node: npm's package 'node', installed into .build/nodes.",
  rest: {
    value: 'VERSION…',
    does: `${supported.join(', ')} unless given`,
    kind: textLike('a version of Node like 20.19', /^\d+(?:\.\d+){0,2}$/),
  },
};

await startCommand(command, async ({ rest }) => {
  const outcomes = [];
  for (const version of rest.length > 0 ? rest : supported) {
    say(`\n--- Node ${version}`);
    outcomes.push([version, await tryNode(version)]);
  }
  say(`\n${outcomes.map(([version, outcome]) => `Node ${version} ${outcome}`).join('\n')}`);
  return outcomes.every(([, outcome]) => outcome === 'builds, and its tests pass') ? 0 : 1;
});
