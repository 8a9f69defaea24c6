import { describe, expect, it } from 'vitest';
import { cents } from '../../../src/domain/shared/money';
import { specifiedArea } from '../../../src/domain/shop/shop-numbers';
import { engines, useEngine } from './support/engines';
import {
  address,
  menu,
  order,
  placeOrder,
  placePaid,
  register,
  runBackend,
  statusOf,
  stockOf,
  type RunningBackend,
} from './support/running-backend';

const placing = 'POST /api/v1/orders';

describe.each(engines)('placing an order on %s', (engine) => {
  useEngine(engine);

  it('makes one order of twenty presses with one key, and answers each alike', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const headers = { 'Idempotency-Key': 'one press' };
    const press = () => backend.request(placing, { token, headers, body: order({ bread: 1 }) });
    const answers = await Promise.all(Array.from({ length: 20 }, press));
    expect(new Set(answers.map(({ status, reply }) => `${status} ${JSON.stringify(reply)}`)).size).toBe(1);
    expect((await backend.request('GET /api/v1/orders/me', { token })).reply.orders).toHaveLength(1);
    expect(await stockOf(backend, 'bread')).toBe(2);
  });

  it('answers a key for 60 days, and forgets it then', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { token } = await register(backend);
    const press = async () => {
      const headers = { 'Idempotency-Key': 'one press' };
      return (await backend.request(placing, { token, headers, body: order({ soup: 1 }) })).reply.order.id;
    };
    const pass = async (days: number) => {
      await backend.store.query('update order_keys set made_at = made_at - make_interval(days => $1)', [days]);
      await backend.work();
    };
    const first = await press();
    await pass(59);
    expect(await press()).toBe(first);
    await pass(1);
    expect(await backend.store.query('select 1 from order_keys')).toEqual([]);
  });

  it('refuses a key with another order, and accepts the key of another customer', async () => {
    const backend = await runBackend();
    const [ann, bob] = [await register(backend), await register(backend)];
    const headers = { 'Idempotency-Key': 'shared' };
    await backend.request(placing, { token: ann.token, headers, body: order({ soup: 1 }) });
    const other = await backend.request(placing, { token: ann.token, headers, body: order({ soup: 2 }) });
    expect(other.status).toBe(409);
    expect((await backend.request(placing, { token: bob.token, headers, body: order({ soup: 2 }) })).status).toBe(200);
  });

  it('placing an order never sells more than there is', async () => {
    const backend = await runBackend();
    const customers = await Promise.all(Array.from({ length: 8 }, () => register(backend)));
    const answers = await Promise.all(
      customers.map(({ token }) => backend.request(placing, { token, body: order({ soup: 1, bread: 1 }) })),
    );
    expect(
      answers
        .map(({ status }) => String(status))
        .sort()
        .join(' '),
    ).toBe('200 200 200 409 409 409 409 409');
    expect(answers.find(({ status }) => status === 409)?.reply.errorMessage).toBe('Flat Bread is sold out.');
    expect(await stockOf(backend, 'bread')).toBe(0);
  });

  it('takes prices, tax and fee from its own menu, whatever the request says', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const body = order({ soup: 2 }, { totalAmount: 0.01, taxAmount: 0, userId: 'another' });
    const { reply } = await backend.request(placing, { token, body });
    expect(reply.order).toMatchObject({ subtotalAmount: 9, taxAmount: 0.72, deliveryFee: 5.99, totalAmount: 15.71 });
  });

  it('placing an order asks for the total alone where prices include tax', async () => {
    const includedTax = { name: 'VAT', percent: 20 };
    const backend = await runBackend({ shop: { pricing: { taxPercent: 0, includedTax, shippingFee: cents(300) } } });
    const { token } = await register(backend);
    const { reply } = await backend.request(placing, { token, body: order({ soup: 2 }) });
    expect(reply.order).toMatchObject({ subtotalAmount: 9, taxAmount: 2, deliveryFee: 3, totalAmount: 12 });
    expect([...backend.sessions.values()].map(({ amount_total }) => amount_total)).toEqual([1200]);
  });

  it('placing an order promises the arrival window of the shop', async () => {
    const arrivalWindows = { DELIVERY: { from: 15, to: 17 }, PICKUP: { from: 9, to: 10 } };
    const backend = await runBackend({ shop: { arrivalWindows }, now: () => new Date('2026-11-27T16:00:00Z') });
    const { token } = await register(backend);
    const { reply } = await backend.request(placing, { token, body: order({ soup: 1 }) });
    const promised = [reply.order.scheduledFor, reply.order.promisedBy].map((moment) => new Date(moment).toISOString());
    expect(promised).toEqual(['2026-11-28T21:00:00.000Z', '2026-11-28T23:00:00.000Z']);
  });

  it.each(['is_available = false', 'deleted_at = now()'])(
    'placing an order takes no dish that has left the menu since it was read: %s',
    async (change) => {
      const backend = await runBackend();
      const { token } = await register(backend);
      await stockOf(backend, 'soup');
      await backend.store.query(`update menu_items set ${change} where id = 'soup'`);
      const { status, reply } = await backend.request(placing, { token, body: order({ soup: 1 }) });
      expect([status, reply.errorMessage]).toEqual([409, "An item in your cart is no longer on today's menu."]);
    },
  );

  it('reads an address in either dialect', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const street = { street: '2 Oak St', city: 'Dallas', state: 'TX', zipCode: '75201', country: 'USA' };
    const { reply } = await backend.request(placing, { token, body: order({ soup: 1 }, { deliveryInfo: street }) });
    const info = await backend.request(`GET /api/v1/orders/${reply.order.id}/deliveryInfo`, { token });
    expect(info.reply.deliveryInfo.address).toMatchObject({ line1: '2 Oak St', postalCode: '75201' });
  });

  it.each([
    ['no items', { items: [] }, 'Cart is empty'],
    ['a quantity of zero', { items: [{ itemId: 'soup', quantity: 0 }] }, 'Invalid item in cart'],
    [
      'more than 99',
      {
        items: [
          { itemId: 'soup', quantity: 60 },
          { itemId: 'soup', quantity: 60 },
        ],
      },
      'Invalid item in cart',
    ],
    ['no address', { deliveryInfo: undefined }, 'Address is required'],
    ['another state', { deliveryInfo: { ...address, state: 'CA' } }, specifiedArea.notice],
    ['another country', { deliveryInfo: { ...address, country: 'x'.repeat(9000) } }, specifiedArea.notice],
    ['no mobile number', { mobile: undefined }, 'Mobile number is required'],
    ['a tip', { tipAmount: -5 }, 'No tips are taken.'],
  ])('refuses %s', async (_title, change, sentence) => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const { status, reply } = await backend.request(placing, { token, body: order({ soup: 1 }, change) });
    expect([status, reply.errorMessage]).toEqual([400, sentence]);
  });
});

