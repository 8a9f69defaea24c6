import { setTimeout as pause } from 'node:timers/promises';
import { callsFrom } from './calls-from.mjs';

/** @import { Answer } from './calls-from.mjs' */
/** @typedef {{ id: string, orderStatus: string, items: { itemId: string, quantity: number }[] }} Order */
/** @typedef {'pay' | 'pay later' | 'decline' | 'abandon' | 'cancel' | 'pay and cancel'} Intent */

const patience = 180_000;
/** As often as the shop asks. */
const pollInterval = 3000;
const address = { addressLine1: '1 Elm St', city: 'Dallas', state: 'TX', zip: '75201', country: 'USA' };
const chance = (/** @type {number} */ share) => Math.random() < share;

/** @param {number} number @returns {Intent} */
export function intentOf(number) {
  const rare = /** @type {const} */ (['decline', 'abandon', 'cancel', 'pay and cancel', 'pay later']);
  return rare[number % 20] ?? 'pay';
}

/** Presses again with the same key until there is an answer, as the shop does. */
export class LoadCustomer {
  key = crypto.randomUUID();
  token = '';
  /** From the first press to the answer, in milliseconds. */
  waited = 0;
  /** How long one call was without any answer, in milliseconds. */
  longestSilence = 0;
  /** Calls that were told to come later. */
  refused = 0;
  /** @type {string[]} */
  problems = [];
  /** @type {{ id: string, url: string } | undefined} */
  placed;

  /** @param {import('./loaded-shop.mjs').LoadedShop} shop @param {number} number @param {Intent} intent */
  constructor(shop, number, intent = intentOf(number)) {
    this.shop = shop;
    this.number = number;
    this.intent = intent;
    this.call = callsFrom(`127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`);
    const bread = chance(0.6) ? [{ itemId: 'bread', quantity: 1 + (number % 2) }] : [];
    this.items = [{ itemId: 'soup', quantity: 1 + (number % 3) }, ...bread];
    if (chance(0.5)) this.items.reverse();
  }

  async register() {
    const email = `customer${this.number}@example.com`;
    const body = { email, password: 'secret-1', firstName: 'Ann', lastName: 'Lee', phone: '' };
    this.token = (await this.ask('POST', '/api/v1/auth/register', { body })).reply.accessToken;
  }

  /** @param {() => void} onAnswer */
  async order(onAnswer) {
    const startedAt = performance.now();
    const answers = await Promise.all(Array.from({ length: chance(0.5) ? 2 : 1 }, () => this.press()));
    this.waited = performance.now() - startedAt;
    onAnswer();
    const replies = new Set(answers.map(({ status, reply }) => `${status} ${reply.paymentCheckout?.url}`));
    if (replies.size > 1) this.problems.push(`two answers to one press: ${[...replies].join(', ')}`);
    const [{ status, reply }] = /** @type {[Answer]} */ (answers);
    if (status === 200) this.placed = { id: reply.order.id, url: reply.paymentCheckout.url };
    else if (!/sold out|left of/.test(reply.errorMessage)) this.problems.push(`${status} ${reply.errorMessage}`);
    if (this.placed && chance(0.2)) await this.repeatKey();
  }

  async press() {
    if (chance(0.2)) {
      const signal = AbortSignal.timeout(Math.ceil(Math.random() * 500));
      await this.once('POST', '/api/v1/orders', this.placing(this.items, signal)).catch(() => undefined);
    }
    return this.ask('POST', '/api/v1/orders', this.placing(this.items));
  }

  /** The key of an order for another order. */
  async repeatKey() {
    const other = [{ itemId: 'soup', quantity: 9 }];
    const { status } = await this.ask('POST', '/api/v1/orders', this.placing(other));
    if (status !== 409) this.problems.push(`a key for two orders: ${status}`);
  }

  async payAndWait() {
    if (!this.placed) return;
    const { id, url } = this.placed;
    const decision = this.intent === 'pay and cancel' ? 'pay' : this.intent;
    if (decision !== 'cancel') await Promise.all([this.decide(url, decision), this.decide(url, decision)]);
    if (decision === 'pay later') {
      await this.untilStatus(id, /PROCESSING/);
      await this.decide(url, 'pay');
    }
    if (this.intent.includes('cancel')) await this.ask('POST', `/api/v1/orders/${id}/cancel`);
    await this.untilStatus(id, /^(?!INITIATED|PENDING_PAYMENT|PAYMENT_PROCESSING)/);
  }

