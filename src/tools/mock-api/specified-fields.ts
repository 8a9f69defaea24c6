/** `literal` has all specified fields, `bare` only those that the shop needs. */
export type ReplyFields = 'literal' | 'bare';

interface FieldPaths {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const fields = (required: string, optional = ''): FieldPaths => ({
  required: wordsOf(required),
  optional: wordsOf(optional),
});

const inField = (name: string, { required, optional }: FieldPaths): FieldPaths => ({
  required: [name, ...required.map((path) => `${name}.${path}`)],
  optional: optional.map((path) => `${name}.${path}`),
});

const together = (...parts: readonly FieldPaths[]): FieldPaths => ({
  required: parts.flatMap(({ required }) => required),
  optional: parts.flatMap(({ optional }) => optional),
});

const whenPresent = ({ required, optional }: FieldPaths): FieldPaths => ({
  required: [],
  optional: [...required, ...optional],
});

function wordsOf(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}

const confirmation = fields('', 'successResponse errorMessage');
const confirmed = (...parts: readonly FieldPaths[]) => together(confirmation, ...parts);

const entry = fields(
  'menuItemId itemName price',
  'description menuImgPath menuTypeName category deliverableOn isAvailable quantityAvailable',
);
const itemDetails = together(
  fields('menuItemId itemName', 'description menuImgPath deliverableOn isAvailable quantityAvailable'),
  whenPresent(inField('menuType', fields('menuTypeId menuName'))),
  whenPresent(inField('tags', fields('tagId name'))),
);
const pricing = inField('menuItemPricing', fields('price'));
const listedItem = inField('menuItems', together(itemDetails, pricing));
const singleItem = inField('menuItems', together(itemDetails, whenPresent(pricing)));
const menuType = fields('menuTypeId menuName', 'description isActive');

const user = fields('id email', 'firstName lastName phone authProvider avatar createdAt updatedAt');
const googleUser = fields('id email', 'givenName familyName pictureUrl createdAt lastLoginAt');
const session = together(fields('accessToken', 'tokenType refreshToken'), inField('user', user));

const cart = inField('items', fields('id name price quantity', 'image deliverableOn'));

const order = together(
  fields(
    'id orderStatus totalAmount',
    'statusMessage fulfillmentType channel currency subtotalAmount discountAmount taxAmount deliveryFee tipAmount ' +
      'createdAt updatedAt scheduledFor promisedBy',
  ),
  whenPresent(inField('items', fields('itemName quantity unitPrice', 'itemDescription size imageUrl'))),
);
const orders = confirmed(inField('orders', order));
const oneOrder = confirmed(inField('order', order));
const deliveryInfo = inField(
  'deliveryInfo',
  fields(
    '',
    'status contact contact.name contact.phone userMobile instructions address address.line1 address.line2 ' +
      'address.city address.state address.postalCode address.country',
  ),
);

const specifiedFields: Readonly<Record<string, FieldPaths>> = {
  'GET /api/v1/menu-items': listedItem,
  'GET /api/v1/menu-items/{id}': singleItem,
  'POST /api/v1/menu-items': singleItem,
  'PUT /api/v1/menu-items/{id}': singleItem,
  'GET /api/v1/menu-types': confirmed(inField('menuTypes', menuType)),
  'GET /api/v1/menu-types/{id}': confirmed(inField('menuType', menuType)),
  'GET /api/v1/admin/menu-schedule/today': confirmed(inField('scheduledMenusDetails', entry)),
  'POST /api/v1/auth/login': session,
  'POST /api/v1/auth/register': session,
  'POST /api/v1/auth/google': session,
  'POST /api/v1/auth/refresh': fields('accessToken', 'tokenType refreshToken'),
  'GET /api/v1/auth/oauth/google/callback': together(fields('accessToken', 'tokenType'), inField('user', googleUser)),
  'GET /api/v1/auth/oauth/google': fields('authUrl'),
  'POST /api/v1/user/avatar': fields('avatar'),
  'GET /api/v1/user/profile': inField('user', user),
  'PUT /api/v1/user/profile': inField('user', user),
  'POST /api/v1/user/change-password': confirmation,
  'GET /api/v1/cart': cart,
  'POST /api/v1/cart/items': cart,
  'PUT /api/v1/cart/items/{id}': cart,
  'DELETE /api/v1/cart/items/{id}': cart,
  'POST /api/v1/contact/message': confirmation,
  'GET /api/v1/orders': orders,
  'GET /api/v1/orders/me': orders,
  'POST /api/v1/orders': confirmed(
    inField('paymentCheckout', fields('url')),
    fields('checkoutUrl'),
    whenPresent(inField('order', order)),
  ),
  'GET /api/v1/orders/{orderId}': oneOrder,
  'GET /api/v1/orders/{orderId}/deliveryInfo': confirmed(deliveryInfo),
  'POST /api/v1/orders/{id}/cancel': confirmation,
  'GET /api/v1/orders/{id}/track': oneOrder,
};

export function withSpecifiedFields(call: string, reply: unknown, which: ReplyFields): unknown {
  const paths = specifiedFields[call];
  if (!paths) return reply;
  return withPaths(reply, new Set([...paths.required, ...(which === 'literal' ? paths.optional : [])]));
}

function withPaths(value: unknown, paths: ReadonlySet<string>, path = ''): unknown {
  if (Array.isArray(value)) return value.map((row: unknown) => withPaths(row, paths, path));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => paths.has(`${path}${name}`))
      .map(([name, field]) => [name, withPaths(field, paths, `${path}${name}.`)]),
  );
}