describe.each(engines)('an order on %s', (engine) => {
  useEngine(engine);

  it('an order does not exist for another customer', async () => {
    const backend = await runBackend();
    const [ann, bob] = [await register(backend), await register(backend)];
    const { id } = await placeOrder(backend, ann.token, { soup: 1 });
    for (const call of [
      `GET /api/v1/orders/${id}`,
      `GET /api/v1/orders/${id}/track`,
      `GET /api/v1/orders/${id}/deliveryInfo`,
      `POST /api/v1/orders/${id}/cancel`,
    ])
      expect((await backend.request(call, { token: bob.token })).status).toBe(404);
    expect((await backend.request('GET /api/v1/orders/me', { token: bob.token })).reply.orders).toEqual([]);
    expect(await statusOf(backend, ann.token, id)).toBe('PENDING_PAYMENT');
  });

  it('an order is listed among two hundred at most, however many are asked for', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    await placeOrder(backend, token, { soup: 1 });
    await backend.store.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'SB-' || n))).*
       from orders o, generate_series(1, 200) as n`,
    );
    const { reply } = await backend.request('GET /api/v1/orders/me?limit=999', { token });
    expect(reply.orders).toHaveLength(200);
  });

  it('gives its stock back once when it is cancelled twice', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const { id } = await placeOrder(backend, token, { bread: 2 });
    const cancel = () => backend.request(`POST /api/v1/orders/${id}/cancel`, { token });
    const statuses = (await Promise.all([cancel(), cancel()])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await stockOf(backend, 'bread')).toBe(3);
  });

  it('an order cannot be cancelled once it is paid', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    const { id } = await placePaid(backend, token, { soup: 1 });
    expect((await backend.request(`POST /api/v1/orders/${id}/cancel`, { token })).status).toBe(409);
    expect(await statusOf(backend, token, id)).toBe('PAID');
  });
});

describe.each(engines)('orders that nobody pays on %s', (engine) => {
  useEngine(engine);
  const place = ({ request }: RunningBackend, token: string, items: Readonly<Record<string, number>>, key = '') =>
    request(placing, { token, headers: key === '' ? {} : { 'Idempotency-Key': key }, body: order(items) });

  it('orders that nobody pays are three of a customer at most, however many are pressed at once', async () => {
    const backend = await runBackend({ env: { UNPAID_ORDERS: '3' } });
    const { token } = await register(backend);
    const presses = await Promise.all(Array.from({ length: 6 }, () => place(backend, token, { soup: 1 })));
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(3);
    const { status, reply } = await place(backend, token, { soup: 1 });
    expect([status, reply.errorMessage]).toEqual([
      409,
      'You have 3 unpaid orders. Please pay or cancel one of them first.',
    ]);
    const [first] = (await backend.request('GET /api/v1/orders/me', { token })).reply.orders;
    await backend.request(`POST /api/v1/orders/${first.id}/cancel`, { token });
    expect((await place(backend, token, { soup: 1 })).status).toBe(200);
  });

  it('orders that nobody pays hold few pieces of what is limited, and any number of what is not', async () => {
    const backend = await runBackend({ env: { UNPAID_PIECES: '2' } });
    const { token } = await register(backend);
    expect((await place(backend, token, { soup: 50, bread: 1 })).status).toBe(200);
    const { status, reply } = await place(backend, token, { bread: 2 });
    expect([status, reply.errorMessage]).toEqual([
      409,
      'Until you have paid, we can keep 2 pieces for you. Please order fewer, or call us.',
    ]);
    expect(await stockOf(backend, 'bread')).toBe(2);
  });

  it('orders that nobody pays end for a day after some of them, without those that the kitchen has paid back', async () => {
    const backend = await runBackend({ env: { RATE_LIMIT: '600' } });
    const { token } = await register(backend);
    const statuses = [];
    for (let count = 0; count < 9; count++) {
      const { status, reply } = await place(backend, token, { bread: 1 });
      statuses.push(status);
      await backend.request(`POST /api/v1/orders/${reply.order?.id}/cancel`, { token });
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
    await backend.store.query("update orders set created_at = now() - interval '23 hours'");
    expect((await place(backend, token, { bread: 1 })).status).toBe(429);
    await backend.store.query("insert into refunds select id, id, 0, '' from orders limit 1");
    expect((await place(backend, token, { bread: 1 })).status).toBe(200);
  });

  /** Customers behind a trusted proxy, each with an account. */
  async function strangers(backend: RunningBackend, ips: readonly string[]) {
    const accounts = [];
    for (const ip of ips) {
      const { token } = await register(backend);
      const place = async (items: Readonly<Record<string, number>>) => {
        const headers = { 'X-Forwarded-For': ip };
        const { status, reply } = await backend.request(placing, { token, headers, body: order(items) });
        return { status, text: reply.errorMessage, id: String(reply.order?.id) };
      };
      accounts.push({ token, place });
    }
    return accounts;
  }
  const menuOfManyBreads = menu.map((item) => (item.id === 'bread' ? { ...item, quantityAvailable: 40 } : item));
  const behindProxy = { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT: '600' };
  const line = (count: number) => Array.from({ length: count }, (_, number) => `2001:db8:1:2:${number}::1`);

  it('accounts of one network hold three times what one account may, pressed at once, and another network orders', async () => {
    const backend = await runBackend({ env: { ...behindProxy, UNPAID_ORDERS: '1' } });
    const near = await strangers(backend, line(9));
    const presses = await Promise.all(near.map(({ place: press }) => press({ soup: 1 })));
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused =
      'Too many orders from your network are not paid yet. Please try again in a few minutes, or call us.';
    expect(presses.filter(({ status, text }) => status === 409 && text === refused)).toHaveLength(6);
    const [far] = await strangers(backend, ['2001:db8:1:3::1']);
    expect((await far?.place({ soup: 1 }))?.status).toBe(200);
  });

  it('accounts of one network hold three times the pieces of one account, and paid ones do not count', async () => {
    const backend = await runBackend({ env: { ...behindProxy, UNPAID_PIECES: '1' }, menu: menuOfManyBreads });
    const near = await strangers(backend, line(5));
    const statuses = [];
    for (const { place: press } of near) statuses.push((await press({ bread: 1 })).status);
    expect(statuses).toEqual([200, 200, 200, 409, 409]);
    expect(await stockOf(backend, 'bread')).toBe(37);
    await backend.store.query("update orders set status = 'PAID' where id in (select id from orders limit 1)");
    expect((await near[3]?.place({ bread: 1 }))?.status).toBe(200);
  });

  it('orders that a network never pays end for today, whichever account places them', async () => {
    const backend = await runBackend({ env: behindProxy });
    const near = await strangers(backend, line(5));
    const answers = [];
    for (const { token, place: press } of near)
      for (let count = 0; count < 6; count++) {
        const answer = await press({ bread: 1 });
        answers.push(`${answer.status} ${answer.text}`);
        await backend.request(`POST /api/v1/orders/${answer.id}/cancel`, { token });
      }
    const tomorrow = 'Several orders from your network were not paid today. Please call us, or try again tomorrow.';
    expect(answers.indexOf(`429 ${tomorrow}`)).toBe(24);
    await backend.store.query("update order_networks set made_at = made_at - interval '1 day'");
    await backend.work();
    expect(await backend.store.query('select 1 from order_networks')).toEqual([]);
  });

  it('orders are placed no faster than a person presses, and the same press is counted once', async () => {
    const backend = await runBackend({ env: { RATE_LIMIT: '40', UNPAID_ORDERS: '9' } });
    const { token } = await register(backend);
    expect((await place(backend, token, { soup: 1 }, 'key')).status).toBe(200);
    expect((await place(backend, token, { soup: 1 }, 'key')).status).toBe(200);
    expect((await place(backend, token, { soup: 1 })).status).toBe(200);
    const { status, reply } = await place(backend, token, { soup: 1 });
    expect([status, reply.errorMessage]).toEqual([429, 'Too many tries. Please wait 60 minutes.']);
  });

  it('a key of an order that was cancelled opens no page to pay on', async () => {
    const backend = await runBackend({ deliver: () => undefined });
    const { token } = await register(backend);
    const { reply } = await place(backend, token, { soup: 1 }, 'key');
    await backend.request(`POST /api/v1/orders/${reply.order.id}/cancel`, { token });
    const again = await place(backend, token, { soup: 1 }, 'key');
    expect([again.status, again.reply.errorMessage]).toEqual([409, 'This order has ended. Please place a new one.']);
  });
});
