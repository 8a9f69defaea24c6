import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../tools/free-port.mjs';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
writeFileSync(join(folder, 'index.html'), '<link rel="manifest" href="/manifest.webmanifest"><h1>Served</h1>');
afterAll(() => rmSync(folder, { recursive: true }));

async function served() {
  const env = { ...process.env, NO_COLOR: '1' };
  const npm = spawn('npm', ['run', 'preview', '--', '--outDir', folder, '--port', '0'], { env });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    npm.stdout.on('data', (piece) => {
      output += piece;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    });
    npm.once('close', () => reject(new Error(output)));
  });
  return { npm, origin };
}

const isUp = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

describe('a server that npm has started', { timeout: 180_000 }, () => {
  it('ends when npm is stopped', async () => {
    const { npm, origin } = await served();
    expect(await isUp(origin)).toBe(true);
    npm.kill('SIGTERM');
    await expect.poll(() => isUp(origin), { timeout: 10_000 }).toBe(false);
  });

  it('a build for a server ends when npm is stopped', async () => {
    const port = await freePort();
    const npm = spawn('npm', ['start', '--', '--port', `${port}`]);
    let output = '';
    npm.stdout.on('data', (piece) => (output += piece));
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Building');
    npm.kill('SIGTERM');
    // A process that still runs would keep the pipe open.
    await once(npm.stdout, 'close');
    expect(output).not.toContain('The shop is open');
    rmSync(`.build/start-${port}`, { recursive: true, force: true });
  });
});
