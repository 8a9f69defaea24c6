import { readFileSync, existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { limitPage, liveLimitPage } from './hand-written-pages.mjs';

const pictures = 'fixtures/images/products';
const types = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.txt', 'text/plain'],
]);
const pictureNames = readdirSync(pictures).filter((name) => name.endsWith('-320.webp'));

/** @param {number} count */
export const menuOf = (count) =>
  Array.from({ length: count }, (_, index) => ({
    menuItemId: `item-${index}`,
    itemName: `Cookie ${index} ${['oat', 'lemon', 'almond'][index % 3]}`,
    description: 'Soft in the middle, crisp at the edge.',
    menuImgPath: `/pictures/${pictureNames[index % pictureNames.length]}`,
    price: 2 + (index % 9) / 4,
    menuTypeName: ['Classic', 'Premium', 'Seasonal'][index % 3],
    isAvailable: true,
    quantityAvailable: 20,
  }));

/**
 * Serves a build as a good host does (gzip, files with a hash in their name cached forever), a menu of `items` dishes as
 * `/api/v1`, and the hand-written pages.
 * @param {string} folder
 */
export async function serveBuild(folder) {
  const state = { items: 12 };
  /** @type {Map<string, Buffer>} */
  const zipped = new Map();
  const gzip = (/** @type {string} */ key, /** @type {Buffer | string} */ body) => {
    const known = zipped.get(key) ?? gzipSync(body);
    zipped.set(key, known);
    return known;
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://shop');
    const send = (/** @type {string} */ type, /** @type {Buffer} */ body, /** @type {Record<string, string>} */ more) =>
      response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length, ...more }).end(body);
    const sendText = (
      /** @type {string} */ key,
      /** @type {string} */ type,
      /** @type {() => Buffer | string} */ body,
    ) =>
      send(type, gzip(key, zipped.has(key) ? '' : body()), {
        'Content-Encoding': 'gzip',
        'Cache-Control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      });

    if (pathname === '/limit') return sendText('limit', 'text/html', () => limitPage(firstPicture(folder)));
    if (pathname === '/live-limit') return sendText('live', 'text/html', () => liveLimitPage);
    if (pathname.startsWith('/api/')) {
      return sendText(`${pathname} ${state.items}`, 'application/json', () =>
        JSON.stringify(reply(pathname, state.items)),
      );
    }
    if (pathname.startsWith('/pictures/')) {
      return send('image/webp', readFileSync(join(pictures, pathname.slice('/pictures/'.length))), {
        'Cache-Control': 'max-age=31536000',
      });
    }
    const file = [pathname, `${pathname}.html`, '/index.html']
      .map((path) => join(folder, path))
      .find((path) => extname(path) !== '' && existsSync(path));
    if (file === undefined || (extname(pathname) !== '' && !existsSync(join(folder, pathname)))) {
      return response.writeHead(404).end();
    }
    const extension = extname(file);
    const type = types.get(extension);
    if (type) return sendText(file, type, () => readFileSync(file));
    return send(`image/${extension.slice(1)}`, readFileSync(file), { 'Cache-Control': 'max-age=31536000, immutable' });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, state, close: () => server.close() };
}

/** @param {string} pathname @param {number} items */
function reply(pathname, items) {
  if (pathname.endsWith('/menu-types')) return { successResponse: true, menuTypes: [] };
  const menu = menuOf(items);
  if (pathname.endsWith('/menu-items')) {
    const menuItems = menu.slice(0, 12).map(({ price, ...item }) => ({ ...item, menuItemPricing: { price } }));
    return { successResponse: true, menuItems, total: items };
  }
  return { successResponse: true, scheduledMenusDetails: menu };
}

/** @param {string} folder */
function firstPicture(folder) {
  return `/assets/${readdirSync(join(folder, 'assets')).find((file) => /^cookie-stack-800.*avif$/.test(file))}`;
}
