import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * `must` completes the sentence 'The value must be …'. `read` returns undefined for an invalid value.
 * @template Value
 * @typedef {{ must: string, read: (written: string) => Value | undefined }} Kind
 */

/** @type {Kind<string>} */
export const anyText = { must: 'a text', read: (written) => written.trim() || undefined };

/** @param {string} must @param {RegExp} pattern @returns {Kind<string>} */
export const textLike = (must, pattern) => ({ must, read: (written) => (pattern.test(written) ? written : undefined) });

/** @param {number} min @param {number} [max] @returns {Kind<number>} */
export function integerFrom(min, max) {
  return {
    must: max === undefined ? `a whole number of at least ${min}` : `a number from ${min} to ${max}`,
    read: (written) => {
      const number = Number(written);
      const isRight =
        /^\d+$/.test(written) && Number.isSafeInteger(number) && number >= min && number <= (max ?? number);
      return isRight ? number : undefined;
    },
  };
}

/** No browser opens these, because other protocols have them: `ERR_UNSAFE_PORT`. */
const blockedPorts = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
];

/** Some commands also take the ports that follow. @param {number} [further] @param {number} [min] @returns {Kind<number>} */
export function portNumber(further = 0, min = 1) {
  const { must, read } = integerFrom(min, 65_535 - further);
  return {
    must: `${must}, of ports that browsers open`,
    read: (written) => {
      const port = read(written);
      if (port === undefined) return undefined;
      return blockedPorts.some((blocked) => port <= blocked && blocked <= port + further) ? undefined : port;
    },
  };
}

/** @template {string} Value @param {readonly Value[]} values @returns {Kind<Value>} */
export function choiceOf(values) {
  return { must: `one of ${values.join(', ')}`, read: (written) => values.find((value) => value === written) };
}

/** @param {string} example @returns {Kind<string>} */
export const originLike = (example) => ({
  must: `an origin like ${example}`,
  read: (written) => (/^https?:/i.test(written) && URL.canParse(written) ? originOf(new URL(written)) : undefined),
});

/** @param {URL} url */
const originOf = ({ origin, href }) => (href === `${origin}/` ? origin : undefined);

/** @type {Kind<string>} */
export const webUrl = {
  must: 'an http or https URL',
  read: (written) => (/^https?:/.test(written) && URL.canParse(written) ? written : undefined),
};

const project = resolve(import.meta.dirname, '../../..');

/** One of these is in the folder that a build wrote: of the shop, for hosts, the kit, the backend. */
const writtenByBuilds = ['third-party-notices.txt', 'write-settings.mjs', 'kit.mjs', 'backend.mjs'];

/** @type {Kind<string>} */
export const outputFolder = {
  must: 'a folder that a build may empty: in the project one like .build/shop, elsewhere one that is new, empty or of a former build',
  read: (written) => {
    const folder = resolve(project, written);
    const isInProject = !relative(project, folder).startsWith('..');
    const mayEmpty = isInProject
      ? ['.build', 'dist'].includes(relative(project, folder).split(sep)[0] ?? '')
      : relative(folder, project).startsWith('..') && holdsOnlyBuilds(folder);
    return mayEmpty && isFolder(folder) !== false ? written : undefined;
  },
};

/** The `.git` of a checkout stays when Vite empties a folder. @param {string} folder */
function holdsOnlyBuilds(folder) {
  const names = isFolder(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];
  return names.length === 0 || writtenByBuilds.some((name) => names.includes(name));
}

/** It is written at the end of a long work. @type {Kind<string>} */
export const outputFile = {
  must: 'a file in a folder that exists',
  read: (written) => {
    const file = resolve(written);
    return isFolder(dirname(file)) && !isFolder(file) ? written : undefined;
  },
};

/** The value is what the file holds, without the mark that editors on Windows put first. @type {Kind<string>} */
export const textFile = {
  must: 'a file that can be read',
  read: (written) => {
    try {
      return readFileSync(written, 'utf8').replace(/^\uFEFF/, '');
    } catch {
      return undefined;
    }
  },
};

/** Undefined for what does not exist. @param {string} path */
export function isFolder(path) {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory();
  } catch {
    return false;
  }
}

const profilesFolder = join(import.meta.dirname, '../../app/profiles');

export const shopNames = () =>
  readdirSync(profilesFolder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
