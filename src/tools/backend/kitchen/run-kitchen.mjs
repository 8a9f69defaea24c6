import { readFileSync } from 'node:fs';
import { Mistake, say, startCommand } from '../../commands/command.mjs';
import { anyText } from '../../commands/kinds.mjs';
import { readSecrets } from '../development/secrets.mjs';

/** @type {import('../../commands/command.mjs').Command<{}>} */
const command = {
  name: 'npm run kitchen',
  does: `The backend is KITCHEN_URL (http://127.0.0.1:5174); the token is KITCHEN_TOKEN, or that of \`npm run start:real\`.`,
  forms: [
    ['orders', 'paid orders that are not at the door yet, with address and mobile number'],
    ['confirm ID', 'then: prepare ID, ready ID, deliver ID (once on its way, once at the door), cancel ID'],
    ['messages', 'the last hundred messages to the shop'],
    ['newsletter', 'who asked for the newsletter'],
    ['menu today', "today's menu and what is left of it"],
    ['menu import FILE', 'makes the menu what the JSON file says'],
  ],
  rest: { value: 'argument', kind: anyText, max: 3 },
};

/** @typedef {{ id: string, status: string, fulfillmentType: string, total: number, contactName: string, promisedBy: string, mobile: string | null, address: Record<string, string> | null, items: { name: string, quantity: number }[] }} Order */
/** @typedef {{ sentAt: string, name: string, email: string, phone: string, subject: string, message: string }} Message */
/** @typedef {{ menuItemId: string, itemName: string, price: number, deliverableOn: string, quantityAvailable: number | null, isAvailable: boolean }} Item */

/** @param {string} method @param {string} path @param {string} [body] */
async function ask(method, path, body) {
  const token = process.env.KITCHEN_TOKEN ?? readSecrets('.data').KITCHEN_TOKEN;
  const url = `${process.env.KITCHEN_URL ?? 'http://127.0.0.1:5174'}/kitchen/${path}`;
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  }).catch((error) => {
    throw new Error(error.cause?.code === 'ECONNREFUSED' ? 'The backend is not running.' : error.message);
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.errorMessage);
  return reply;
}

/** Customers write these: a control character would reach the terminal. @param {string | number} cell */
const shown = (cell) => String(cell).replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** @param {readonly (readonly (string | number)[])[]} written */
function table(written) {
  const rows = written.map((row) => row.map(shown));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {number} amount */
const dollars = (amount) => (amount / 100).toFixed(2);

/** @param {readonly string[]} args */
async function run([command = '', argument = '', file = '']) {
  if (command === 'orders') {
    const orders = /** @type {Order[]} */ (await ask('GET', 'orders'));
    const rows = orders.map(
      ({ id, status, fulfillmentType, promisedBy, total, contactName, mobile, address, items }) => {
        const dishes = items.map(({ name, quantity }) => `${quantity} ${name}`).join(', ');
        const { line1, line2, city, state, postalCode } = address ?? {};
        const whereTo = [line1, line2, city, state, postalCode].filter(Boolean).join(', ');
        return [id, status, fulfillmentType, promisedBy, dollars(total), contactName, mobile ?? '', whereTo, dishes];
      },
    );
    return orders.length > 0
      ? table([['ORDER', 'STATUS', 'HOW', 'FOR', 'TOTAL', 'CUSTOMER', 'MOBILE', 'ADDRESS', 'ITEMS'], ...rows])
      : 'No orders wait.';
  }
  if (command === 'messages') {
    const messages = /** @type {Message[]} */ (await ask('GET', 'messages'));
    const rows = messages.map(({ sentAt, name, email, phone, subject, message }) => [
      sentAt,
      name,
      email,
      phone,
      subject,
      message,
    ]);
    return table([['SENT', 'NAME', 'EMAIL', 'PHONE', 'SUBJECT', 'MESSAGE'], ...rows]);
  }
  if (command === 'newsletter') {
    const readers = /** @type {{ email: string }[]} */ (await ask('GET', 'newsletter'));
    return table([['EMAIL'], ...readers.map(({ email }) => [email])]);
  }
  if (command === 'menu' && argument === 'today') {
    const items = /** @type {Item[]} */ (await ask('GET', 'menu'));
    const rows = items.map(({ menuItemId, itemName, price, deliverableOn, quantityAvailable, isAvailable }) => [
      menuItemId,
      itemName,
      dollars(price),
      deliverableOn,
      isAvailable ? (quantityAvailable ?? 'no limit') : 'not available',
    ]);
    return table([['ITEM', 'NAME', 'PRICE', 'FOR', 'LEFT'], ...rows]);
  }
  if (command === 'menu' && argument === 'import' && file) {
    const { count } = await ask('PUT', 'menu', readFileSync(file, 'utf8'));
    return `The menu has ${count} items.`;
  }
  if (['confirm', 'prepare', 'ready', 'deliver', 'cancel'].includes(command) && argument) {
    const { id, from, status } = await ask('POST', `orders/${encodeURIComponent(argument)}/${command}`);
    return `${id}: ${from} -> ${status}`;
  }
  throw new Mistake(
    'The kitchen is told orders, messages, newsletter, menu today, menu import FILE, or what to do with the order ID: --help.',
  );
}

await startCommand(command, async ({ rest }) => say(await run(rest)));
