/** @import { JudgedMutant } from './mutant-workers.mjs' */
/** @typedef {'unnoticeable' | 'beyond' | 'gap'} Kind */

/**
 * By file of the backend, the mutants that the check does not fail: the original code, the changed code, and the reason.
 * A text that ends with an ellipsis is the beginning of the code. `beyond`: somebody notices the mutant, but not through
 * the 33 calls. `gap`: the check should fail the mutant.
 * @type {Readonly<Record<string, readonly (readonly [kind: Kind, code: string, becomes: string, why: string])[]>>}
 */
const believed = {
  'accounts/customers.ts': [
    ['unnoticeable', 'stored?.hash', 'stored.hash', 'a customer who is signed in is stored'],
    ['unnoticeable', '!customer', 'false', 'a customer who is signed in is stored'],
    ['unnoticeable', "'No user found'", '""', 'a customer who is signed in is stored'],
    ['unnoticeable', 'password.length < minPasswordLength', 'false', 'the form refuses it before'],

    ['unnoticeable', 'issuer !== emailIssuer', 'false', 'a customer of Google is refused with another sentence'],
  ],
  'accounts/open-id.ts': [
    ['beyond', 'read.data.email_verified !== true', 'false', 'a provider that has not confirmed an email'],
    ['beyond', '!read.success', 'false', 'a provider without an email'],
    ['unnoticeable', "'127.0.0.1'", '""', 'a provider of another address on this machine'],

    ['beyond', '!started || started.browserHash …', 'false', 'a link that signs in another browser: the sign-in page'],
    ['beyond', 'started.browserHash !== …', 'false', 'a link that signs in another browser: the sign-in page'],
    ['unnoticeable', "''", '"Stryker was here!"', 'neither is the cookie of a browser'],
    ['unnoticeable', 'true', 'false', 'the provider sends an id token anyway'],
    ['beyond', '{ issuer: metadata.issuer, …', '{}', "an id token of another client of Google's"],
    ['beyond', '{ this.configuration = undefined; …', '{}', 'after the provider could not be reached'],
    ['unnoticeable', '{ cause: error }', '{}', 'only a log has it'],
  ],
  'accounts/passwords.ts': [
    ['unnoticeable', '{ N, r: blockSize, …', '{}', 'the strength of a stored password; it works as before'],
  ],
  'accounts/serve-account.ts': [
    ['unnoticeable', "'There is no such picture.'", '""', 'a browser shows no such text'],
    ['unnoticeable', '!photo', 'false', 'a browser shows no picture either way'],
    ['unnoticeable', 'file?.toBuffer', 'file.toBuffer', 'the shop sends a file'],
    ['unnoticeable', '{ body: googleBody }', '{}', 'the shop sends no other body'],
    ['unnoticeable', '{ bodyLimit: maxAvatarBytes + 10_000 }', '{}', 'a photo has a limit of its own'],

    ['beyond', 'settings.RATE_LIMIT / 10', 'settings.RATE_LIMIT * 10', 'how many calls are too many'],
    ['unnoticeable', '{ schema: { body: refreshBody } }', '{}', 'the shop sends no other body'],
    ['unnoticeable', '{ ...rare, schema: { body: googleBody } }', '{}', 'the shop sends no other body, and rarely'],
    ['unnoticeable', '{ schema: { querystring: codeQuery } }', '{}', 'the shop always sends a code'],
    ['unnoticeable', '{ querystring: codeQuery }', '{}', 'the shop always sends a code'],
    ['unnoticeable', '{ body: profileBody }', '{}', 'the shop sends no other body'],
    ['unnoticeable', '{ ...rare, schema: { body: passwordBody } }', '{}', 'the shop sends no other body, and rarely'],
    ['unnoticeable', '{ body: passwordBody }', '{}', 'the shop sends no other body'],
    ['unnoticeable', "'cross-origin'", '""', 'browsers show pictures without this header too'],
    ['unnoticeable', "start.startsWith('RIFF') && …", "start.startsWith('RIFF') || …", 'the form takes no sound file'],
    ['unnoticeable', "'RIFF'", '""', 'no other picture has WEBP in this place'],
    ['unnoticeable', "''", '"Stryker was here!"', 'neither is the type of a picture'],
    ['unnoticeable', "start.slice(4).startsWith('ftypavif')", "start.slice(4).endsWith('ftypavif')", 'it is as long'],
  ],
  'accounts/sessions.ts': [
    ['unnoticeable', '/^Bearer (.+)$/i', '/Bearer (.+)$/i', 'the shop sends no other header'],
    ['beyond', 'found.isLate', 'false', 'a used refresh token that comes back much later'],
    ['unnoticeable', '!key', 'false', 'a backend without a secret does not start'],
    ['unnoticeable', "''", '"Stryker was here!"', 'neither is a token'],
  ],
  'cart/cart-routes.ts': [
    ['unnoticeable', '{ body: quantityBody, params: byId }', '{}', 'the shop sends no other body'],
    ['unnoticeable', '{ schema: { body: newItemBody } }', '{}', 'the shop sends no other body'],
    ['gap', '`customer ${(await …', '``', 'the check knows a cart by its cookie, unless the backend wants a token'],

    ['unnoticeable', "'Menu item not found.'", '""', 'the shop adds what is on the menu of today'],
    ['unnoticeable', '{ schema: { body: quantityBody, params: byId } }', '{}', 'the shop sends no other body'],
  ],
  'contact-routes.ts': [
    ['unnoticeable', '{ body: messageBody }', '{}', 'the shop sends no other body'],
    ['unnoticeable', '{ body: newsletterBody }', '{}', 'the shop sends no other body'],
    ['unnoticeable', '{ ...rare, schema: { body: newsletterBody } }', '{}', 'the shop sends no other body, and rarely'],
  ],
  'menu/menu.ts': [
    ['beyond', '{ return [name, description, …', '{}', 'staff who change the menu'],
    ['beyond', "'update menu_items set deleted_at …", '""', 'staff who change the menu'],
    ['beyond', '[id]', '[]', 'staff who change the menu'],
    ['beyond', 'day !== this.scheduledDay', 'false', 'tomorrow has no menu'],
    ['beyond', 'id === typeId', 'true', 'staff who change the menu'],

    ['beyond', 'day !== this.scheduledDay', 'day === this.scheduledDay', 'tomorrow has no menu'],
    ['unnoticeable', 'day !== this.scheduledDay', 'true', 'the schedule is filled once more'],
    ['beyond', '{ const id = randomUUID(); …', '{}', 'staff who change the menu'],
    ['beyond', '`insert into menu_items …', '``', 'staff who change the menu'],
    ['beyond', '[id, ...valuesOf(change)]', '[]', 'staff who change the menu'],
    ['beyond', '`update menu_items set name …', '``', 'staff who change the menu'],
    ['beyond', 'typeId === null', 'typeId !== null', 'staff who change the menu'],
    ['beyond', '(await this.types()).some(…', '(await this.types()).every(…', 'staff who change the menu'],
    ['beyond', 'typeId === null || …', 'false', 'staff who change the menu'],
    ['beyond', 'typeId === null', 'false', 'staff who change the menu'],
  ],
  'menu/serve-menu.ts': [
    ['beyond', 'menuImgPath ?? null', 'menuImgPath && null', 'staff who change the menu'],
    ['beyond', 'menuTypeId ?? null', 'menuTypeId && null', 'staff who change the menu'],
    ['beyond', '{ schema: { body: menuItemBody } }', '{}', 'staff who change the menu'],
    ['beyond', '{ body: menuItemBody, params: byId }', '{}', 'staff who change the menu'],
    [
      'beyond',
      'isAvailable && quantityAvailable !== 0',
      'isAvailable || quantityAvailable !== 0',
      'staff who change the menu',
    ],
    [
      'gap',
      '({ id }) => id === params.id',
      '() => undefined',
      'looks like a backend without this call, which the shop can do without',
    ],
    ['unnoticeable', 'item.typeId === null', 'false', 'each item of the file has a category'],
    ['unnoticeable', '{ schema: { params: byId } }', '{}', 'each id is a text'],

    ['unnoticeable', '{ params: byId }', '{}', 'each id is a text'],
    ['gap', 'id === params.id', 'false', 'looks like a backend without this call, which the shop can do without'],
    ['beyond', '{ body: menuItemBody }', '{}', 'staff who change the menu'],
    ['beyond', '{ schema: { body: menuItemBody, params: byId } }', '{}', 'staff who change the menu'],
    ['beyond', 'itemName.trim()', 'itemName', 'staff who change the menu'],
    ['unnoticeable', "''", '"Stryker was here!"', 'nobody looks for these words'],
    ['unnoticeable', 'rank(a) < rank(b)', 'rank(a) <= rank(b)', 'of two that are alike either may be first'],
    ['unnoticeable', 'direction * (rank(a) …', 'direction / (rank(a) …', 'times and by are the same for 1 and -1'],
  ],
  'orders/insert-order.ts': [
    ['unnoticeable', '`${customer.firstName} …', '`${customer.firstName} …', 'a space behind a name'],
    ['unnoticeable', 'newSecret().slice(0, 24)', 'newSecret()', 'a longer id of the payment page'],
  ],
  'orders/move-order.ts': [
    ['beyond', "'PAYMENT_FAILED'", '""', 'a payment that failed'],
    ['beyond', "'Your driver has the order.'", '""', 'the kitchen'],
    ['beyond', "'Your order is being prepared.'", '""', 'the kitchen'],
    ['beyond', '{ await query( `insert into outbox …', '{}', 'a canceled order whose payment page stays open'],
    ['unnoticeable', 'moved.length === 0', 'false', 'what calls it asks for the status before'],
  ],
  'orders/order-rows.ts': [['beyond', '`${selectOrders} where o.status not in …', '``', 'the list of the kitchen']],
  'orders/orders.ts': [
    ['unnoticeable', 'key === undefined', 'false', 'the shop sends a key'],
    ['unnoticeable', 'key !== undefined', 'true', 'the shop sends a key'],
    ['unnoticeable', 'stored?.reply', 'stored.reply', 'the key was stored before'],
    ['unnoticeable', "'checkoutUrl'", '""', 'a shop of the other reply'],

    ['unnoticeable', 'key === undefined', 'key !== undefined', 'the second reply is made of the same order again'],
  ],
  'orders/serve-orders.ts': [
    ['unnoticeable', '/^\\d{1,6}$/', '/^\\d{1,6}/', 'the shop sends a number'],
    [
      'unnoticeable',
      "typeof key === 'string' && key !== ''",
      "typeof key === 'string' || key !== ''",
      'the shop sends a key',
    ],
    ['unnoticeable', '{ successResponse: true, errorMessage: null }', '{}', 'the shop needs neither'],

    ['unnoticeable', '{ schema: { querystring: listQuery } }', '{}', 'a number as text is as good here'],
    ['unnoticeable', "typeof key === 'string'", 'true', 'it is one, or undefined'],
    ['unnoticeable', '{ schema: byId }', '{}', 'each id is a text'],
  ],
  'orders/wanted-order.ts': [
    ['unnoticeable', "fulfillmentType === 'DELIVERY'", 'true', 'a pickup has no address'],
    ['gap', 'sum > maxItemQuantity', 'sum >= maxItemQuantity', '99 pieces of one item, which the check does not order'],
    ['unnoticeable', "'This shop has no pickup.'", '""', 'a shop without pickup offers none'],
    ['unnoticeable', "'street'", '""', 'a shop of the other address dialect'],

    ['unnoticeable', "itemId === ''", 'false', 'it is not on the menu either'],
    ['unnoticeable', "''", '"Stryker was here!"', 'it is not on the menu either'],
    ['unnoticeable', 'sum > maxItemQuantity', 'false', 'the stock refuses it with another sentence'],
    ['unnoticeable', "fulfillmentType === 'PICKUP' && !pickup", 'false', 'a shop without pickup offers none'],
    ['unnoticeable', "'The mobile number is not valid.'", '""', 'the form refuses it before'],
    ['unnoticeable', 'mobile && !fullNumber', 'false', 'the form refuses it before'],
    ['unnoticeable', "'street' in sent", 'false', 'a shop of the other address dialect'],
  ],
  'payments/checkouts.ts': [
    [
      'beyond',
      "() => new Refusal(503, 'The payment page …",
      '() => undefined',
      'after the provider could not be reached',
    ],
    ['beyond', "asked.kind === 'open' && isLate", 'false', 'half an hour later'],
    [
      'beyond',
      "asked.kind === 'open' && isLate",
      "asked.kind === 'open' || isLate",
      'a payment page that closes after ten seconds',
    ],
    ['beyond', "'expired'", '""', 'half an hour later'],
    ['beyond', 'row', 'false', 'a payment'],
    ['beyond', "case 'paid': …", "case 'paid':", 'a payment'],
    ['beyond', "'paid'", '""', 'a payment'],
    ['beyond', '[providerId]', '[]', 'a payment'],
    ['unnoticeable', '(await moveOrder(queries, …', 'true', 'an order that ends while its page opens'],
    ['beyond', 'unitPrice > 0', 'unitPrice >= 0', 'a payment page that shows a fee of nothing'],

    ['unnoticeable', '{ id: checkout.id, url: checkout.url }', '{}', 'after a crash between two statements'],
    ['unnoticeable', '{ this.log(`The payment page …', '{}', 'the payment page cannot be opened'],
    [
      'unnoticeable',
      '(await moveOrder(queries, …',
      '(await moveOrder(queries, …',
      'an order that ends while its page opens',
    ],
    ['unnoticeable', "'PENDING_PAYMENT'", '""', 'the shop calls INITIATED and PENDING_PAYMENT the same'],
    ['unnoticeable', '!isOpen', 'false', 'an order that ends while its page opens'],
    ['unnoticeable', 'row', 'true', 'a webhook before the page is stored'],
    ['beyond', '{ const due = await …', '{}', 'a payment whose webhook was lost'],
    ['unnoticeable', 'row.providerId === null', 'false', 'an order that ends while its page opens'],
    ['beyond', 'providerId === null', 'true', 'a payment'],
    ['beyond', 'providerId === null', 'providerId !== null', 'a payment'],
    ['beyond', '(queries) => abandon(queries, orderId)', '() => undefined', 'half an hour later'],
    ['beyond', "asked.kind === 'open' && isLate", 'true', 'a payment page that closes after ten seconds'],
    ['beyond', "asked.kind === 'open'", 'true', 'half an hour later'],
    ['beyond', "case 'open': return;", "case 'open':", 'after ten seconds'],
    ['beyond', "'open'", '""', 'half an hour later'],
    ['beyond', "case 'failed': …", "case 'failed':", 'a payment that failed'],
    ['beyond', '[]', '["Stryker was here"]', 'a payment provider refuses it, the development page reads over it'],
  ],
};

/** @param {JudgedMutant} mutant */
export function believedAs({ file, code, becomes }) {
  const row = believed[file]?.find(([, from, to]) => isText(code, from) && isText(becomes, to));
  return row && { kind: row[0], why: row[3] };
}

/** @param {string} text @param {string} written */
function isText(text, written) {
  return written.endsWith('…') ? text.startsWith(written.slice(0, -1).trimEnd()) : text === written;
}

/**
 * The rows that only mutants fit which did not survive. A row may be of another sample.
 * @param {readonly JudgedMutant[]} judged
 */
export function needlessRows(judged) {
  return Object.entries(believed).flatMap(([file, rows]) =>
    rows.flatMap(([, from, to]) => {
      const meant = judged.filter((one) => one.file === file && isText(one.code, from) && isText(one.becomes, to));
      return meant.length === 0 || meant.some(({ outcome }) => outcome === 'survived')
        ? []
        : [`${file}: ${from} -> ${to}`];
    }),
  );
}
