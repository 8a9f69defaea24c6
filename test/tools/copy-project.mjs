import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const parts = ['src', 'fixtures', 'package.json', '.prettierrc.json', 'tsconfig.json', 'vite.config.ts'];

/**
 * A copy of the project in a new folder below `.build`, with the packages of this one.
 * @param {readonly string[]} [further] files and folders beside what a build needs
 * @returns {Promise<string>}
 */
export async function copyProject(further = []) {
  await mkdir(join(root, '.build'), { recursive: true });
  const folder = await mkdtemp(join(root, '.build/copy-'));
  for (const part of [...parts, ...further]) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
