import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { appIcons, siteFiles } from '../../src/site/site-files';
import { webManifest } from '../../src/site/web-manifest';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { profile as homeKitchen } from '../../src/app/profiles/home-kitchen/profile';

/** A PNG picture begins with its first pixel behind one byte of its first row, whatever the row's filter. */
function firstPixel(picture: Uint8Array): string {
  const bytes = Buffer.from(picture);
  const rows: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      rows.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  return `#${inflateSync(Buffer.concat(rows)).toString('hex', 1, 4)}`;
}

describe.each([cookies, homeKitchen])('files for crawlers and phones: $name', (shop) => {
  const source = (fileName: string) => siteFiles(shop).find((file) => file.fileName === fileName)?.source ?? '';

  it('lists every public page in the sitemap, with the URL of the shop', () => {
    const pages = [...source('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    const paths = ['/', '/menu', '/feedback', '/privacy', '/terms', '/accessibility'];
    expect(pages).toEqual(paths.map((path) => `${shop.siteUrl}${path}`));
  });

  it('excludes the pages of one customer from search results and names the sitemap', () => {
    const robots = source('robots.txt');
    for (const path of ['/orders', '/profile', '/payment-status', '/payment-failure', '/authenticate'])
      expect(robots).toContain(`Disallow: ${path}\n`);
    expect(robots).not.toContain('Disallow: /menu');
    expect(robots).toContain(`Sitemap: ${shop.siteUrl}/sitemap.xml`);
  });

  it('excludes the pages of one customer in a folder of a host too', () => {
    const [robots] = siteFiles({ ...shop, siteUrl: 'https://host.example/shop' });
    expect(robots?.source).toContain('Disallow: /shop/orders\n');
  });

  it('the installed shop has its name, a maskable icon, and shortcuts to menu and orders', () => {
    const manifest = JSON.parse(webManifest(shop, []));
    expect(manifest).toMatchObject({
      name: shop.name,
      display: 'standalone',
      shortcuts: [{ url: './menu' }, { url: './orders' }],
      screenshots: [],
    });
    expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
  });

  it('an app that is installed from a folder of a host opens and stays in that folder', () => {
    const { id, start_url: start, scope, shortcuts } = JSON.parse(webManifest(shop, []));
    const urls: readonly string[] = [id, start, scope, ...shortcuts.map(({ url }: { url: string }) => url)];
    const opened = urls.map((url) => new URL(url, 'https://host.example/shop/manifest.webmanifest').pathname);
    expect(opened).toEqual(['/shop/', '/shop/', '/shop/', '/shop/menu', '/shop/orders']);
  });

  it('names the pictures of the shop that exist, with their size', () => {
    const { screenshots } = JSON.parse(webManifest(shop, ['install/narrow.jpg']));
    expect(screenshots).toMatchObject([{ src: 'install/narrow.jpg', sizes: '390x844', form_factor: 'narrow' }]);
  });

  it('draws the logo as a PNG picture of every size that the manifest names', async () => {
    for (const { fileName, source: picture } of await appIcons(shop)) {
      const { icons } = JSON.parse(webManifest(shop, []));
      // Bytes 16 to 19 of a PNG file are its width.
      const width = new DataView(new Uint8Array(picture).buffer).getUint32(16);
      expect(icons).toContainEqual(expect.objectContaining({ src: fileName, sizes: `${width}x${width}` }));
    }
  });

  it("fills a maskable icon to its corners with the logo's ground", async () => {
    const corners = (await appIcons(shop)).map(({ fileName, source: picture }) => [fileName, firstPixel(picture)]);
    expect(Object.fromEntries(corners)).toMatchObject({
      'icon-maskable.png': shop.markColors.a,
      'icon-512.png': shop.themeColor.light,
    });
  });

  it('draws every shape of the logo in the icon', () => {
    expect([...source('icon.svg').matchAll(/<path /g)]).toHaveLength(shop.mark.length);
    expect(source('icon.svg')).toContain(shop.markColors.a);
  });
});
