import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const usage = `npm run nodes [-- VERSION …]

Builds the shop and runs the unit tests on each supported Node, or on the versions given (20.19, 22, 24).
Each is npm's package 'node', installed into .build/nodes.
`;
/** The oldest that package.json allows, and the two that are maintained. */
const supported = ['20.19', '22', '24'];
const root = resolve(import.meta.dirname, '../..');

/** @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
const runs = (command, args, env = process.env) =>
  spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0;

/** Undefined if it could not be installed. @param {string} version */
function install(version) {
  const folder = join(root, '.build/nodes', version);
  mkdirSync(folder, { recursive: true });
  // The package's install script fetches the program of this system from the registry; npm 11 asks whether it may.
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }\n');
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  return runs('npm', ['install', ...options, `node@${version}`]) ? join(folder, 'node_modules/node/bin') : undefined;
}

/** @param {string} version */
function tryNode(version) {
  const folder = install(version);
  if (folder === undefined) return 'could not be installed';
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const node = join(folder, 'node');
  if (!runs(node, ['--version'])) return 'does not start';
  if (
    !runs(
      node,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn', '--outDir', `.build/nodes/dist-${version}`],
      env,
    )
  )
    return 'does not build';
  return runs(node, ['node_modules/vitest/vitest.mjs', 'run', '--silent'], env)
    ? 'builds, and its tests pass'
    : 'fails tests';
}

const versions = process.argv.slice(2);
const wrong = versions.find((version) => !/^\d+(?:\.\d+){0,2}$/.test(version));
if (wrong !== undefined) {
  process.stderr.write(`"${wrong}" is no version of Node.\n\n${usage}`);
  process.exit(2);
}
const outcomes = (versions.length > 0 ? versions : supported).map((version) => {
  process.stdout.write(`\n--- Node ${version}\n`);
  return [version, tryNode(version)];
});
process.stdout.write(`\n${outcomes.map(([version, outcome]) => `Node ${version} ${outcome}`).join('\n')}\n`);
process.exitCode = outcomes.every(([, outcome]) => outcome === 'builds, and its tests pass') ? 0 : 1;
