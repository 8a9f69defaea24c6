import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} outDir
 * @returns {Record<string, { file: string, name?: string, src?: string, imports?: readonly string[] }>}
 */
const manifestOf = (outDir) => JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));

/** The files of `src` that a build holds under a name of its own, such as fonts. @param {string} outDir */
export const builtSources = (outDir) => Object.values(manifestOf(outDir)).flatMap(({ src }) => src ?? []);

/**
 * The scripts of a build, each with the name that its source gave it: the file's own says nothing.
 * @param {string} outDir
 * @returns {readonly { name: string, file: string }[]}
 */
export function builtScripts(outDir) {
  return Object.values(manifestOf(outDir)).flatMap(({ file, name }) =>
    name && file.endsWith('.js') ? [{ name, file }] : [],
  );
}

/**
 * The file of one script, below the build's folder.
 * @param {string} outDir
 * @param {string} name The name of its source, such as `cart-overlay`.
 */
export function builtScript(outDir, name) {
  const found = builtScripts(outDir).find((script) => script.name === name);
  if (!found) throw new Error(`${outDir} has no script named ${name}.`);
  return found.file;
}

/**
 * The files of these scripts and of all that they import, below the build's folder.
 * @param {string} outDir
 * @param {readonly string[]} names The names of their sources.
 */
export function builtScriptsWithImports(outDir, names) {
  const manifest = manifestOf(outDir);
  const keys = new Set(Object.keys(manifest).filter((key) => names.includes(manifest[key]?.name ?? '')));
  // A set also goes through what is added meanwhile.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return [...keys].flatMap((key) => manifest[key]?.file ?? []);
}
