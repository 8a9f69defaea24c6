import {
  adding,
  changingJson,
  isTo,
  listingAll,
  misreading,
  openToEveryone,
  path,
  pretending,
  repeating,
  rewriting,
  trusting,
} from './behavior';
import { answering, fails, isNoticed, planted, set, type Defect } from './defect';
import { boundaryDefects } from './boundary-defects';
import { mutantDefects } from './mutant-defects';
import { orderBehaviorDefects } from './order-behavior-defects';

const items = /^\/api\/v1\/menu-items/;
const mine = /\/orders\/me$/;
const cartItems = /\/cart\/items\//;
const password = /\/change-password$/;
const login = /\/auth\/login$/;
const register = /\/auth\/register$/;
const item = { data: { menuItems: [{ menuItemId: 'new-1', itemName: 'New', menuItemPricing: { price: 1 } }] } };
const anyone = (method: string, isCustomer = false) =>
  answering((request) =>
    isTo(request, method, items) && request.headers.has('Authorization') === isCustomer
      ? method === 'DELETE'
        ? new Response(null, { status: 204 })
        : Response.json(item)
      : undefined,
  );
let registrations = 0;
const keepingOldPassword = planted((api) => {
  let current: string | undefined;
  return async (request) => {
    const body = request.method === 'POST' ? await request.clone().text() : '';
    const answer = await api(request.clone());
    if (isTo(request, 'POST', password) && answer.ok) current = JSON.parse(body).newPassword;
    if (answer.ok || !isTo(request, 'POST', login) || current === undefined) return answer;
    return api(
      new Request(request, { method: 'POST', body: JSON.stringify({ ...JSON.parse(body), password: current }) }),
    );
  };
});
const ignoringCurrentPassword = planted((api) => {
  let registered = '';
  return async (request) => {
    const body = request.method === 'POST' ? await request.clone().text() : '';
    if (isTo(request, 'POST', register)) registered ||= JSON.parse(body).password;
    if (!isTo(request, 'POST', password)) return api(request);
    return api(
      new Request(request, {
        method: 'POST',
        body: JSON.stringify({ ...JSON.parse(body), currentPassword: registered }),
      }),
    );
  };
});
/** The rest of the backend does not know the refreshed token. */
const losingRenewedTokens = rewriting(
  (request) => isTo(request, 'POST', /\/auth\/refresh$/),
  changingJson((reply) => ({
    ...reply,
    accessToken: 'lost-token',
  })),
);
const sharingOneCart = planted((api) => {
  let owner: string | undefined;
  let cookie: string | undefined;
  return async (request) => {
    if (!path(request).startsWith('/api/v1/cart')) return api(request);
    owner ??= request.headers.get('Authorization') ?? undefined;
    cookie ??= request.headers.get('Cookie') ?? undefined;
    const headers = new Headers(request.headers);
    if (owner !== undefined) headers.set('Authorization', owner);
    if (cookie !== undefined) headers.set('Cookie', cookie);
    return api(new Request(request, { headers }));
  };
});
const swap = (name: string, other: string) => (body: Record<string, unknown>) => ({
  ...body,
  [name]: body[other],
  [other]: body[name],
});

