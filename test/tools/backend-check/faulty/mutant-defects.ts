import { changingJson, isTo, misreading, path, pretending, repeating, rewriting } from './behavior';
import { answering, fails, isNoticed, planted, receiving, type Defect } from './defect';

type Row = Record<string, unknown>;

const today = /\/menu-schedule\/today$/;
const items = /\/menu-items$/;
const cart = /\/cart$/;
const callback = /\/google\/callback$/;
const isOrder = (request: Request) => isTo(request, 'POST', /\/orders$/);
const isPhoto = (request: Request) => isTo(request, 'POST', /\/avatar$/);
const rowsOf = (list: unknown): readonly Row[] => [list].flat().map((row): Row => Object(row));

const ignoring = (parameter: string) =>
  receiving((request) => {
    if (!isTo(request, 'GET', items)) return request;
    const url = new URL(request.url);
    url.searchParams.delete(parameter);
    return new Request(url, request);
  });
const withoutSamosas = rewriting(
  (request) => isTo(request, 'GET', today),
  changingJson((reply) => ({
    ...reply,
    scheduledMenusDetails: rowsOf(reply.scheduledMenusDetails).map((row) =>
      row.menuItemId === 'samosa' ? { ...row, isAvailable: false } : row,
    ),
  })),
);
const counting = (left: (given: number) => number) =>
  rewriting(
    (request) => isTo(request, 'GET', today),
    changingJson((reply) => ({
      ...reply,
      scheduledMenusDetails: rowsOf(reply.scheduledMenusDetails).map((row) =>
        row.menuItemId === 'oat' ? { ...row, quantityAvailable: left(Number(row.quantityAvailable)) } : row,
      ),
    })),
  );
const keepingFewest = () => {
  let fewest = Infinity;
  return counting((given) => (fewest = Math.min(fewest, given)));
};
const listed = (change: (row: Row) => Row) =>
  rewriting(
    (request) => isTo(request, 'GET', items),
    changingJson((reply) => {
      const data = Object(reply.data);
      return {
        data: { ...data, menuItems: rowsOf(data.menuItems).map((row) => (row.menuItemId ? change(row) : row)) },
      };
    }),
  );
const refusingPhotos = (type: string) =>
  planted((api) => async (request) => {
    const file = isPhoto(request) ? (await request.clone().formData()).get('file') : undefined;
    return file instanceof File && file.type === type
      ? Response.json({ message: 'Please choose another picture.' }, { status: 415 })
      : api(request);
  });
const afterRefusal = (isMeant: (request: Request) => boolean, answer: (status: number) => Response | undefined) =>
  planted((api) => async (request) => {
    const given = await api(request.clone());
    return (isMeant(request) && !given.ok ? answer(given.status) : undefined) ?? given;
  });
const filled = (pattern: RegExp, field: string, text: string) =>
  misreading('POST', pattern, (body) => ({ ...body, [field]: body[field] || text }));

const withCode = (defect: Defect): Defect => ({ ...defect, usesCode: true });

