import { setInterval as every } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { callsFrom } from './calls-from.mjs';

/** @import { Sent } from './calls-from.mjs' */

/** Each calls as often as one address may, and does not wait for its answers. */
const perSecond = 10;
/** Bytes a second of the line of a stranger, 40 Mbit/s up. Without it, this machine would be measured, not the shop. */
const line = 5_000_000;
const maxOpen = 20;
const fiveMegabytes = Buffer.alloc(5_000_000, '[');
const json = { 'Content-Type': 'application/json' };

/** A picture of almost 5 MB, as a browser sends it. @returns {Sent} */
function photo() {
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\nContent-Type: image/gif\r\n\r\nGIF89a';
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(4_900_000, 7), Buffer.from('\r\n--x--\r\n')]);
  return { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body };
}
const ofPhoto = photo();

/** @param {string} path @param {unknown} body @returns {[string, Sent]} */
const post = (path, body) => [path, { method: 'POST', headers: json, body: JSON.stringify(body) }];

/** @type {Record<string, (number: number) => [string, Sent]>} */
const callsOf = {
  bodies: () => ['/kitchen/orders/SB-1/confirm', { method: 'POST', headers: json, body: fiveMegabytes }],
  brackets: () => ['/api/v1/auth/register', { method: 'POST', headers: json, body: '['.repeat(90_000) }],
  hashes: (number) =>
    post('/api/v1/auth/login', { email: `customer${number % 50}@example.com`, password: `guess-${number}` }),
  orders: () =>
    post('/api/v1/orders', {
      channel: 'WEB',
      fulfillmentType: 'PICKUP',
      tipAmount: 0,
      items: [{ itemId: 'bread', quantity: 20 }],
      mobile: '+12145550100',
    }),
  photos: () => ['/api/v1/user/avatar', ofPhoto],
};
const attacks = Object.entries(callsOf);

/** @type {{ origin: string, strangers: number }} */
const { origin, strangers } = workerData;
/** Answers by kind and status. @type {Map<string, number>} */
const answered = new Map();
const count = (/** @type {string} */ what) => answered.set(what, (answered.get(what) ?? 0) + 1);

/** @param {number} number */
async function signUp(number) {
  const call = callsFrom(`127.2.0.${number + 1}`);
  const body = {
    email: `stranger${number}@example.com`,
    password: 'secret-1',
    firstName: 'A',
    lastName: 'B',
    phone: '',
  };
  const [path, sent] = post('/api/v1/auth/register', body);
  let token;
  // A machine with other work refuses for now.
  while (token === undefined) token = (await call(origin + path, sent).catch(() => undefined))?.reply.accessToken;
  return { call, token: String(token), open: 0, calls: number, lineFreeAt: 0 };
}

const all = [];
for (let number = 0; number < strangers; number++) all.push(await signUp(number));
parentPort?.postMessage('ready');
let isOver = false;
parentPort?.once('message', () => (isOver = true));
for await (const _tick of every(1000 / perSecond)) {
  if (isOver) break;
  for (const stranger of all) {
    if (stranger.open >= maxOpen) continue;
    const number = stranger.calls++;
    const [kind, callOf] = /** @type {(typeof attacks)[number]} */ (attacks[number % attacks.length]);
    const [path, sent] = callOf(number);
    const length = sent.body?.length ?? 0;
    const isLong = length > line / perSecond;
    if (isLong && performance.now() < stranger.lineFreeAt) continue;
    if (isLong) stranger.lineFreeAt = performance.now() + (1000 * length) / line;
    stranger.open++;
    stranger
      .call(origin + path, { ...sent, headers: { ...sent.headers, Authorization: `Bearer ${stranger.token}` } })
      .then(
        ({ status }) => count(`${kind} ${status}`),
        () => count(`${kind} cut`),
      )
      .finally(() => stranger.open--);
  }
}
parentPort?.postMessage(Object.fromEntries(answered));
process.exit(0);
