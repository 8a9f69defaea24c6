import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
