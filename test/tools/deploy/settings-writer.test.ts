import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compress } from '../../../src/tools/deploy/compress.mjs';
import { runWriteSettings, settingsOf, writeSettings } from '../../../src/tools/deploy/settings-writer';
import { parseSettingsBlock } from '../../../src/app/settings';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const page of ['index.html', 'menu.html']) cpSync('src/index.html', join(folder, page));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const block = (html: string) => /id="storefront-config">([^<]*)</.exec(html)?.[1];
const page = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('the settings of a copy of the shop', () => {
  it('are written into every page, in place of those that were there', () => {
    writeSettings(folder, { notice: 'Old' });
    const settings = { VITE_API_URL: 'https://api.example.com', notice: '</script> & $1' };
    expect(writeSettings(folder, settings)).toEqual(['index.html', 'menu.html']);
    for (const name of ['index.html', 'menu.html']) expect(parseSettingsBlock(block(page(name)))).toEqual(settings);
  });

  it('are in the compressed pages too', () => {
    compress(join(folder, 'index.html'));
    writeSettings(folder, { notice: 'Closed' });
    const [zipped, brotli] = [join(folder, 'index.html.gz'), join(folder, 'index.html.br')].map((file) =>
      readFileSync(file),
    );
    expect(zipped && gunzipSync(zipped).toString()).toBe(page('index.html'));
    expect(brotli && brotliDecompressSync(brotli).toString()).toBe(page('index.html'));
  });

  it('come from the environment, without what the build decides', () => {
    const environment = {
      PATH: '/bin',
      VITE_BACKEND: 'mock',
      VITE_CART: 'server',
      SHOP_NOTICE: 'Closed',
      SHOP_CLOSED_ON: '2026-11-26, 2026-12-25',
    };
    expect(settingsOf(environment)).toEqual({
      VITE_CART: 'server',
      notice: 'Closed',
      closedOn: ['2026-11-26', '2026-12-25'],
    });
    expect(settingsOf({})).toEqual({});
  });

  it.each([
    [{ closedOn: ['26.11.'] }, 'closedOn must be a list of days like ["2026-11-26"], and "26.11." is not one.'],
    [{ notice: 'x'.repeat(301) }, 'notice must have at most 300 characters, not 301.'],
    [{ VITE_API_URL: 'api.example.com' }, 'VITE_API_URL must be an absolute'],
    [{ VITE_CHECKOUT_ORIGIN: 'https://a.example' }, 'Did you mean VITE_CHECKOUT_ORIGINS?'],
    [{ closed: ['2026-11-26'] }, 'closed is not a setting of this shop. Did you mean closedOn?'],
    [{ VITE_BACKEND: 'mock' }, 'VITE_BACKEND is fixed by the build'],
  ])('are read before any page changes: %j', (settings, sentence) => {
    const before = page('index.html');
    expect(() => writeSettings(folder, settings)).toThrow(sentence);
    expect(page('index.html')).toBe(before);
  });

  it('settings are written only into pages of the shop', () => {
    writeFileSync(join(folder, 'menu.html'), '<p>Hello</p>');
    expect(() => writeSettings(folder, { notice: 'Closed' })).toThrow('menu.html has no block of settings');
    expect(block(page('index.html'))?.trim()).not.toContain('Closed');
    for (const other of [join(folder, 'no-such-folder'), join(folder, 'index.html')])
      expect(() => writeSettings(other, {})).toThrow(`${other} holds no page of a shop.`);
  });

  it('a file of settings may begin with the mark of an editor on Windows', async () => {
    const file = join(folder, 'settings.json');
    writeFileSync(file, '\uFEFF{ "notice": "Closed" }');
    const silent = { write: () => true };
    expect(await runWriteSettings({ stdout: silent, stderr: silent, args: [folder, file] }, {})).toBe(0);
    expect(parseSettingsBlock(block(page('index.html')))).toEqual({ notice: 'Closed' });
  });

  it.each([
    ['SHOP_CLOSED', 'SHOP_CLOSED is not read. Did you mean SHOP_CLOSED_ON?\n', {}],
    ['SHOP_NOTICES', 'SHOP_NOTICES is not read. Did you mean SHOP_NOTICE?\n', {}],
    ['shop_notice', 'shop_notice is not read. Did you mean SHOP_NOTICE?\n', {}],
    ['SHOP_CLOSED_ON', '', { closedOn: ['2026-12-25'] }],
    ['SHOP_NOTICE', '', { notice: '2026-12-25' }],
    ['SHOP_PORT', '', {}],
    ['SHOP_ROOT', '', {}],
    ['SHOP_SERVICE_HOST', '', {}],
  ])('settings of the environment that are nearly right are told: %s', async (name, sentence, written) => {
    let told = '';
    const stderr = { write: (text: string) => (told += text) };
    const environment = { [name]: '2026-12-25', VITE_CART: 'server' };
    const terminal = { stdout: { write: () => true }, stderr, args: [folder] };
    expect(await runWriteSettings(terminal, environment)).toBe(0);
    expect(told).toBe(sentence);
    expect(parseSettingsBlock(block(page('index.html')))).toEqual({ VITE_CART: 'server', ...written });
  });

  it('a file of settings that cannot be read is told, and no page changes', async () => {
    const before = page('index.html');
    const told: string[] = [];
    const terminal = { stdout: { write: () => true }, stderr: { write: (text: string) => told.push(text) } };
    const args = [folder, join(folder, 'no-such.json')];
    expect(await runWriteSettings({ ...terminal, args }, {})).toBe(2);
    expect(told).toEqual([`The settings must be in a file that can be read, not "${args[1]}".\n`]);
    expect(page('index.html')).toBe(before);
  });
});
