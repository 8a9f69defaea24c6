import { changingJson, isTo, misreading, path, rewriting, trusting } from './behavior';
import { fails, isNoticed, planted, receiving, type Defect } from './defect';

type Row = Record<string, unknown>;

const orders = /\/orders$/;
const today = /\/menu-schedule\/today$/;
const items = /\/menu-items$/;
const cart = /\/cart$/;
const cartItem = /\/cart\/items\//;
const delivery = /\/deliveryInfo$/;
const profile = /\/profile$/;
const password = /\/change-password$/;
const isPhoto = (request: Request) => isTo(request, 'POST', /\/avatar$/);
const rowsOf = (list: unknown): readonly Row[] => [list].flat().map((row): Row => Object(row));
const crash = () => Response.json({ successResponse: false, errorMessage: 'Oops.' }, { status: 500 });
const refused = (errorMessage: string) => Response.json({ successResponse: false, errorMessage }, { status: 409 });

const crashingWithout = (method: string, pattern: RegExp, field: string) =>
  planted((api) => async (request) => {
    if (!isTo(request, method, pattern)) return api(request);
    const body: Row = await request.clone().json();
    return body[field] === undefined ? crash() : api(request);
  });
const crashesWithout = (call: string, pattern: RegExp, field: string): Defect =>
  isNoticed(call, `status 500 without ${field}`, crashingWithout('POST', pattern, field), 'status');
const contact = (change: (given: Row) => Row) =>
  rewriting(
    (request) => isTo(request, 'GET', delivery),
    changingJson((reply) => {
      const info = Object(reply.deliveryInfo);
      return { ...reply, deliveryInfo: { ...info, contact: change(Object(info.contact)) } };
    }),
  );
const ordering = (isMeant: (line: Row) => boolean, reply: () => Response) =>
  planted((api) => async (request) => {
    if (!isTo(request, 'POST', orders)) return api(request);
    const body: Row = await request.clone().json();
    return rowsOf(body.items).some(isMeant) ? reply() : api(request);
  });

