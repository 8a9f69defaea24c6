import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Mistake, say, startCommand } from '../../commands/command.mjs';
import { anyText, choiceOf, integerFrom, textFile } from '../../commands/kinds.mjs';
import { printable } from '../../commands/printable.mjs';
import { readSecrets } from '../development/secrets.mjs';

/** @typedef {{ menuItemId: string, itemName: string, price: number, deliverableOn: string, quantityAvailable: number | null, isAvailable: boolean }} Item */

/** @typedef {string | number | null} Cell */

/** @typedef {{ form: string, does: string, run: (...values: string[]) => Promise<string> }} Task */

/** @typedef {import('../../commands/kinds.mjs').Kind<unknown>} AnyKind */

const backend = process.env.KITCHEN_URL?.replace(/\/+$/, '') || 'http://127.0.0.1:5174';

/** The backend gives this answer to an unknown call, and to an unknown caller. */
const strangersReply = 'There is no such call.';

/** With these, no backend has got the call. */
const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** @param {string} method @param {string} path @param {string | undefined} body @param {Record<string, string>} headers */
async function call(method, path, body, headers) {
  if (!/^https?:/.test(backend) || !URL.canParse(backend))
    throw new Error(`KITCHEN_URL must be an http or https URL, not "${backend}".`);
  const response = await fetch(backend + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body ?? null,
  }).catch((error) => {
    const code = error.cause?.code;
    const failure = `The backend at ${backend} does not answer (${code ?? error.message}): see KITCHEN_URL.`;
    // A refund that is given again pays the next piece of the line back.
    const mayBeDone = method !== 'GET' && code !== undefined && !neverSent.includes(code);
    throw new Error(mayBeDone ? `${failure} It may have done this: see the log before you repeat it.` : failure);
  });
  const reply = await response.json().catch(() => {
    throw new Error(`What answers at ${backend} is not the backend: see KITCHEN_URL.`);
  });
  if (reply.errorMessage === strangersReply)
    throw new Error(`The backend at ${backend} does not know you: see KITCHEN_TOKEN, or KITCHEN_URL.`);
  if (!response.ok) throw new Error(reply.errorMessage);
  return { reply, cookies: response.headers.getSetCookie() };
}

