import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { outputFolder } from '../../../src/tools/commands/kinds.mjs';

it.each(['.', '..', '/', 'src', 'src/tools', 'dist/..', '.builds', 'package.json', 'package.json/shop', '/etc/passwd'])(
  'no build empties %s',
  (folder) => {
    expect(outputFolder.read(folder)).toBeUndefined();
  },
);

it.each(['dist', '.build/shop', './.build/shop/', join(tmpdir(), 'a-new-folder'), '../a-new-folder'])(
  'a build may empty %s',
  (folder) => {
    expect(outputFolder.read(folder)).toBe(folder);
  },
);

it.each([
  ['is empty', [], true],
  ['is an empty checkout', ['.git'], true],
  ['has a build of the shop', ['index.html', 'third-party-notices.txt'], true],
  ['has the files of hosts', ['site', 'nginx.conf', 'write-settings.mjs'], true],
  ['has a kit', ['kit.mjs', 'package.json'], true],
  ['has a backend and its data', ['backend.mjs', '.data'], true],
  ["has somebody's text", ['thesis.txt'], false],
  ["has somebody's site", ['.git', 'index.html'], false],
])('a folder outside the project that %s, with %s, may be emptied: %s', (_what, names, mayEmpty) => {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), '');
  expect(outputFolder.read(folder) === folder).toBe(mayEmpty);
});

it('the build of the shop refuses such a folder before it empties anything', async () => {
  const inProject = (outDir: string) => ({ configFile: 'vite.config.ts', build: { outDir } });
  await expect(resolveConfig(inProject('src/domain'), 'build')).rejects.toThrow(
    '--outDir must be a folder that a build may empty: in the project one like .build/shop, elsewhere one that is new, empty or of a former build, not "src/domain".',
  );
  expect((await resolveConfig(inProject('.build/shop'), 'build')).build.outDir).toMatch(/\.build\/shop$/);
  // A preview only reads the folder.
  await resolveConfig(inProject('src'), 'serve', undefined, undefined, true);
});
