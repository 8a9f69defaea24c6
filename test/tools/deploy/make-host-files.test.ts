import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it('of the folder for hosts only the shop is replaced', async () => {
  const work = mkdtempSync(join(tmpdir(), 'hosts-'));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  const [build, outDir] = [join(work, 'dist'), join(work, 'hosts')];
  mkdirSync(build);
  mkdirSync(join(outDir, 'site'), { recursive: true });
  writeFileSync(join(build, 'index.html'), '<link rel="manifest" href="/manifest.webmanifest">');
  writeFileSync(join(build, 'sw.js'), 'self.release = {};');
  writeFileSync(join(outDir, 'site/former.js'), '');
  writeFileSync(join(outDir, 'notes.txt'), 'Ours.');

  await makeHostFiles({ build, outDir, port: 8080 });

  expect(existsSync(join(outDir, 'site/former.js'))).toBe(false);
  // GitHub Pages would leave files out without the second.
  const made = ['index.html', '.nojekyll', 'sw.js.gz', 'sw.js.br', 'index.html.gz'];
  expect(made.filter((file) => !existsSync(join(outDir, 'site', file)))).toEqual([]);
  expect(readFileSync(join(outDir, 'notes.txt'), 'utf8')).toBe('Ours.');
});
