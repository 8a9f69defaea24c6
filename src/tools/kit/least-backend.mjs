/**
 * The smallest backend that the shop can open with: ten calls, a sign-in page (Ann's, with `as=ben` Ben's), a payment page.
 * Nothing is stored. Start it with `node least-backend.mjs`, and the shop with VITE_BACKEND=http
 * VITE_API_URL=http://127.0.0.1:5174.
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {{ items?: unknown, fulfillmentType?: string, tipAmount?: number, deliveryInfo?: Record<string, string>, mobile?: string }} NewOrder
 * @typedef {{ query: URLSearchParams, headers: Request['headers'], id: string, text: string }} Call
 * @typedef {{ owner: typeof ann, order: Record<string, unknown>, body: NewOrder }} Placed
 */
import { createServer } from 'node:http';

const port = Number(process.env.PORT ?? 5174);
const shop = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:5173';
const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(`node least-backend.mjs

Starts the smallest backend that the shop can open with. Nothing is stored.

  PORT         the port, ${port}
  SHOP_ORIGIN  where the shop is, ${shop}
`);
  process.exit();
}
if (args.length > 0) refuseStart(`Unknown option '${args[0]}': --help lists what there is.`);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  refuseStart(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);

/** @param {string} sentence */
function refuseStart(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/** The address is known once the server listens, because port 0 picks a free port. */
let own = '';
const items = [
  { menuItemId: 'soup', itemName: 'Tomato Soup', price: 4.5, menuTypeName: 'Soups' },
  { menuItemId: 'bread', itemName: 'Flat Bread', price: 2.25, menuTypeName: 'Sides' },
];
const menuTypes = ['Soups', 'Sides'].map((menuName) => ({ menuTypeId: menuName, menuName }));
const ann = { id: '1', email: 'ann@example.com', givenName: 'Ann', familyName: 'Lee' };
const ben = { id: '2', email: 'ben@example.com', givenName: 'Ben', familyName: 'Ode' };
const codes = /** @type {Map<unknown, typeof ann>} */ (new Map());
const tokens = /** @type {Map<unknown, typeof ann>} */ (new Map());
const orders = /** @type {Map<unknown, Placed>} */ (new Map());
const answers = /** @type {Map<unknown, { text: string, reply: object }>} */ (new Map());

/** @param {number} status @param {string} message */
const refusal = (status, message) => Object.assign(new Error(message), { status });

/** @type {Record<string, (call: Call) => object | undefined>} */
const calls = {
  'GET /api/v1/admin/menu-schedule/today': () => ({ scheduledMenusDetails: items }),
  'GET /api/v1/menu-items': ({ query }) => ({ menuItems: filtered(query) }),
  'GET /api/v1/menu-types': () => ({ menuTypes }),
  // The shop compares `state` on its callback page.
  'GET /api/v1/auth/oauth/google': () => ({ authUrl: `${own}/sign-in?state=${crypto.randomUUID()}` }),
  'GET /api/v1/auth/oauth/google/callback': ({ query }) => {
    const user = codes.get(query.get('code'));
    if (!user) throw refusal(400, 'This sign-in has expired. Please try again.');
    codes.delete(query.get('code'));
    const accessToken = crypto.randomUUID();
    tokens.set(accessToken, user);
    return { accessToken, tokenType: 'Bearer', user };
  },
  'GET /api/v1/orders/me': (request) => {
    const customer = signedIn(request);
    const found = [...orders.values()].filter(({ owner }) => owner === customer).map(({ order }) => order);
    const wanted = found.filter(({ orderStatus: is }) => is === (request.query.get('status') ?? is)).reverse();
    return { orders: wanted.slice(0, Number(request.query.get('limit') ?? 10)) };
  },
  'POST /api/v1/orders': (request) => {
    const owner = signedIn(request);
    const key = [owner.id, request.headers['idempotency-key'] ?? crypto.randomUUID()].join(' ');
    const body = bodyOf(request);
    const [text, former] = [JSON.stringify(body), answers.get(key)];
    if (former && former.text !== text) throw refusal(409, 'This key was used for another order.');
    if (former) return former.reply;
    const order = newOrder(body);
    orders.set(order.id, { owner, order, body });
    const reply = { order, paymentCheckout: { url: `${own}/pay?orderId=${order.id}` } };
    answers.set(key, { text, reply });
    return reply;
  },
  'GET /api/v1/orders/{id}': (request) => ({ order: orderOf(request).order }),
  'GET /api/v1/orders/{id}/track': (request) => ({ order: orderOf(request).order }),
  'GET /api/v1/orders/{id}/deliveryInfo': (request) => {
    const { deliveryInfo, mobile } = orderOf(request).body;
    return { deliveryInfo: { address: addressOf(deliveryInfo), userMobile: mobile } };
  },
};

/** @param {URLSearchParams} query */
function filtered(query) {
  const [category, search] = [query.get('category'), (query.get('search') ?? '').toLowerCase()];
  const isMeant = (/** @type {typeof items[number]} */ { itemName, menuTypeName }) =>
    [null, menuTypeName.toLowerCase()].includes(category) && itemName.toLowerCase().includes(search);
  const direction = query.get('order') === 'desc' ? -1 : 1;
  const found = items.filter(isMeant);
  if (query.get('sort') === 'price') found.sort((one, other) => direction * (one.price - other.price));
  if (query.get('sort') === 'name') found.sort((one, other) => direction * one.itemName.localeCompare(other.itemName));
  const limit = Number(query.get('limit') ?? 12);
  const start = (Number(query.get('page') ?? 1) - 1) * limit;
  return found.slice(start, start + limit);
}

/** @param {Call} call */
function signedIn({ headers }) {
  const customer = tokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]);
  if (!customer) throw refusal(401, 'Please sign in.');
  return customer;
}

