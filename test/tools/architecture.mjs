import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runChild } from '../../src/tools/commands/child.mjs';
import { flag, say, startCommand } from '../../src/tools/commands/command.mjs';

const root = join(import.meta.dirname, '../..');

/** @param {string} folder @param {RegExp} name */
function filesIn(folder, name) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
}

const text = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const linesOf = (/** @type {readonly string[]} */ files) =>
  files.reduce((sum, file) => sum + text(file).trimEnd().split('\n').length, 0);
const countIn = (/** @type {readonly string[]} */ files, /** @type {RegExp} */ pattern) =>
  files.reduce((sum, file) => sum + [...text(file).matchAll(pattern)].length, 0);

const scripts = filesIn('src', /\.(ts|tsx)$/);
const sources = filesIn('src', /\.(ts|tsx|js|mjs|css)$/);

/** Files of at most 40 lines that one file imports, which is in the same folder. */
function smallPrivateFiles() {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of scripts) {
    for (const [, path = ''] of text(file).matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)) {
      const target = join(dirname(file), path).replace(/\.tsx?$/, '');
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return scripts.filter((file) => {
    const [only, ...others] = new Set(importers.get(file.replace(/\.tsx?$/, '')));
    return linesOf([file]) <= 40 && only !== undefined && others.length === 0 && dirname(only) === dirname(file);
  });
}

/** The constructor with the most parameters. */
function longestConstructor() {
  return scripts
    .map((file) => {
      const [, parameters = ''] = text(file).match(/\n {2}constructor\(([^]*?)\n? *\) \{/) ?? [];
      const count = parameters
        .replace(/\{[^{}]*\}|<[^<>]*>|\([^()]*\)/g, '')
        .split(',')
        .filter((parameter) => parameter.trim()).length;
      return { file, count };
    })
    .reduce((longest, each) => (each.count > longest.count ? each : longest));
}

function numbers() {
  const rooms = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const wiring = [...filesIn('src/app/modules', /\.ts$/), ...filesIn('src/demo', /\.module\.ts$/)];
  const screens = [...filesIn('src/ui', /\.tsx?$/), ...filesIn('src/app', /\.tsx?$/)];
  const tests = filesIn('test', /\.(test|spec)\.tsx?$/);
  const longest = longestConstructor();
  const title = /\b(?:it|test)(?:\.each\([^]*?\n? *\))?\(\s*['"`](?:that|of|whose|after|with|where|while|if) /g;
  const built = [...filesIn('src/build', /\.(tsx?|m?js)$/), ...filesIn('src/tools/deploy', /\.(tsx?|m?js)$/)];
  const edits =
    countIn(['vite.config.ts'], /\bfind: /g) + countIn(filesIn('src/build', /\.ts$/), /filter: \{ id: \/(?!\\\/src)/g);
  return [
    ['rooms of src', rooms.length, '8'],
    ['files of wiring / lines', `${wiring.length} / ${linesOf(wiring)}`, '<= 20 / <= 900'],
    ['files of at most 40 lines with one importer, in their folder', smallPrivateFiles().length, '<= 15'],
    ['useEffect in ui and app', countIn(screens, /\buseEffect\(/g), '<= 45'],
    [`constructor parameters, most (${relative('src', longest.file)})`, longest.count, '<= 6'],
    ['comments', countIn(sources, /^\s*(?:\/\/|\/\*(?!\*(?:\s|\*)*@))|\S \/\/ /gm), '<= 1,100'],
    ['types of JavaScript files, written as comments', countIn(sources, /^\s*\/\*\*(?:\s|\*)*@/gm), 'none set'],
    ['test titles that begin with that, of, whose, …', countIn(tests, title), '0'],
    ['lines of src/build and src/tools/deploy', linesOf(built), '<= 1,600'],
    ["edits of packages' own code", edits, '0'],
    ['lines of the README', linesOf(['README.md']), '<= 130'],
  ];
}

const command = {
  name: 'npm run architecture',
  does: 'Draws the picture of the folders, src/architecture.svg, from their imports.',
  options: { numbers: flag('prints what the house is measured by instead, each beside its goal') },
};

await startCommand(command, async ({ options }) => {
  if (options.numbers) {
    for (const [what, now, goal] of numbers()) say(`${String(now).padStart(12)}  ${what}; goal ${goal}`);
    return 0;
  }
  const vitest = ['node', 'node_modules/vitest/vitest.mjs', 'run', 'test/architecture-picture.test.ts', '-u'];
  const code = await runChild(vitest, { cwd: root });
  if (code === 0) say('Written: src/architecture.svg');
  return code;
});
