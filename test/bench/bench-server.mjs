import { readFileSync, existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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
 * Serves a build as a good host does (Brotli, files with a hash in their name cached forever), a menu of `items` dishes as
 * `/api/v1`, and each twin as `/twin-` and its name.
 * @param {string} folder
 */
export async function serveBuild(folder) {
  /** @type {{ items: number, twins: Record<string, string> }} */
  const state = { items: 12, twins: {} };
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();
  const compress = (/** @type {string} */ key, /** @type {Buffer | string} */ body) => {
    const known = compressed.get(key) ?? brotliCompressSync(body);
    compressed.set(key, known);
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
      send(type, compress(key, compressed.has(key) ? '' : body()), {
        'Content-Encoding': 'br',
        'Cache-Control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      });

    const twin = state.twins[pathname.replace('/twin-', '')];
    if (twin) return sendText(pathname, 'text/html', () => twin);
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
