import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** @typedef {import('./cures.mjs').Cure} Cure */

const projectRoot = resolve(import.meta.dirname, '../../..');

/**
 * Changes the source as it is loaded, in a bundle of the simulation or a build of the shop.
 * @param {Cure} cure
 * @returns {import('vite').Plugin}
 */
export function withoutCure(cure) {
  /** @type {Set<unknown>} */
  const taken = new Set();
  for (const change of cure.changes)
    changed(readFileSync(resolve(projectRoot, 'src', change.file), 'utf8'), cure, change);
  return {
    name: 'without-cure',
    enforce: 'pre',
    transform(code, id) {
      const changes = cure.changes.filter(({ file }) => id === resolve(projectRoot, 'src', file));
      if (changes.length === 0) return undefined;
      for (const change of changes) taken.add(change);
      return changes.reduce((source, change) => changed(source, cure, change), code);
    },
    buildEnd(error) {
      const unused = cure.changes.find((change) => !taken.has(change));
      if (unused && !error) this.error(`${cure.name}: ${unused.file} was not loaded`);
    },
  };
}

/**
 * @param {string} source
 * @param {Cure} cure
 * @param {Cure['changes'][number]} change
 */
function changed(source, { name }, { file, search, replace }) {
  const found = source.split(search).length - 1;
  if (found !== 1) throw new Error(`${name}: "${search}" is ${found} times in ${file}, and must be there once`);
  return source.replace(search, () => replace);
}
