import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '../src/app/settings';

const papers = [
  'README.md',
  ...['CHANGELOG', 'CONTRIBUTING', 'SECURITY'].map((name) => `.github/${name}.md`),
  ...['src', 'test', 'fixtures'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  ),
];
const sources = ['src', 'test', 'fixtures'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const buildSettings = settingNames.filter((name) => name.startsWith('VITE_'));
const read = (file: string) => readFileSync(file, 'utf8');

/** A forge gives these anchors to headings. */
const anchorsOf = (paper: string) =>
  [...read(paper).matchAll(/^#+ (.+)$/gmu)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const brokenLinks = (paper: string) =>
  [...read(paper).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/gu)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !/^[a-z]+:/u.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? paper : join(dirname(paper), path);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });

/** The scripts of the package that a paper is in: the pictures are made by a package of their own. */
function scriptsFor(paper: string): readonly string[] {
  const folder = dirname(paper);
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return scriptsFor(folder);
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read(file));
  return Object.keys(scripts);
}

const tests = readdirSync('test', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
  /\.test\.tsx?$/u.test(file) ? [join('test', file)] : [],
);

const commandsThatDoNothing = (paper: string) => [
  ...[...read(paper).matchAll(/npm run ([a-z][\w:-]*\w)/gu)].flatMap(([command, script = '']) =>
    scriptsFor(paper).includes(script) ? [] : [command],
  ),
  ...[...read(paper).matchAll(/npx vitest(?: run)? (test\/[\w./-]*\w)/gu)].flatMap(([command, part = '']) =>
    part.endsWith('/that-file') || tests.some((test) => test.includes(part)) ? [] : [command],
  ),
  ...[...read(paper).matchAll(/node ((?:src|test|fixtures)\/[\w./-]+\.m?[jt]s)/gu)].flatMap(([command, file = '']) =>
    existsSync(file) ? [] : [command],
  ),
];

describe('papers', () => {
  it('show a first test of a use-case that runs', () => {
    const test = read('test/domain/checkout/first-use-case.test.ts');
    expect(read('src/README.md')).toContain(test.slice(test.indexOf("it('")));
  });

  it.each(papers)('link only what is there: %s', (paper) => {
    expect(brokenLinks(paper)).toEqual([]);
  });

  it.each(papers)('name only commands that do something: %s', (paper) => {
    expect(commandsThatDoNothing(paper)).toEqual([]);
  });

  it('are all linked by the front page', () => {
    const linked = [...read('README.md').matchAll(/\]\(([^)#\s]+\.md)[)#]/gu)].map(([, paper]) => paper);
    expect(papers.filter((paper) => paper !== 'README.md' && !linked.includes(paper))).toEqual([]);
  });

  it('name every script of the project', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const table = read('src/tools/README.md')
      .split('\n')
      .map((line) => line.split('|')[1] ?? '')
      .join('\n');
    expect(
      Object.keys(scripts).filter((name) => !new RegExp(`(npm run |\`|npm )${name}[ \`]`, 'u').test(table)),
    ).toEqual([]);
  });

  it('name every setting of a build in the table of settings', () => {
    const rows = read('src/tools/deploy/README.md')
      .split('\n')
      .filter((line) => line.startsWith('| `VITE_'));
    const named = rows.flatMap((row) => row.split('|')[1]?.match(/VITE_\w+/gu) ?? []);
    expect(new Set(named)).toEqual(new Set(buildSettings));
  });

  it.each(papers)('say what a file holds only if it holds that: %s', (paper) => {
    const said = [...read(paper).matchAll(/`(\w+)` (?:of|in)\s`([\w/-]+\.m?[jt]sx?)`/gu)];
    const wrong = said.filter(([, name = '', file = '']) => {
      const held = sources.filter((source) => source === file || source.endsWith(`/${file}`)).map(read);
      return !held.some((text) => new RegExp(`\\b${name}\\b`, 'u').test(text));
    });
    expect(wrong.map(([words]) => words)).toEqual([]);
  });

  it('explain every package of the project', () => {
    const { dependencies, devDependencies }: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
    const explained = read('src/PACKAGES.md');
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !explained.includes(name))).toEqual(
      [],
    );
  });
});

describe('the files that tools read', () => {
  it('name every setting of a build in .env.example', () => {
    const named = [...read('.env.example').matchAll(/^# (VITE_\w+)=/gmu)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(buildSettings));
  });

  it.each(['.devcontainer/Dockerfile', '.github/workflows/test.yml', 'src/tools/deploy/compose.yaml'])(
    'use the Node of .nvmrc: %s',
    (file) => {
      expect(read(file).match(/node:\d+/u)?.[0]).toBe(`node:${read('.nvmrc').trim()}`);
    },
  );
});
