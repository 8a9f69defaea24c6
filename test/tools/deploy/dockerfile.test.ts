import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseSettingsBlock } from '../../../src/app/settings';

const dockerfile = readFileSync('src/tools/deploy/Dockerfile', 'utf8');
const [program = '', ...args]: string[] = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]');

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'container-'));
  for (const name of ['site', 'bin']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'bin/caddy'), '#!/bin/sh\necho "caddy $1"\n');
  chmodSync(join(folder, 'bin/caddy'), 0o755);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/tools/deploy/write-settings-alone.ts',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'write-settings.mjs', codeSplitting: false } },
    },
  });
});
beforeEach(() => cpSync('src/index.html', join(folder, 'site/index.html')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command of the container, with a Caddy that only says that it was started. */
async function startContainer(environment: Readonly<Record<string, string>>) {
  const path = [join(folder, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { PATH: path, ...environment };
  const { stdout, stderr } = await promisify(execFile)(program, args, { cwd: folder, env });
  const block = /id="storefront-config">([^<]*)</.exec(readFileSync(join(folder, 'site/index.html'), 'utf8'))?.[1];
  return { isServing: stdout.endsWith('caddy run\n'), log: stderr, settings: parseSettingsBlock(block) };
}

const api = { VITE_API_URL: 'https://api.example.com' };

it('the container serves the shop with the settings of its environment', async () => {
  expect(await startContainer({ ...api, SHOP_NOTICE: 'Closed' })).toEqual({
    isServing: true,
    log: '',
    settings: { ...api, notice: 'Closed' },
  });
});

it.each([
  [{ SHOP_CLOSED_ON: '26.11.2026' }, 'closedOn must be a list of days'],
  [{ SHOP_NOTICE: 'x'.repeat(301) }, 'notice must have at most 300 characters, not 301.'],
])('the container serves the shop without a wrong setting of its owner: %j', async (wrong, sentence) => {
  const { isServing, log, settings } = await startContainer({ ...api, ...wrong });
  expect([isServing, settings]).toEqual([true, api]);
  expect(log).toContain(sentence);
});

it('the container serves nothing when the address of a service is wrong', async () => {
  await expect(startContainer({ VITE_API_URL: 'api.example.com', SHOP_NOTICE: 'Closed' })).rejects.toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('VITE_API_URL must be an absolute'),
  });
});