/** Each is beside a rule: the last piece, the most pieces, a second page, a field that is missing. */
export const boundaryDefects: readonly Defect[] = [
  crashesWithout('account.login', /\/login$/, 'password'),
  crashesWithout('account.register', /\/register$/, 'password'),
  crashesWithout('account.refresh', /\/refresh$/, 'refreshToken'),
  crashesWithout('account.google', /\/auth\/google$/, 'idToken'),
  crashesWithout('account.changePassword', password, 'currentPassword'),
  crashesWithout('contact.message', /\/message$/, 'message'),
  crashesWithout('contact.newsletter', /\/newsletter$/, 'email'),
  crashesWithout('cart.add', /\/cart\/items$/, 'quantity'),
  crashesWithout('order.place', orders, 'items'),
  isNoticed('account.updateProfile', 'status 500 without email', crashingWithout('PUT', profile, 'email'), 'status'),
  isNoticed(
    'cart.setQuantity',
    'a quantity that is missing read as none',
    misreading('PUT', cartItem, (body) => ({ quantity: body.quantity ?? 0 })),
    'status',
  ),
  isNoticed(
    'account.uploadAvatar',
    'status 500 without a file',
    planted((api) => async (request) => {
      const hasFile = isPhoto(request) && (await request.clone().formData()).has('file');
      return isPhoto(request) && !hasFile ? crash() : api(request);
    }),
    'status',
  ),
  fails(
    'account.register',
    'no password of 6 characters',
    planted((api) => async (request) => {
      const isRegistration = isTo(request, 'POST', /\/register$/);
      const { password: written = '' } = isRegistration ? await request.clone().json() : {};
      return written.length === 6 ? Response.json({ message: 'It is too short.' }, { status: 400 }) : api(request);
    }),
    'status',
  ),
  fails(
    'account.uploadAvatar',
    'no photo of just 4,000,000 bytes',
    planted(
      (api) => async (request) =>
        isPhoto(request) && (await request.clone().arrayBuffer()).byteLength >= 4_000_000
          ? Response.json({ message: 'It is too large.' }, { status: 413 })
          : api(request),
    ),
    'status',
  ),
  fails(
    'cart.load',
    'an item of quantity 0',
    planted((api) => {
      let isNone = false;
      return async (request) => {
        if (isTo(request, 'PUT', cartItem)) isNone ||= (await request.clone().json()).quantity === 0;
        const row = { id: 'classic-chip', name: 'Classic Chip', price: 2.5, quantity: 0 };
        return isNone && isTo(request, 'GET', cart) ? Response.json({ items: [row] }) : api(request);
      };
    }),
    'items[0].quantity',
  ),
  fails(
    'cart.load',
    'one cart for all who are signed in',
    receiving((request) => {
      if (!path(request).startsWith('/api/v1/cart') || !request.headers.has('Authorization')) return request;
      const headers = new Headers(request.headers);
      headers.delete('Authorization');
      headers.set('Cookie', 'visitor=customer');
      return new Request(request, { headers });
    }),
    'items',
  ),
  isNoticed(
    'cart.load',
    'a cart of ten minutes',
    planted((api) => async (request) => {
      const answer = await api(request);
      const written = answer.headers.get('Set-Cookie');
      if (written !== null) answer.headers.set('Set-Cookie', `${written}; Max-Age=600`);
      return answer;
    }),
    'Set-Cookie',
  ),
  isNoticed(
    'account.profile',
    'sessions that outlive a password',
    trusting((request) => isTo(request, 'GET', profile)),
    'status',
  ),
  isNoticed(
    'account.profile',
    'a new password that signs out',
    planted((api) => {
      let ended: string | null = null;
      return async (request) => {
        const token = request.headers.get('Authorization');
        if (isTo(request, 'GET', profile) && token === ended)
          return Response.json({ message: 'Please sign in.' }, { status: 401 });
        const answer = await api(request.clone());
        if (isTo(request, 'POST', password) && answer.ok) ended = token;
        return answer;
      };
    }),
    'status',
  ),
  isNoticed(
    'order.place',
    'a tip of less than nothing',
    misreading('POST', orders, (body) => ({ ...body, tipAmount: 0 })),
    'status',
  ),
  isNoticed(
    'order.place',
    'no order of 99 pieces',
    ordering(
      ({ quantity }) => quantity === 99,
      () => refused('Invalid item in cart'),
    ),
    'status',
  ),
  fails(
    'order.place',
    'last pieces that nobody can order',
    ordering(
      ({ itemId, quantity }) => itemId === 'oat' && quantity === 3,
      () => refused('Only 3 left of Oat.'),
    ),
    'status',
  ),
  fails(
    'order.place',
    'one item instead of two',
    misreading('POST', orders, (body) => {
      const [first, ...others] = rowsOf(body.items);
      return { ...body, items: [first, ...others.map((line) => ({ ...line, itemId: first?.itemId }))] };
    }),
    'order.items',
  ),
  fails(
    'order.find',
    'quantities of one another',
    rewriting(
      (request) => isTo(request, 'GET', /\/orders\/SB-/),
      changingJson((reply) => {
        const order = Object(reply.order);
        const lines = rowsOf(order.items);
        const quantities = lines.map(({ quantity }) => quantity).reverse();
        return { order: { ...order, items: lines.map((line, index) => ({ ...line, quantity: quantities[index] })) } };
      }),
    ),
    'order.items',
  ),
  isNoticed(
    'order.place',
    'a sold-out item of which only 0 are left',
    planted((api) => async (request) => {
      const ordered = isTo(request, 'POST', orders) ? rowsOf((await request.clone().json()).items) : [];
      if (ordered.some(({ itemId }) => itemId === 'samosa')) return refused('Only 0 left of Samosa.');
      const answer = await api(request);
      if (!isTo(request, 'GET', today)) return answer;
      const reply = await answer.json();
      const rows = rowsOf(reply.scheduledMenusDetails).map((row) =>
        row.menuItemId === 'samosa' ? { ...row, isAvailable: false } : row,
      );
      return Response.json({ ...reply, scheduledMenusDetails: rows });
    }),
    'errorMessage',
  ),
  isNoticed(
    'menu.today',
    'an item on sale of which none is left',
    rewriting(
      (request) => isTo(request, 'GET', today),
      changingJson((reply) => ({
        ...reply,
        scheduledMenusDetails: rowsOf(reply.scheduledMenusDetails).map((row) =>
          row.menuItemId === 'oat' ? { ...row, quantityAvailable: 0, isAvailable: true } : row,
        ),
      })),
    ),
    'scheduledMenusDetails[1].isAvailable',
  ),
  isNoticed(
    'menu.items',
    'a second page that begins in the first',
    planted((api) => async (request) => {
      const url = new URL(request.url);
      const isSecond = isTo(request, 'GET', items) && url.searchParams.get('page') === '2';
      const limit = Number(url.searchParams.get('limit'));
      if (!isSecond || limit < 2) return api(request);
      url.searchParams.delete('page');
      return api(new Request(url, request));
    }),
    'menuItems',
  ),
  isNoticed(
    'order.deliveryInfo',
    'a contact without a name',
    contact(({ name: _lost, ...given }) => given),
    'deliveryInfo.contact.name',
  ),
  fails(
    'order.deliveryInfo',
    'another phone number of the contact',
    contact((given) => ({ ...given, phone: '+12145550999' })),
    'deliveryInfo.contact.phone',
  ),
];
