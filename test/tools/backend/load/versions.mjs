import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const projectRoot = resolve(import.meta.dirname, '../../../..');
const projectFiles = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** @param {string} name */
const folderOf = (name) => join(projectRoot, '.build', name);

/** @param {string} root @param {string} name */
function build(root, name) {
  execFileSync('node', [join(root, 'src/tools/backend/build-backend.mjs'), '--outDir', `.build/${name}`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(root, '.build', name, 'backend.mjs');
}

/** The backend as it is. Returns its file. */
export function buildThisVersion() {
  return build(projectRoot, 'load-backend');
}

/** The backend with one more migration, which adds all that a migration may add. */
export function buildNextVersion() {
  const root = emptyFolder('load-next-version');
  cpSync(join(projectRoot, 'src'), join(root, 'src'), { recursive: true });
  for (const name of projectFiles) copyFileSync(join(projectRoot, name), join(root, name));
  const migration = 'src/tools/backend/migrations/9999-next-version.sql';
  copyFileSync(join(import.meta.dirname, 'next-version.sql'), join(root, migration));
  return build(root, 'load-backend');
}

/** @type {import('../../../../src/tools/commands/kinds.mjs').Kind<string>} */
export const knownCommit = {
  must: 'a commit of this repository',
  read: (written) => {
    const git = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${written}^{commit}`];
    return spawnSync('git', git, { cwd: projectRoot }).status === 0 ? written : undefined;
  },
};

/** The backend of a commit. @param {string} commit */
export function buildEarlierVersion(commit) {
  const root = emptyFolder('load-earlier-version');
  const packed = join(root, 'source.tar');
  execFileSync('git', ['archive', '--output', packed, commit, 'src', ...projectFiles], { cwd: projectRoot });
  execFileSync('tar', ['--extract', '--file', packed, '--directory', root]);
  return build(root, 'load-backend');
}

/** @param {string} name */
function emptyFolder(name) {
  const folder = folderOf(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
