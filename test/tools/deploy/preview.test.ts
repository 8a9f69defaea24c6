import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readArguments } from '../../../src/tools/commands/command.mjs';
import { previewCommand, previewShop } from '../../../src/tools/deploy/preview-shop.mjs';

function aBuild(base: string): string {
  const outDir = mkdtempSync(join(tmpdir(), 'preview-'));
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }));
  writeFileSync(join(outDir, 'index.html'), `<link rel="manifest" href="${base}manifest.webmanifest">The shop`);
  return outDir;
}

describe('the preview of a build', () => {
  it("answers the shop's own /api with the replies of the backend", async () => {
    const heard: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders }[] = [];
    const backend = createServer(({ url, headers }, reply) => {
      heard.push({ url, headers });
      reply.writeHead(201, { 'content-type': 'application/json' }).end('{"menu":[]}');
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const address = backend.address();
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const outDir = aBuild('/');
    const server = await previewShop({ api: `http://${host}`, outDir, port: 0 });
    try {
      const [origin] = server.resolvedUrls?.local ?? [];
      const reply = await fetch(new URL('/api/v1/menu?limit=8', origin), { headers: { authorization: 'Bearer 1' } });
      expect(reply.status).toBe(201);
      expect(await reply.json()).toEqual({ menu: [] });
      expect(heard.map(({ url }) => url)).toEqual(['/api/v1/menu?limit=8']);
      expect(heard[0]?.headers).toMatchObject({ host, authorization: 'Bearer 1' });
      expect(await (await fetch(new URL('/menu', origin))).text()).toContain('The shop');
    } finally {
      await server.close();
      backend.close();
    }
  });

  it('serves a build for a folder in that folder', async () => {
    const outDir = aBuild('/shop/');
    writeFileSync(join(outDir, 'shop.js'), 'start();');
    const server = await previewShop({ outDir, port: 0 });
    onTestFinished(() => server.close());
    const url = server.resolvedUrls?.local[0] ?? '';
    expect(new URL(url).pathname).toBe('/shop/');
    expect(await (await fetch(`${url}menu`)).text()).toContain('The shop');
    expect(await (await fetch(`${url}shop.js`)).text()).toBe('start();');
  });

  it('says that there is no build, instead of serving nothing', async () => {
    await expect(previewShop({ outDir: 'no-such-folder', port: 0 })).rejects.toThrow(
      'no-such-folder holds no build of the shop: run npm run build first.',
    );
  });

  it.each(['192.168.1.20:8080', 'http://host/api/v1', 'ftp://host', 'http://'])('asks for an origin, not %s', (api) => {
    expect(() => readArguments(previewCommand, ['--api', api])).toThrow('--api must be the origin of a backend');
  });
});