  /**
   * Looks at the menu, orders, pays and waits for the word that it is paid, in one go.
   * @returns {Promise<{ press: number, paid: number, whole: number }>} milliseconds of the press, from the payment to the word, of all
   */
  async visit() {
    const startedAt = performance.now();
    await this.ask('GET', '/api/v1/admin/menu-schedule/today');
    const pressedAt = performance.now();
    const { status, reply } = await this.ask('POST', '/api/v1/orders', this.placing([{ itemId: 'soup', quantity: 2 }]));
    const press = performance.now() - pressedAt;
    if (status !== 200) throw new Error(`A customer could not order: ${status} ${reply.errorMessage}`);
    this.placed = { id: reply.order.id, url: reply.paymentCheckout.url };
    const paidAt = performance.now();
    await this.decide(this.placed.url, 'pay');
    // The wait until then is measured, so it is looked at more often.
    await this.untilStatus(this.placed.id, /^PAID$/, 500);
    return { press, paid: performance.now() - paidAt, whole: performance.now() - startedAt };
  }

  /** @param {string} url @param {string} decision */
  decide(url, decision) {
    return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ decision }) });
  }

  /** @param {string} id @param {RegExp} wanted */
  async untilStatus(id, wanted, interval = pollInterval) {
    const until = Date.now() + patience;
    while (Date.now() < until) {
      const [order] = (await this.orders()).filter((one) => one.id === id);
      if (order && wanted.test(order.orderStatus)) return;
      await pause(interval);
    }
    this.problems.push(`order ${id} never became ${wanted}`);
  }

  /** @returns {Promise<Order[]>} */
  async orders() {
    const { status, reply } = await this.ask('GET', '/api/v1/orders/me');
    if (status !== 200) throw new Error(`A customer could not read the orders: ${status} ${reply.errorMessage}`);
    return reply.orders;
  }

  /** @param {unknown[]} items @param {AbortSignal} [signal] */
  placing(items, signal) {
    const fixed = { channel: 'WEB', fulfillmentType: 'DELIVERY', tipAmount: 0 };
    const body = { ...fixed, items, deliveryInfo: address, mobile: '+12145550100' };
    return { body, headers: { 'Idempotency-Key': this.key }, ...(signal ? { signal } : {}) };
  }

  /**
   * Repeats what had no answer, or 5xx, and comes as late as it is told.
   * @param {string} method @param {string} path @param {{ body?: unknown, headers?: Record<string, string> }} [sent]
   * @returns {Promise<Answer>}
   */
  async ask(method, path, sent) {
    const until = Date.now() + patience;
    for (;;) {
      const answer = await this.once(method, path, sent).catch(() => undefined);
      if (answer?.status === 500) this.problems.push(`${method} ${path}: 500`);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      if (answer) this.noteRefusal(`${method} ${path}: ${answer.status}`, answer);
      if (Date.now() > until) throw new Error(`${method} ${path} was never answered.`);
      // Customers were all told the same time, and come back at different ones.
      await pause((100 + 1000 * Number(answer?.retryAfter ?? 0)) * (1 + Math.random()));
    }
  }

  /** @param {string} what @param {Answer} answer */
  noteRefusal(what, { retryAfter }) {
    this.refused++;
    if (retryAfter === undefined) this.problems.push(`${what} without Retry-After`);
  }

  /**
   * @param {string} method @param {string} path
   * @param {{ body?: unknown, headers?: Record<string, string>, signal?: AbortSignal }} [sent]
   * @returns {Promise<Answer>}
   */
  async once(method, path, { body, headers = {}, signal } = {}) {
    const { origins } = this.shop;
    const origin = origins[Math.floor(Math.random() * origins.length)];
    const startedAt = performance.now();
    try {
      return await this.call(`${origin}${path}`, {
        method,
        headers: {
          ...headers,
          ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      });
    } finally {
      this.longestSilence = Math.max(this.longestSilence, performance.now() - startedAt);
    }
  }
}
