import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { thirdPartyNoticesPlugin } from '../../src/build/third-party-notices';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'notices-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function writePackage(path: string, files: Readonly<Record<string, string>>, version = '1.0.0'): void {
  const name = path.split('node_modules/').at(-1);
  const manifest = JSON.stringify({ name, version, license: 'MIT', type: 'module', main: 'lib/index.js' });
  const all = { 'package.json': manifest, 'lib/index.js': `export const name = '${path}';`, ...files };
  for (const [file, text] of Object.entries(all)) write({ [`${path}/${file}`]: text });
}

async function noticesOf(imports: readonly string[]): Promise<string> {
  const names = imports.map(
    (from, position) => `import { name as n${position} } from '${from}'; console.log(n${position});`,
  );
  write({ 'package.json': '{"type":"module"}', 'main.js': names.join('\n') });
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [thirdPartyNoticesPlugin()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: join(folder, 'main.js') } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((each) => ('output' in each ? each.output : []));
  const notices = files.find(({ fileName }) => fileName === 'third-party-notices.txt');
  return notices?.type === 'asset' ? notices.source.toString() : '';
}

describe('third-party notices', () => {
  it('hold the name, version and license of every package in the build, and of no other', async () => {
    writePackage('node_modules/plain', { LICENSE: 'plain license' }, '1.2.3');
    writePackage('node_modules/@scope/scoped', { 'license.md': 'scoped license', 'NOTICE.txt': 'scoped notice' });
    writePackage('node_modules/outer', {
      LICENCE: 'outer license',
      'lib/index.js': "export { name } from 'inner';",
    });
    writePackage('node_modules/outer/node_modules/inner', { 'COPYING.txt': 'inner license' });
    writePackage('node_modules/absent', { LICENSE: 'absent license' });

    const notices = await noticesOf(['plain', '@scope/scoped', 'outer']);
    for (const text of ['plain 1.2.3 (MIT)', 'plain license', '@scope/scoped 1.0.0 (MIT)', 'scoped license']) {
      expect(notices).toContain(text);
    }
    for (const text of ['scoped notice', 'inner 1.0.0 (MIT)', 'inner license']) expect(notices).toContain(text);
    expect(notices).not.toContain('absent');
  });

  it('hold both versions of a package that is in the build twice', async () => {
    writePackage('node_modules/twice', { LICENSE: 'new license' }, '2.0.0');
    writePackage('node_modules/outer', {
      LICENSE: 'outer license',
      'lib/index.js': "export { name } from 'twice';",
    });
    writePackage('node_modules/outer/node_modules/twice', { LICENSE: 'old license' }, '1.0.0');
    const notices = await noticesOf(['outer', 'twice']);
    for (const text of ['twice 1.0.0', 'old license', 'twice 2.0.0', 'new license']) expect(notices).toContain(text);
  });

  it('hold the license beside a font', async () => {
    write({ 'fonts/some-font-700.woff2': 'font', 'fonts/LICENSE-some-font.txt': 'font license' });
    write({ 'font.js': "import url from './fonts/some-font-700.woff2'; export const name = url;" });
    const notices = await noticesOf(['./font.js']);
    expect(notices).toContain('some-font');
    expect(notices).toContain('font license');
  });

  it('stop the build at a package without a license text', async () => {
    writePackage('node_modules/nameless', { 'README.md': 'MIT' }, '3.2.1');
    await expect(noticesOf(['nameless'])).rejects.toThrow(
      'The build holds code of nameless 3.2.1, and that package has no license text.',
    );
  });

  it('stop the build at a font without a license text', async () => {
    write({ 'fonts/other-font.woff2': 'font', 'fonts/LICENSE-some-font.txt': 'font license' });
    write({ 'font.js': "import url from './fonts/other-font.woff2'; export const name = url;" });
    await expect(noticesOf(['./font.js'])).rejects.toThrow(
      'The build holds the font other-font.woff2, and no LICENSE-… file beside it is named like it.',
    );
  });
});
