import { readFileSync } from 'node:fs';
import { Mistake, say, startCommand } from '../../commands/command.mjs';
import { anyText } from '../../commands/kinds.mjs';
import { readSecrets } from '../development/secrets.mjs';

/** @type {import('../../commands/command.mjs').Command<{}>} */
const command = {
  name: 'npm run kitchen',
  does: `The backend is KITCHEN_URL (http://127.0.0.1:5174); the token is KITCHEN_TOKEN, or that of \`npm run start:real\`.`,
  forms: [
    ['orders', 'orders that wait for something'],
    ['confirm ID', 'then: prepare ID, ready ID, deliver ID (once on its way, once at the door), cancel ID'],
    ['menu today', "today's menu and what is left of it"],
    ['menu import FILE', 'makes the menu what the JSON file says'],
  ],
  rest: { value: 'argument', kind: anyText, max: 3 },
};

/** @typedef {{ id: string, status: string, fulfillmentType: string, total: number, contactName: string, promisedBy: string, items: { name: string, quantity: number }[] }} Order */
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

/** @param {readonly (readonly (string | number)[])[]} rows */
function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => String(cell).padEnd(widths[column] ?? 0))
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
    const rows = orders.map(({ id, status, fulfillmentType, promisedBy, total, contactName, items }) => {
      const dishes = items.map(({ name, quantity }) => `${quantity} ${name}`).join(', ');
      return [id, status, fulfillmentType, promisedBy, dollars(total), contactName, dishes];
    });
    return orders.length > 0
      ? table([['ORDER', 'STATUS', 'HOW', 'FOR', 'TOTAL', 'CUSTOMER', 'ITEMS'], ...rows])
      : 'No orders wait.';
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
    'The kitchen is told orders, menu today, menu import FILE, or what to do with the order ID: --help.',
  );
}

await startCommand(command, async ({ rest }) => say(await run(rest)));
