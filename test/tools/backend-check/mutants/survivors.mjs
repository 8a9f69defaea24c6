/** @import { BackendMutant } from './instrumented-backend.mjs' */
/** @import { JudgedMutant } from './mutant-workers.mjs' */
/** @typedef {'unnoticeable' | 'beyond' | 'gap'} Kind */

/**
 * The mutants that the check does not fail, by source file of the backend: original code, mutated code, and the reason.
 * Code that ends with an ellipsis is a prefix. `where` limits a row to source lines with this text. `unnoticeable`: the
 * mutant behaves like the original. `beyond`: it shows, but not through the 33 calls of this shop. `gap`: the check
 * should fail the mutant.
 * @typedef {readonly [kind: Kind, code: string, becomes: string, why: string, where?: string]} Row
 * @type {Readonly<Record<string, readonly Row[]>>}
 */
const believed = {
  'accounts/passwords.ts': [
    [
      'beyond',
      "Number(hash.split('$')[1]) < cost",
      "Number(hash.split('$')[1]) >= cost",
      'hashes cost more than before',
    ],
    ['unnoticeable', 'spare++', 'spare--', 'hashes cost more than before: a sign-in takes less time'],
    ['gap', 'password.length > maxLength', 'password.length >= maxLength', 'a password of just 1000 characters'],
    ['gap', "'The password is too long.'", '""', 'a password of more than 1000 characters, refused without a sentence'],
    ['unnoticeable', 'password.length < minPasswordLength', 'false', 'the form refuses it before'],
    ['unnoticeable', "''", '"Stryker was here!"', 'an account without a password has neither, and no password fits'],
    ['unnoticeable', '{ N, r: blockSize, …', '{}', 'the strength of a stored password; it works as before'],
  ],
  'accounts/serve-account.ts': [
    ['beyond', '…', '…', 'a backend without mails', 'hasMail'],
    ['beyond', "'sign-ins'", '""', 'more sessions than an account or a network may begin in an hour'],
    ['beyond', '…', '…', 'two changes of a password at once', 'replaced.length > 0'],
    [
      'unnoticeable',
      "customer.authProvider !== 'email'",
      'false',
      'a customer of Google is refused with another sentence',
    ],
    ['unnoticeable', 'stored?.hash', 'stored.hash', 'a customer who is signed in is stored'],
    ['unnoticeable', '!customer', 'false', 'a customer who is signed in is stored'],
    ['unnoticeable', "'No user found'", '""', 'a customer who is signed in is stored'],
  ],
  'accounts/serve-photos.ts': [
    ['beyond', "'statusCode'", '""', 'a form that no browser sends'],
    ['unnoticeable', "'There is no such picture.'", '""', 'a browser shows no such text'],
    ['unnoticeable', '!photo', 'false', 'a browser shows no picture either way'],
    ['unnoticeable', 'maxAvatarBytes + 10_000', 'maxAvatarBytes - 10_000', 'a photo has a limit of its own'],
    ['unnoticeable', '{ bodyLimit: maxAvatarBytes + 10_000 }', '{}', 'a photo has a limit of its own'],
    ['unnoticeable', "'cross-origin'", '""', 'browsers show pictures without this header too'],
    ['unnoticeable', "start.startsWith('RIFF') && …", "start.startsWith('RIFF') || …", 'the form takes no sound file'],
    ['unnoticeable', "'RIFF'", '""', 'no other picture has WEBP in this place'],
    ['unnoticeable', "''", '"Stryker was here!"', 'neither is the type of a picture', 'image/avif'],
    ['unnoticeable', "start.slice(4).startsWith('ftypavif')", "start.slice(4).endsWith('ftypavif')", 'it is as long'],
  ],
  'accounts/serve-sign-in.ts': [
    ['beyond', '{ timeoutDuration: providerTimeout * 1000 }', '{}', 'a provider that does not answer'],
    ['unnoticeable', '(name) => name.startsWith(cookiePrefix)', '() => undefined', 'a cookie that is left ends soon'],
    ['unnoticeable', 'hashOf(state).slice(0, 16)', 'hashOf(state)', 'a longer name of a cookie'],
    ['beyond', "''", '"Stryker was here!"', 'a provider that tells no name', 'z._default(z.string()'],
    ['beyond', "'Please confirm your email address …", '""', 'a provider that has not confirmed an email'],
    [
      'beyond',
      "callback.searchParams.get('state') === state && …",
      'false',
      'who gives up at the provider: the sign-in page',
    ],
    ['beyond', "'select_account'", '""', 'who was signed in at the provider before'],
    ['beyond', 'read.data.email_verified !== true', 'false', 'a provider that has not confirmed an email'],
    ['beyond', '!read.success', 'false', 'a provider without an email'],
    ['beyond', "''", '"Stryker was here!"', 'a provider that tells no name', '_name: z._default'],
    ['unnoticeable', '!customer', 'false', 'the statement always returns a customer'],
    ['unnoticeable', "'127.0.0.1'", '""', 'a provider of another address on this machine'],
    ['unnoticeable', "''", '"Stryker was here!"', 'a provider tells where its keys are', 'jwks_uri'],
    ['unnoticeable', "''", '"Stryker was here!"', 'neither is a state', "get('state')"],
    ['beyond', "'error'", '""', 'who gives up at the provider reads another sentence: the sign-in page'],
    ['unnoticeable', 'true', 'false', 'the provider sends an id token anyway'],
    ['unnoticeable', '{ cause: error }', '{}', 'only a log has it'],
    ['unnoticeable', '{ body: googleBody }', '{}', 'the shop sends no other body'],
    [
      'unnoticeable',
      '{ ...notTooOften, schema: { body: googleBody } }',
      '{}',
      'the shop sends no other body, and rarely',
    ],
    ['unnoticeable', '{ schema: { querystring: codeQuery } }', '{}', 'the shop always sends a code'],
    ['unnoticeable', '{ querystring: codeQuery }', '{}', 'the shop always sends a code'],
    ['unnoticeable', "''", '"Stryker was here!"', 'the shop always sends a code', 'codeQuery'],
    ['unnoticeable', '{ schema: { querystring: startQuery } }', '{}', 'the address of the sign-in page has a state'],
    ['unnoticeable', "{ path: '/sign-in', maxAge: 600 }", '{}', 'browsers send the cookie while the sign-in lasts'],
    ['unnoticeable', '`A sign-in failed: …', '``', 'only a log has it'],
    ['beyond', '{ issuer, audience: OIDC_CLIENT_ID }', '{}', 'an id token that the provider issued to another client'],
  ],
  'accounts/sessions.ts': [
    ['unnoticeable', '/^Bearer (.+)$/i', '/Bearer (.+)$/i', 'the shop sends no other header'],
    ['beyond', 'begun.length === 0', 'false', 'a password that is changed while it is compared'],
    ['beyond', 'found.isLate', 'false', 'a used refresh token that comes back much later'],
    ['beyond', '[found.id]', '[]', 'a used refresh token that comes back much later'],
    ['unnoticeable', '/^Bearer (.+)$/i', '/^Bearer (.+)/i', 'a header has one line'],
    ['unnoticeable', "''", '"Stryker was here!"', 'neither is a token'],
    ['unnoticeable', '[]', '["Stryker was here"]', 'neither list has a token'],
  ],
  'cart/cart-routes.ts': [
    ['beyond', "!owner.startsWith('guest ')", 'true', 'more carts of guests than one network may begin'],
    ['beyond', 'begun.length === 0', 'true', 'more calls to the cart of a guest than one network may begin carts'],
    ['unnoticeable', "'Menu item not found.'", '""', 'the shop adds what is on the menu of today'],
    ['unnoticeable', '{ items: [] }', '{}', 'the shop reads no reply to clear'],
    ['unnoticeable', '[]', '["Stryker was here"]', 'the shop reads no reply to clear'],
    ['unnoticeable', "'/api/v1/cart'", '""', 'browsers send the cookie to the calls of the cart anyway', 'setCookie'],
    [
      'beyond',
      "{ path: '/api/v1/cart', maxAge: guestLife }",
      '{}',
      'a browser that is closed loses the cart, as the guide allows',
    ],
  ],
  'contact-routes.ts': [
    ['beyond', 'body.email.trim()', 'body.email', 'a stored address of the newsletter, which no reply tells'],
  ],
  'menu/menu-file.ts': [
    ['beyond', '…', '…', 'the log of what the kitchen did', 'menu imported'],
    ['beyond', '(value) => value ?? null', '() => undefined', 'the kitchen that sends a whole menu'],
    ['beyond', 'value ?? null', 'value && null', 'the kitchen that sends a whole menu'],
    ['beyond', '/^[\\w-]+$/', '/^[\\w-]$/', 'the kitchen that sends a whole menu'],
    ['beyond', "'may have letters, digits and hyphens'", '""', 'the kitchen that sends a whole menu'],
    ['beyond', '[1, 2, 3]', '[]', 'the kitchen that sends a whole menu'],
    ['beyond', 'new Set(items.map(…', 'false', 'the kitchen that sends a whole menu'],
  ],
  'menu/schedule.ts': [
    ['beyond', '…', '…', 'the days on the page of the kitchen', 'length: count'],
    ['beyond', '…', '…', 'the days on the page of the kitchen', 'closedOn.includes(day)'],
    ['unnoticeable', '[]', '["Stryker was here"]', 'no day is called like this', 'closedOn ?? []'],
    ['beyond', '`${today} ${hour} …', '``', 'the first visitor of another day, and a day that the kitchen closes'],
    ['unnoticeable', 'state !== this.writtenFor', 'true', 'the same is written again'],
    ['gap', 'ahead - 1', 'ahead + 1', 'the check does not know on which days this shop is open'],
    ['gap', 'ahead === 0', 'ahead !== 0', 'the check does not know how many days ahead an item is ordered'],
    ['beyond', 'ahead === 0', 'false', 'an item of the same day, where orders for tomorrow end before midnight'],
    ['beyond', 'quarter !== this.writtenFor', 'quarter === this.writtenFor', 'the first visitor of another day'],
  ],
  'menu/serve-menu.ts': [
    ['beyond', '…', '…', 'while the kitchen takes no orders', 'errorMessage'],
    ['beyond', 'refused', 'false', 'while the kitchen takes no orders'],
    ['beyond', '{ const row = present(…', '{}', 'staff who change the menu'],
    ['beyond', '{ // The row stays, …', '{}', 'staff who change the menu'],
    ['beyond', '…', '""', 'the log of what the kitchen did', 'await audit('],
    ['beyond', 'menuTypeId !== undefined', 'true', 'staff who change the menu'],
    ['beyond', "'update menu_items set deleted_at …", '""', 'staff who change the menu'],
    ['beyond', '[id]', '[]', 'staff who change the menu', 'deleted_at'],
    ['beyond', '{ const [last] = await …', '{}', 'staff who change the menu'],
    ['beyond', '{ await oneItem(id); …', '{}', 'staff who change the menu'],
    ['beyond', '{ body: menuItemBody, params: byId }', '{}', 'staff who change the menu'],
    ['unnoticeable', '{ schema: { params: byId } }', '{}', 'each id is a text'],
    ['unnoticeable', '{ params: byId }', '{}', 'each id is a text'],
    ['beyond', '{ body: menuItemBody }', '{}', 'staff who change the menu'],
    ['beyond', 'menuTypeId !== undefined && …', 'menuTypeId !== undefined || …', 'staff who change the menu'],
    ['beyond', "(await types('where id = $1', menuTypeId)).length === 0", 'true', 'staff who change the menu'],
    ['beyond', "''", '"Stryker was here!"', 'staff who change the menu', "name === ''"],
    [
      'beyond',
      "'and s.day is not null …",
      '""',
      'an item that staff take off the menu; the shop asks for no order of items',
    ],
    ['beyond', '{ body: menuFile }', '{}', 'the kitchen that sends a whole menu'],
    ['beyond', '{ count: body.length }', '{}', 'the kitchen that sends a whole menu'],
    [
      'beyond',
      '{ ...byStaff, schema: { body: menuFile }, …',
      '{}',
      'anybody who sends a whole menu, as no call of the shop does',
    ],
  ],
  'orders/insert-order.ts': [
    ['unnoticeable', '`${customer.firstName} …', '`${customer.firstName} …', 'a space behind a name'],
    ['unnoticeable', 'newSecret().slice(0, 24)', 'newSecret()', 'a longer id of the payment page'],
    ['gap', 'window?.from', 'window.from', 'an order of two days, which a backend may refuse'],
    ['gap', '-1', '+1', 'an order of three days, which is promised for the second'],
  ],
  'orders/move-order.ts': [
    ['unnoticeable', "''", '"Stryker was here!"', 'each order has a status, and each status a message'],
    ['beyond', "'Your payment went through.'", '""', 'a payment'],
    ['beyond', "'Your order is waiting for you at the counter.'", '""', 'the kitchen'],
    ['beyond', "'Enjoy your order.'", '""', 'the kitchen'],
    ['beyond', "'Your order is waiting for the driver.'", '""', 'the kitchen'],
    ['beyond', "'Your driver has the order.'", '""', 'the kitchen'],
    ['beyond', "'Your order is being prepared.'", '""', 'the kitchen'],
    ['unnoticeable', 'moved.length === 0', 'false', 'what calls it asks for the status before'],
  ],
  'orders/serve-orders.ts': [
    ['beyond', '!known', 'false', 'who orders more often than a person'],
    ['unnoticeable', 'key.length > maxKeyLength', 'false', 'the shop sends a shorter key'],
    ['unnoticeable', 'made?.bodyHash', 'made.bodyHash', 'the key was stored before'],
    ['unnoticeable', 'stored?.reply', 'stored.reply', 'the key was stored before'],
    ['unnoticeable', '{ querystring: listQuery }', '{}', 'a number as text is as good here'],
    ['unnoticeable', '{ schema: { querystring: listQuery } }', '{}', 'a number as text is as good here'],
    ['beyond', 'groupOf(await lockedStatus(queries, id)) === …', 'true', 'who cancels an order that is paid'],
    ['beyond', "'close'", '""', 'who pays an order that is canceled'],
  ],
  'orders/wanted-order.ts': [
    ['beyond', '…', '…', 'an address of another state or country', 'isServed(address, area)'],
    ['beyond', '…', '…', 'an address of another state or country', 'country === area.country'],
    ['unnoticeable', "fulfillmentType === 'DELIVERY'", 'true', 'a pickup has no address'],
    ['unnoticeable', "'This shop has no pickup.'", '""', 'a shop without pickup offers none'],
    ['unnoticeable', "'street'", '""', 'a shop of the other address dialect'],
    ['unnoticeable', "itemId === ''", 'false', 'it is not on the menu either'],
    ['unnoticeable', "''", '"Stryker was here!"', 'it is not on the menu either'],
    ['unnoticeable', 'sum > maxItemQuantity', 'false', 'the stock refuses it with another sentence'],
    ['beyond', "fulfillmentType === 'PICKUP'", 'true', 'a shop without pickup takes no delivery then'],
    [
      'beyond',
      "fulfillmentType === 'PICKUP'",
      "fulfillmentType !== 'PICKUP'",
      'a shop without pickup takes no delivery then',
    ],
    ['unnoticeable', "fulfillmentType === 'PICKUP' && !pickup", 'false', 'a shop without pickup offers none'],
    ['unnoticeable', "'The mobile number is not valid.'", '""', 'the form refuses it before'],
    ['unnoticeable', 'mobile && !fullNumber', 'false', 'the form refuses it before'],
    ['unnoticeable', "'street' in sent", 'false', 'a shop of the other address dialect'],
  ],
  'payments/checkouts.ts': [
    ['beyond', '…', '…', 'a payment of another sum, currency or order', 'doubt'],
    ['beyond', '…', '…', 'a payment of another sum, currency or order', '`It is '],
    ['beyond', '…', '…', 'who pays an order that is canceled', 'state.orderId === orderId'],
    ['beyond', '…', '…', 'a refund', 'refund'],
    ['beyond', '{ const { providerId, isLate } …', '{}', 'a payment whose webhook was lost'],
    [
      'beyond',
      "() => new Refusal(503, 'The payment page …",
      '() => undefined',
      'after the provider could not be reached',
    ],
    ['beyond', "'The payment page could not be opened. …", '""', 'after the provider could not be reached'],
    ['unnoticeable', '`The payment page of ${orderId} could …', '``', 'only a log has it'],
    ['unnoticeable', 'checkout.url !== null', 'false', 'after a crash between two statements'],
    ['beyond', 'providerId !== null', 'providerId === null', 'a refund'],
    ['beyond', "'failed'", '""', 'a payment that failed'],
    ['beyond', '{ const [page] = await database.query<{ …', '{}', 'a payment'],
    ['beyond', "'processing'", '""', 'a payment'],
    ['beyond', "'PAYMENT_FAILED'", '""', 'a payment that failed'],
    ['beyond', "'Tax'", '""', 'a payment page that shows a tax without a name'],
    ['beyond', "'expired'", '""', 'half an hour later'],
    ['beyond', 'page', 'false', 'a payment'],
    ['beyond', "case 'paid': …", "case 'paid':", 'a payment'],
    ['beyond', "'paid'", '""', 'a payment'],
    ['beyond', '[ providerId, ]', '[]', 'a payment'],
    ['unnoticeable', '(await moveOrder(queries, …', 'true', 'an order that ends while its page opens'],
    ['unnoticeable', '{ log(`The payment page …', '{}', 'the payment page cannot be opened'],
    [
      'unnoticeable',
      '(await moveOrder(queries, …',
      '(await moveOrder(queries, …',
      'an order that ends while its page opens',
    ],
    ['unnoticeable', "'PENDING_PAYMENT'", '""', 'the shop calls INITIATED and PENDING_PAYMENT the same'],
    ['unnoticeable', 'page', 'true', 'a webhook before the page is stored'],
    ['unnoticeable', 'providerId === null', 'false', 'an order that ends while its page opens'],
    ['beyond', 'providerId === null', 'true', 'a payment'],
    ['beyond', 'providerId === null', 'providerId !== null', 'a payment'],
    ['beyond', "case 'open': return;", "case 'open':", 'after ten seconds'],
    ['beyond', "'open'", '""', 'half an hour later'],
    ['beyond', "case 'failed': …", "case 'failed':", 'a payment that failed'],
    ['beyond', "case 'expired': …", "case 'expired':", 'half an hour later'],
    ['beyond', "state.kind !== 'open' || !isLate", "state.kind !== 'open' && !isLate", 'after ten seconds'],
    ['beyond', "state.kind !== 'open' || !isLate", 'true', 'half an hour later'],
    ['beyond', '{ if (providerId === null) return …', '{}', 'a payment'],
    ['beyond', "await moveOrder(queries, orderId, 'PAID')", 'false', 'a payment'],
    ['beyond', "'PAID'", '""', 'a payment'],
    ['beyond', "'update outbox set send_at = null, …", '""', 'a payment'],
    ['beyond', "groupOf(status) !== 'pending'", "groupOf(status) === 'pending'", 'a payment whose webhook was lost'],
    ['beyond', "state.kind === 'paid' && restoresItems(status)", 'false', 'a refund'],
    ['beyond', '{ const { providerId } = await ofOrder(orderId); if (providerId !== null) …', '{}', 'a refund'],
    [
      'beyond',
      '{ const { providerId } = await ofOrder(orderId); if (providerId === null) …',
      '{}',
      'who pays an order that is canceled',
    ],
    [
      'beyond',
      'restoresItems(await lockedStatus(queries, orderId))',
      'false',
      'an order that ends while its page opens',
    ],
    ['beyond', "'close'", '""', 'an order that ends while its page opens'],
    ['unnoticeable', 'stored?.url', 'stored.url', 'the payment page was stored before'],
  ],
};

