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

describe('papers', () => {
  it('show a first test of a use-case that runs', () => {
    const test = read('test/domain/checkout/first-use-case.test.ts');
    expect(read('src/README.md')).toContain(test.slice(test.indexOf("it('")));
  });

  it.each(papers)('link only what is there: %s', (paper) => {
    expect(brokenLinks(paper)).toEqual([]);
  });

  it('papers are all linked by the front page', () => {
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
    expect(new Set(named)).toEqual(new Set(settingNames.filter((name) => name.startsWith('VITE_'))));
  });

  it.each(['.devcontainer/Dockerfile', '.github/workflows/test.yml', 'src/tools/deploy/compose.yaml'])(
    'use the Node of .nvmrc: %s',
    (file) => {
      expect(read(file).match(/node:\d+/u)?.[0]).toBe(`node:${read('.nvmrc').trim()}`);
    },
  );
});