/** Mutants of the reference backend were like these, and the check had believed them. */
export const mutantDefects: readonly Defect[] = [
  fails('cart.load', 'a cart that is not emptied', pretending('POST', /\/cart\/clear$/, { items: [] }), 'items'),
  fails(
    'cart.load',
    'another price in the cart',
    rewriting(
      (request) => isTo(request, 'GET', cart),
      changingJson((reply) => ({
        ...reply,
        items: [reply.items].flat().map((row) => ({ ...Object(row), price: 99 })),
      })),
    ),
    'items[].price',
  ),
  fails(
    'order.place',
    'a key that another order may have',
    repeating(
      (request) => isOrder(request),
      (request) => `${request.headers.get('Idempotency-Key')} ${request.headers.get('Authorization')}`,
    ),
    'status',
  ),
  fails(
    'order.place',
    'an order of more than is left',
    misreading('POST', /\/orders$/, (body) => ({
      ...body,
      items: rowsOf(body.items).map((line) => (line.itemId === 'oat' ? { ...line, quantity: 1 } : line)),
    })),
    'status',
  ),
  fails('order.place', 'an order of what is sold out', withoutSamosas, 'status'),
  fails(
    'menu.today',
    'orders that nobody counts',
    counting(() => 3),
    'scheduledMenusDetails[].quantityAvailable',
  ),
  fails(
    'order.mine',
    'one order of several',
    rewriting(
      (request) => isTo(request, 'GET', /\/orders\/me$/) && request.url.includes('limit=200'),
      changingJson((reply) => ({ ...reply, orders: rowsOf(reply.orders).slice(0, 1) })),
    ),
    'orders',
  ),
  fails(
    'account.login',
    'status 500 for an unknown email',
    planted(
      (api) => async (request) =>
        isTo(request, 'POST', /\/login$/) && (await request.clone().text()).includes('nobody-')
          ? Response.json({ message: 'Oops.' }, { status: 500 })
          : api(request),
    ),
    'status',
  ),
  isNoticed(
    'menu.today',
    'canceled orders that stay counted',
    keepingFewest(),
    'scheduledMenusDetails[].quantityAvailable',
  ),
  fails(
    'order.place',
    'a delivery fee for a pickup',
    rewriting(
      isOrder,
      changingJson((reply) => {
        const order = Object(reply.order);
        return order.fulfillmentType === 'PICKUP' ? { ...reply, order: { ...order, deliveryFee: 5 } } : reply;
      }),
    ),
    'order.deliveryFee',
  ),
  isNoticed(
    'order.mine',
    'no order unless a limit is given',
    rewriting(
      (request) => isTo(request, 'GET', /\/orders\/me$/) && !request.url.includes('limit'),
      changingJson((reply) => ({ ...reply, orders: [] })),
    ),
    'orders',
  ),
  fails('account.register', 'an account without an email', filled(/\/register$/, 'email', 'ann@example.com'), 'status'),
  fails(
    'account.uploadAvatar',
    'no photo of 4 MB',
    planted(
      (api) => async (request) =>
        isPhoto(request) && (await request.clone().arrayBuffer()).byteLength > 1_000_000
          ? Response.json({ message: 'The picture is too large.' }, { status: 413 })
          : api(request),
    ),
    'status',
  ),
  isNoticed(
    'order.place',
    'a refusal that does not say how many are left',
    afterRefusal(isOrder, (status) =>
      status === 409 ? Response.json({ errorMessage: 'Sorry.' }, { status }) : undefined,
    ),
    'errorMessage',
  ),
  isNoticed(
    'order.cancel',
    'an order that is canceled twice',
    afterRefusal(
      (request) => isTo(request, 'POST', /\/cancel$/),
      (status) => (status === 409 ? Response.json({ successResponse: true }) : undefined),
    ),
    'status',
  ),
  fails('contact.message', 'an empty message', filled(/\/message$/, 'message', 'Please call me back.'), 'status'),
  fails('contact.message', 'a message of nobody', filled(/\/message$/, 'email', 'ann@example.com'), 'status'),
  fails('contact.newsletter', 'a newsletter to nobody', filled(/\/newsletter$/, 'email', 'ann@example.com'), 'status'),
  isNoticed('menu.items', 'what is sold out', withoutSamosas, 'menuItems[2]'),
  isNoticed('menu.items', 'a category that is not looked at', ignoring('category'), 'menuItems[2]'),
  isNoticed('menu.items', 'words that are not looked for', ignoring('search'), 'menuItems[0]'),
  isNoticed('menu.items', 'an order that is not looked at', ignoring('order'), 'menuItems'),
  isNoticed('menu.items', 'a sorting that is not looked at', ignoring('sort'), 'menuItems'),
  isNoticed('menu.items', 'a page that is not looked at', ignoring('page'), 'menuItems'),
  isNoticed(
    'menu.items',
    'other allergens than today',
    listed((row) => ({ ...row, allergens: [] })),
    'menuItems[0].allergens',
  ),
  isNoticed(
    'menu.items',
    'another price than today',
    listed((row) => ({ ...row, menuItemPricing: { price: 2.75 } })),
    'menuItems[0].price',
  ),
  fails(
    'menu.item',
    'another item than asked for',
    rewriting(
      (request) => isTo(request, 'GET', /\/menu-items\/[^/]+$/),
      (text) => text.replaceAll('classic-chip', 'oat'),
    ),
    'menuItems[0].menuItemId',
  ),
  fails(
    'menu.type',
    'another type than asked for',
    rewriting(
      (request) => isTo(request, 'GET', /\/menu-types\/[^/]+$/),
      (text) => text.replaceAll('Snacks', 'Soups'),
    ),
    'menuType.menuName',
  ),
  isNoticed('account.uploadAvatar', 'no GIF', refusingPhotos('image/gif'), 'status'),
  isNoticed('account.uploadAvatar', 'no WebP', refusingPhotos('image/webp'), 'status'),
  fails('account.uploadAvatar', 'no JPEG', refusingPhotos('image/jpeg'), 'status'),
  fails(
    'account.uploadAvatar',
    'a text as a photo',
    afterRefusal(isPhoto, () => Response.json({ avatar: 'https://api.test/avatars/1' })),
    'status',
  ),
  fails(
    'account.uploadAvatar',
    'a photo that is not there',
    answering((request) => (path(request).startsWith('/avatars/') ? new Response(null, { status: 404 }) : undefined)),
    'avatar',
  ),
  fails(
    'account.uploadAvatar',
    'a page instead of a photo',
    answering((request) => (path(request).startsWith('/avatars/') ? Response.json({}) : undefined)),
    'avatar',
  ),
  fails(
    'account.uploadAvatar',
    'a photo without an address',
    rewriting(isPhoto, () => '{"avatar":""}'),
    'avatar',
  ),
  isNoticed(
    'account.profile',
    'no phone number',
    rewriting(
      (request) => isTo(request, 'GET', /\/profile$/),
      changingJson((reply) => ({ user: { ...Object(reply.user), phone: null } })),
    ),
    'phone',
  ),
  fails(
    'account.profile',
    'a former photo',
    rewriting(
      (request) => isTo(request, 'GET', /\/profile$/),
      (text) => text.replaceAll('/avatars/6', '/avatars/1'),
    ),
    'user.avatar',
  ),
  fails(
    'account.register',
    'an email account that is called one of Google',
    rewriting(
      (request) => isTo(request, 'POST', /\/register$/),
      (text) => text.replaceAll('"authProvider":"email"', '"authProvider":"google"'),
    ),
    'user.authProvider',
  ),
  withCode(
    fails(
      'account.googleCallback',
      'a code that works twice',
      repeating(
        (request) => isTo(request, 'GET', callback) && !request.url.includes('no-such-code'),
        (request) => request.url,
      ),
      'status',
    ),
  ),
  withCode(
    fails(
      'account.profile',
      'another name than Google says',
      rewriting(
        (request) => isTo(request, 'GET', callback),
        (text) => text.replaceAll('"Priya"', '"Ann"'),
      ),
      'user.firstName',
    ),
  ),
];