/** A person signs in for this one command, and a machine has the token. @returns {Promise<Record<string, string>>} */
async function credentials() {
  const { KITCHEN_NAME: name } = process.env;
  if (!name) return { Authorization: `Bearer ${process.env.KITCHEN_TOKEN || readSecrets('.data').KITCHEN_TOKEN}` };
  const secret = process.env.KITCHEN_SECRET || (await askForSecret(name));
  const { cookies } = await call('POST', '/kitchen/sign-in', JSON.stringify({ name, secret }), {});
  return { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}

/** What is typed is not shown. @param {string} name */
async function askForSecret(name) {
  process.stderr.write(`PIN or password of ${name}: `);
  const output = new Writable({ write: (_text, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // Nobody types where a script or a timer has started this command.
  const noTypist = once(terminal, 'close').then(() => {
    throw new Error('Nobody has typed it: set KITCHEN_SECRET.');
  });
  const secret = await Promise.race([terminal.question(''), noTypist]).finally(() => process.stderr.write('\n'));
  noTypist.catch(() => undefined);
  terminal.close();
  return secret;
}

/** @param {string} method @param {string} path @param {object | string} [body] */
async function ask(method, path, body) {
  const written = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const headers = await credentials();
  const { reply } = await call(method, path, written, headers);
  if (headers.Cookie) await call('POST', '/kitchen/sign-out', undefined, headers).catch(() => undefined);
  return reply;
}

/** Customers write these: a control character would reach the terminal. @param {Cell} cell */
const shown = (cell) => String(cell ?? '').replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** Of the control characters, JSON escapes those of ASCII only. @param {unknown} value */
const jsonLines = (value) => JSON.stringify(value, undefined, 2).split('\n').map(printable).join('\n');

/** @param {readonly Record<string, Cell>[]} listed */
function table([first, ...others]) {
  if (!first) return 'There are none.';
  const rows = [Object.keys(first), ...[first, ...others].map((row) => Object.values(row).map(shown))];
  const widths = Object.keys(first).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (/** @type {string[]} */ row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => lineOf(row).trimEnd()).join('\n');
}

/** The menu does not name its currency. In one without cents, as in yen, every price is whole. @param {readonly Item[]} items */
function menuTable(items) {
  const decimals = items.every(({ price }) => Number.isInteger(price)) ? 0 : 2;
  return table(
    items.map(({ menuItemId, itemName, price, deliverableOn, quantityAvailable, isAvailable }) => ({
      item: menuItemId,
      name: itemName,
      price: price.toFixed(decimals),
      for: deliverableOn,
      left: isAvailable || quantityAvailable === 0 ? (quantityAvailable ?? 'no limit') : 'not available',
    })),
  );
}

const part = encodeURIComponent;

/** @param {string} form @param {string} does @param {string} path @returns {Task} */
const list = (form, does, path) => ({ form, does, run: async () => table(await ask('GET', path)) });

/** @param {string} step @param {string} does @returns {Task} */
const step = (step, does) => ({
  form: `${step} ID`,
  does,
  run: async (order) => {
    const { id, from, status } = await ask('POST', `/kitchen/orders/${part(order)}/${step}`);
    return `${id}: ${from} -> ${status}`;
  },
});

/** The customer reads the reason. @param {string} step @param {string} does @returns {Task} */
const ending = (step, does) => ({
  form: `${step} ID REASON`,
  does,
  run: async (order, reason) => {
    const { id, from, status, text } = await ask('POST', `/kitchen/orders/${part(order)}/${step}`, { reason });
    return `${id}: ${from} -> ${status}, ${text} goes back`;
  },
});

/** @param {string} form @param {string} does @param {string} method @param {(...values: string[]) => readonly [path: string, body?: object]} to @param {string} says @returns {Task} */
const change = (form, does, method, to, says) => ({
  form,
  does,
  run: async (...values) => {
    const [path, body] = to(...values);
    await ask(method, path, body);
    return [says, ...values].join(' ');
  },
});

/** `2x1` is one of the second line. @param {string} written */
function lineOf(written) {
  const [, line, quantity] = /^(\d+)x(\d+)$/.exec(written.trim()) ?? [];
  if (!line) throw new Mistake('Lines are written like 1x2,3x1: two of the first line, one of the third.');
  return { position: Number(line) - 1, quantity: Number(quantity) };
}

/** These are refused before any call: a pause of no number of minutes would have no end. @type {Readonly<Record<string, AnyKind>>} */
const kinds = { MINUTES: integerFrom(1, 24 * 60), ROLE: choiceOf(['kitchen', 'owner']), FILE: textFile };

/** @param {string} word @param {string} value */
function requireKind(word, value) {
  const kind = kinds[word];
  if (kind && kind.read(value) === undefined) throw new Mistake(`${word} must be ${kind.must}, not "${value}".`);
}

/** @param {string} word */
const isValue = (word) => /^[A-Z]+$/.test(word);

/** Words in capital letters are values. @type {readonly Task[]} */
const tasks = [
  list('orders', 'paid orders that are not at the door yet, with address and mobile number', '/kitchen/orders'),
  step('confirm', 'takes a new order on'),
  step('prepare', 'somebody cooks it'),
  step('ready', 'it waits for the customer or the driver'),
  step('deliver', 'once on its way, once at the door'),
  step('cancel', 'all of the money goes back'),
  ending('cancel', 'the same, with a reason that the customer reads'),
  ending('reject', 'a new order that cannot be made: all of the money goes back'),
  ending('undeliverable', 'nobody was there: no money goes back but what the owner refunds'),
  {
    form: 'refund ID LINES REASON',
    does: 'pays lines back, and the order goes on: 1x2,3x1 is two of the first line and one of the third; or all',
    run: async (order, written, reason) => {
      const lines = written === 'all' ? written : written.split(',').map(lineOf);
      const { id, text } = await ask('POST', `/kitchen/orders/${part(order)}/refund`, { lines, reason });
      return `${id}: ${text} goes back`;
    },
  },
  change(
    'sold-out ITEM',
    'a dish cannot be ordered any more today',
    'PUT',
    (id) => [`/kitchen/sold-out/${part(id)}`],
    'Sold out:',
  ),
  change('on-sale ITEM', 'it can again', 'DELETE', (id) => [`/kitchen/sold-out/${part(id)}`], 'On sale:'),
  change(
    'pause',
    'takes no orders until you say so',
    'PUT',
    () => ['/kitchen/pause', { minutes: null }],
    'No orders are taken.',
  ),
  change(
    'pause MINUTES',
    'takes no orders for so long',
    'PUT',
    (text) => ['/kitchen/pause', { minutes: Number(text) }],
    'No orders are taken; minutes:',
  ),
  change('resume', 'takes orders again', 'DELETE', () => ['/kitchen/pause'], 'Orders are taken.'),
  change(
    'close DAY',
    'nobody can order for that day, like 2026-12-24',
    'PUT',
    (day) => [`/kitchen/closed-days/${part(day)}`],
    'Closed:',
  ),
  change(
    'open DAY',
    'opens a day that was closed so',
    'DELETE',
    (day) => [`/kitchen/closed-days/${part(day)}`],
    'Open:',
  ),
  {
    form: 'menu today',
    does: "today's menu and what is left of it",
    run: async () => {
      const { scheduledMenusDetails } = await ask('GET', '/api/v1/admin/menu-schedule/today');
      return menuTable(scheduledMenusDetails);
    },
  },
  {
    form: 'menu import FILE',
    does: 'makes the menu what the JSON file says',
    run: async (file) => {
      const { count } = await ask('PUT', '/kitchen/menu', readFileSync(file, 'utf8'));
      return `The menu has ${count} items.`;
    },
  },
  list(
    'payments',
    'payments that somebody must look at: not believed, disputed, paid back elsewhere, or not paid back',
    '/kitchen/payments',
  ),
  {
    form: 'settled ID',
    does: 'a refund of it that failed is paid another way: in cash, or by the bank',
    run: async (order) => {
      const { id, text } = await ask('POST', `/kitchen/orders/${part(order)}/settled`);
      return `${id}: ${text} is settled`;
    },
  },
  list('messages', 'the last hundred messages to the shop', '/kitchen/messages'),
  list('newsletter', 'who asked for the newsletter', '/kitchen/newsletter'),
  {
    form: 'customer export EMAIL',
    does: 'all that is stored of a customer, as JSON',
    run: async (email) => jsonLines(await ask('GET', `/kitchen/customers/${part(email)}`)),
  },
  {
    form: 'customer delete EMAIL',
    does: 'deletes the account; its orders stay without name and address',
    run: async (email) => {
      const { accounts } = await ask('DELETE', `/kitchen/customers/${part(email)}`);
      return `Accounts deleted: ${accounts}. Orders stay, without the person.`;
    },
  },
  list('staff', 'who works here', '/kitchen/staff'),
  {
    form: 'staff set NAME ROLE',
    does: 'the role is kitchen or owner; prints a new PIN or password, and ends the sessions of an earlier one',
    run: async (name, role) => {
      const made = await ask('PUT', `/kitchen/staff/${part(name)}`, { role });
      return `${made.name} (${made.role}) signs in with ${made.secret} at ${backend}/kitchen\nNobody can read it again.`;
    },
  },
  {
    form: 'staff remove NAME',
    does: 'ends the account and its sessions',
    run: async (name) => {
      await ask('DELETE', `/kitchen/staff/${part(name)}`);
      return `${name} cannot sign in any more.`;
    },
  },
  list('log', 'who did what: the last two hundred changes', '/kitchen/log'),
];

/** @param {readonly string[]} given */
async function run(given) {
  for (const { form, run: task } of tasks) {
    const words = form.split(' ');
    if (words.length !== given.length) continue;
    if (!words.every((word, place) => isValue(word) || word === given[place])) continue;
    for (const [place, word] of words.entries()) requireKind(word, given[place] ?? '');
    return task(...given.filter((_, place) => isValue(words[place] ?? '')));
  }
  throw new Mistake(`The kitchen is told one of these: ${tasks.map(({ form }) => form).join(', ')}. --help says more.`);
}

await startCommand(
  {
    name: 'npm run kitchen',
    does:
      'The backend is KITCHEN_URL (http://127.0.0.1:5174). You are KITCHEN_NAME, whose PIN or password is KITCHEN_SECRET or\n' +
      'asked for; without a name, the token counts: KITCHEN_TOKEN, or that of `npm run start:real`.',
    forms: tasks.map(({ form, does }) => /** @type {const} */ ([form, does])),
    rest: { value: 'argument', kind: anyText, max: 5 },
  },
  async ({ rest }) => say(await run(rest)),
);
