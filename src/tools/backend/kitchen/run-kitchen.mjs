import { readFileSync } from 'node:fs';
import { readSecrets } from '../development/secrets.mjs';

const usage = `npm run kitchen -- orders             orders that wait for something
npm run kitchen -- confirm ID        then: prepare ID, ready ID, deliver ID (once on its way, once at the door), cancel ID
npm run kitchen -- menu today        today's menu and what is left of it
npm run kitchen -- menu import FILE  makes the menu what the JSON file says

The backend is KITCHEN_URL (http://127.0.0.1:5174); the token is KITCHEN_TOKEN, or that of \`npm run start:real\`.
`;

/** @typedef {{ id: string, status: string, fulfillmentType: string, total: number, contactName: string, promisedBy: string, items: { name: string, quantity: number }[] }} Order */
/** @typedef {{ id: string, name: string, price: number, deliverableOn: string, quantityAvailable: number | null, isAvailable: boolean }} Item */

/** @param {string} method @param {string} path @param {string} [body] */
async function ask(method, path, body) {
  const token = process.env.KITCHEN_TOKEN ?? readSecrets('.data').KITCHEN_TOKEN;
  const response = await fetch(`${process.env.KITCHEN_URL ?? 'http://127.0.0.1:5174'}/kitchen/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
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
    const rows = items.map(({ id, name, price, deliverableOn, quantityAvailable, isAvailable }) => [
      id,
      name,
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
  process.exitCode = 2;
  return usage;
}

await run(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error) => {
    process.stderr.write(`${error.cause?.code === 'ECONNREFUSED' ? 'The backend is not running.' : error.message}\n`);
    process.exitCode = 1;
  },
);
