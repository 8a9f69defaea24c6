import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
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

it('the build of the shop refuses such a folder before it empties anything', async () => {
  const inProject = (outDir: string) => ({ configFile: 'vite.config.ts', build: { outDir } });
  await expect(resolveConfig(inProject('src/domain'), 'build')).rejects.toThrow(
    '--outDir must be a folder that a build may empty, like .build/shop, not "src/domain".',
  );
  expect((await resolveConfig(inProject('.build/shop'), 'build')).build.outDir).toMatch(/\.build\/shop$/);
  // A preview only reads the folder.
  await resolveConfig(inProject('src'), 'serve', undefined, undefined, true);
});