/** A customer would notice these although each single reply looks right. */
export const behaviorDefects: readonly Defect[] = [
  fails('menu.createItem', 'a menu that anyone may add to', anyone('POST'), 'status'),
  fails('menu.updateItem', 'a menu that anyone may change', anyone('PUT'), 'status'),
  fails('menu.deleteItem', 'a menu that anyone may delete', anyone('DELETE'), 'status'),
  fails('menu.createItem', 'a menu that customers may add to', anyone('POST', true), 'status'),
  fails('order.find', "another customer's order", openToEveryone('GET', /\/orders\/[^/]+$/), 'status'),
  fails('order.deliveryInfo', "another customer's address", openToEveryone('GET', /\/deliveryInfo$/), 'status'),
  fails('order.track', "the status of another's order", openToEveryone('GET', /\/track$/), 'status'),
  fails('order.cancel', "another's order is canceled", openToEveryone('POST', /\/cancel$/), 'status'),
  fails(
    'order.mine',
    "a list with another's orders",
    listingAll((request) => isTo(request, 'GET', mine)),
    'orders',
  ),
  fails(
    'order.list',
    "all orders with another's",
    listingAll((request) => isTo(request, 'GET', /\/orders$/)),
    'orders',
  ),
  fails(
    'order.mine',
    "a filtered list with another's orders",
    listingAll((request) => isTo(request, 'GET', mine) && new URL(request.url).searchParams.has('status')),
    'orders',
  ),
  fails(
    'order.place',
    'keys that all customers share',
    repeating(
      (request) => isTo(request, 'POST', /\/orders$/),
      (request) => request.headers.get('Idempotency-Key'),
    ),
    'order.id',
  ),
  fails(
    'order.mine',
    'orders in a public cache',
    adding(
      (request) => isTo(request, 'GET', mine),
      () => ({ 'Cache-Control': 'public, max-age=60' }),
    ),
    'Cache-Control',
  ),
  fails(
    'order.mine',
    'any origin with credentials',
    adding(
      () => true,
      (request) => ({
        'Access-Control-Allow-Origin': request.headers.get('Origin') ?? '*',
        'Access-Control-Allow-Credentials': 'true',
      }),
    ),
    'Access-Control-Allow-Credentials',
  ),
  fails(
    'order.mine',
    'a changed token',
    trusting((request) => isTo(request, 'GET', mine) && request.headers.has('Authorization')),
    'status',
  ),
  fails(
    'order.mine',
    'an expired token',
    trusting((request) => request.headers.get('Authorization') === 'Bearer expired'),
    'status',
  ),
  isNoticed('order.mine', 'a token that was signed out', pretending('POST', /\/auth\/logout$/), 'status'),
  fails('account.profile', 'a renewed token that nobody knows', losingRenewedTokens, 'status'),
  fails(
    'account.refresh',
    'a used refresh token',
    repeating(
      (request) => isTo(request, 'POST', /\/auth\/refresh$/),
      (_request, body) => body,
    ),
    'status',
  ),
  fails(
    'account.googleAuthUrl',
    'a state that stays the same',
    set({ 'data.authUrl': 'https://accounts.test/?state=1' }),
    'authUrl',
  ),
  fails('account.changePassword', 'any text for the current password', ignoringCurrentPassword, 'status'),
  fails('account.login', 'an old password that stays good', keepingOldPassword, 'status'),
  fails('account.login', 'a new password that is not stored', pretending('POST', password), 'status'),
  fails(
    'account.profile',
    'a phone number that is not stored',
    misreading('PUT', /\/profile$/, (body) => ({ ...body, phone: '+12145550000' })),
    'phone',
  ),
  fails(
    'account.profile',
    'names that are exchanged',
    misreading('PUT', /\/profile$/, swap('firstName', 'lastName')),
    'firstName',
  ),
  fails(
    'account.profile',
    'an email address that is not stored',
    misreading('PUT', /\/profile$/, (body) => ({ ...body, email: 'old@example.com' })),
    'email',
  ),
  fails(
    'account.register',
    'two accounts with one email address',
    misreading('POST', register, (body) => ({ ...body, email: `${registrations++}-${String(body.email)}` })),
    'status',
  ),
  fails(
    'account.register',
    'two accounts whose addresses differ in case',
    misreading('POST', register, (body) => ({
      ...body,
      email: body.email === String(body.email).toLowerCase() ? body.email : `upper-${String(body.email)}`,
    })),
    'status',
  ),
  isNoticed(
    'account.login',
    'an email address that depends on case',
    planted((api) => async (request) => {
      const isWritten = isTo(request, 'POST', login) && /@EXAMPLE/.test(await request.clone().text());
      return isWritten ? Response.json({ message: 'Wrong email or password.' }, { status: 401 }) : api(request);
    }),
    'status',
  ),
  isNoticed(
    'cart.add',
    'a dish of today that is not found',
    answering((request) =>
      isTo(request, 'POST', /\/cart\/items$/) ? Response.json({ message: 'Not found' }, { status: 404 }) : undefined,
    ),
    'status',
  ),
  fails('cart.load', 'a quantity that is not stored', pretending('PUT', cartItems, { items: [] }), 'items'),
  fails('cart.load', 'an item that is not removed', pretending('DELETE', cartItems, { items: [] }), 'items'),
  fails('cart.load', 'one cart for all visitors', sharingOneCart, 'items'),
  ...orderBehaviorDefects,
  ...mutantDefects,
  ...boundaryDefects,
];