/** @param {JudgedMutant} mutant */
export function believedAs(mutant) {
  const row = believed[mutant.file]?.find((one) => isMeant(mutant, one));
  return row && { kind: row[0], why: row[3] };
}

/** @param {BackendMutant} mutant @param {Row} row */
function isMeant({ code, becomes, around }, [, from, to, , where = '']) {
  return isText(code, from) && isText(becomes, to) && around.includes(where);
}

/** @param {string} text @param {string} written */
function isText(text, written) {
  return written.endsWith('…') ? text.startsWith(written.slice(0, -1).trimEnd()) : text === written;
}

/**
 * The rows that only mutants fit which did not survive. A row may be of another sample.
 * @param {readonly JudgedMutant[]} judged @param {readonly BackendMutant[]} all
 */
export function needlessRows(judged, all) {
  const outcomes = new Map(judged.map(({ id, outcome }) => [id, outcome]));
  return Object.entries(believed).flatMap(([file, rows]) =>
    rows.flatMap((row) => {
      const meant = all.filter((one) => one.file === file && isMeant(one, row)).map(({ id }) => outcomes.get(id));
      const isNeedless = meant.length > 0 && !meant.includes(undefined) && !meant.includes('survived');
      return isNeedless ? [`${file}: ${row[1]} -> ${row[2]}`] : [];
    }),
  );
}
