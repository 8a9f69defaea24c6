import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeHostFiles } from '../../../src/tools/deploy/make-host-files';

it.each([
  ['the folder of the build', 'hosts/site', 'hosts/site'],
  ['a folder that holds the build', 'hosts/site', 'hosts'],
  ['a folder within the build', 'dist', 'dist/hosts'],
])('the files of hosts are not written into %s, which would be deleted', async (_folder, from, to) => {
  const work = mkdtempSync(join(tmpdir(), 'hosts-'));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  const build = join(work, from);
  mkdirSync(build, { recursive: true });
  writeFileSync(join(build, 'index.html'), '<link rel="manifest" href="/manifest.webmanifest">');
  await expect(makeHostFiles({ build, outDir: join(work, to), port: 8080 })).rejects.toThrow(
    '--outDir must be a folder beside the build',
  );
  expect(existsSync(join(build, 'index.html'))).toBe(true);
});
