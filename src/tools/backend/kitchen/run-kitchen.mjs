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

/** @typedef {{ menuItemId: string, itemName: string, price: number, deliverableOn: string, quantityAvailable: number | null, isAvailable: boolean }} Item */

/** @typedef {string | number | null} Cell */

/** @param {string} method @param {string} path @param {string} [body] */
async function ask(method, path, body) {
  const token = process.env.KITCHEN_TOKEN ?? readSecrets('.data').KITCHEN_TOKEN;
  const url = `${process.env.KITCHEN_URL ?? 'http://127.0.0.1:5174'}${path}`;
  const response = await fetch(url, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body ?? null,
  }).catch((error) => {
    throw new Error(error.cause?.code === 'ECONNREFUSED' ? 'The backend is not running.' : error.message);
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.errorMessage);
  return reply;
}

/** Customers write these: a control character would reach the terminal. @param {Cell} cell */
const shown = (cell) => String(cell ?? '').replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** @param {readonly Record<string, Cell>[]} listed */
function table([first, ...others]) {
  if (!first) return 'There are none.';
  const rows = [Object.keys(first), ...[first, ...others].map((row) => Object.values(row).map(shown))];
  const widths = Object.keys(first).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (/** @type {string[]} */ row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => lineOf(row).trimEnd()).join('\n');
}

/** @param {Item} item */
const itemRow = ({ menuItemId, itemName, price, deliverableOn, quantityAvailable, isAvailable }) => ({
  item: menuItemId,
  name: itemName,
  price: price.toFixed(2),
  for: deliverableOn,
  left: isAvailable || quantityAvailable === 0 ? (quantityAvailable ?? 'no limit') : 'not available',
});

/** @param {readonly string[]} args */
async function run([command = '', argument = '', file = '']) {
  if (['orders', 'messages', 'newsletter'].includes(command)) return table(await ask('GET', `/kitchen/${command}`));
  if (command === 'menu' && argument === 'today') {
    const { scheduledMenusDetails } = await ask('GET', '/api/v1/admin/menu-schedule/today');
    return table(scheduledMenusDetails.map(itemRow));
  }
  if (command === 'menu' && argument === 'import' && file) {
    const { count } = await ask('PUT', '/kitchen/menu', readFileSync(file, 'utf8'));
    return `The menu has ${count} items.`;
  }
  if (['confirm', 'prepare', 'ready', 'deliver', 'cancel'].includes(command) && argument) {
    const { id, from, status } = await ask('POST', `/kitchen/orders/${encodeURIComponent(argument)}/${command}`);
    return `${id}: ${from} -> ${status}`;
  }
  throw new Mistake(
    'The kitchen is told orders, messages, newsletter, menu today, menu import FILE, or what to do with the order ID: --help.',
  );
}

await startCommand(command, async ({ rest }) => say(await run(rest)));