/** Hides another customer's order like an unknown one. @param {Call} request */
function orderOf(request) {
  const found = orders.get(request.id);
  if (found?.owner !== signedIn(request)) throw refusal(404, 'Order not found');
  return found;
}

/** @param {Call} request @returns {NewOrder} */
function bodyOf({ text }) {
  try {
    return { ...JSON.parse(text) };
  } catch {
    throw refusal(400, 'The order cannot be read.');
  }
}

/** The shop spells an address in one of two ways. @param {NewOrder['deliveryInfo'] | null} sent */
function addressOf(sent) {
  const { addressLine1, addressLine2: line2, street, zip, zipCode, ...rest } = sent ?? {};
  return { line1: addressLine1 ?? street, line2, ...rest, postalCode: zip ?? zipCode };
}

/** @param {NewOrder} body */
function hasAddress({ deliveryInfo }) {
  const { line1, city, postalCode } = /** @type {Record<string, unknown>} */ (addressOf(deliveryInfo));
  return [line1, city, postalCode].every((part) => typeof part === 'string' && part.trim() !== '');
}

/** The backend sets the prices: the shop sends only ids and quantities. @param {NewOrder} body */
function newOrder(body) {
  const { items: lines, fulfillmentType = '', tipAmount } = body;
  if (!Array.isArray(lines)) throw refusal(400, 'The order has no items.');
  if (!['DELIVERY', 'PICKUP'].includes(fulfillmentType)) throw refusal(400, 'An order is for delivery or for pickup.');
  const ordered = lines.map((line) => {
    const { itemId, quantity } = Object(line);
    const item = items.find(({ menuItemId }) => menuItemId === itemId);
    const isFit = Number.isInteger(quantity) && quantity >= 1 && quantity <= 99;
    if (!item || !isFit) throw refusal(422, 'An item is not on the menu.');
    return { itemName: item.itemName, unitPrice: item.price, quantity };
  });
  const totalAmount = ordered.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  if (tipAmount) throw refusal(422, 'No tips are taken.');
  if (ordered.length === 0) throw refusal(422, 'Your cart is empty.');
  if (fulfillmentType === 'DELIVERY' && !hasAddress(body)) throw refusal(400, 'Address is required.');
  const made = { id: crypto.randomUUID(), createdAt: new Date().toISOString(), orderStatus: 'PENDING_PAYMENT' };
  return { ...made, fulfillmentType, currency: 'USD', totalAmount, items: ordered };
}

/**
 * Google and a payment provider send the browser back to the shop like these pages. @type {Record<string, (query:
 * URLSearchParams) => string>}
 */
const pages = {
  '/sign-in': (query) => {
    const code = crypto.randomUUID();
    codes.set(code, query.get('as') === 'ben' ? ben : ann);
    return `${shop}/authenticate?code=${code}&state=${query.get('state')}`;
  },
  '/pay': (query) => {
    const id = query.get('orderId');
    Object.assign(orders.get(id)?.order ?? {}, { orderStatus: 'PAID' });
    return `${shop}/payment-status?orderId=${id}&chkotId=${id}`;
  },
};
const corsHeaders = {
  'Access-Control-Allow-Origin': shop,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  Vary: 'Origin',
};

/** @param {Request} request @param {import('node:http').ServerResponse} response */
async function respond(request, response) {
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
  const page = pages[pathname];
  if (page) return void response.writeHead(303, { Location: page(query) }).end();
  if (request.method === 'OPTIONS') return void response.writeHead(204, corsHeaders).end();
  const [status, reply] = await answer(request, pathname, query);
  response.writeHead(status, { ...corsHeaders, 'Content-Type': 'application/json' }).end(JSON.stringify(reply));
}

const server = createServer((request, response) => void respond(request, response));
server.on('error', ({ message }) => refuseStart(`Port ${port} cannot be used (${message}): set another PORT.`));
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  own = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  process.stdout.write(`${own}/api/v1\n`);
});

/** @param {Request} request @param {string} pathname @param {URLSearchParams} query @returns {Promise<[number, object | undefined]>} */
async function answer(request, pathname, query) {
  try {
    const [, id = ''] = /^\/api\/v1\/orders\/(?!me$)([^/]+)/.exec(pathname) ?? [];
    const call = calls[`${request.method} ${id ? pathname.replace(id, '{id}') : pathname}`];
    if (!call) throw refusal(404, 'There is no such call.');
    let text = '';
    for await (const piece of request) text += piece;
    return [200, call({ query, headers: request.headers, id, text })];
  } catch (error) {
    // The shop shows errorMessage to the customer, even after a crash: reveal nothing internal.
    const refused = error instanceof Error && 'status' in error ? error : refusal(500, 'Please try again later.');
    return [Number(refused.status), { successResponse: false, errorMessage: refused.message }];
  }
}
