import { describe, expect, it } from 'vitest';
import { engines, useEngine } from './support/engines';
import { readAs } from './support/kitchen-terminal';
import { makeOwner, ownerAndCook, signIn, type StaffHeaders } from './support/kitchen-staff';
import {
  decide,
  kitchenToken,
  placeOrder,
  placePaid,
  reconcileNow,
  register,
  runBackend,
  statusOf,
  stockOf,
  type RunningBackend,
} from './support/running-backend';
import { sendWebhook } from './support/send-webhook';

/** Two soups of 4.50, one bread of 2.25, 8 % tax and a fee of 5.99: 18.14 in all. */
async function kitchenWithOrder(decision: 'pay' | 'abandon' = 'pay') {
  const backend = await runBackend({ workPeriod: 0 });
  const staff = await ownerAndCook(backend);
  const { token } = await register(backend);
  const { id, url } = await placeOrder(backend, token, { soup: 2, bread: 1 });
  if (decision === 'pay') {
    await decide(url, 'pay');
    await reconcileNow(backend);
  }
  const press = (call: string, headers: StaffHeaders, body?: object) =>
    backend.request(`POST /kitchen/orders/${id}/${call}`, { headers, body });
  const order = async () => (await backend.request(`GET /api/v1/orders/${id}`, { token })).reply.order;
  /** The payments that the owner has to look at. */
  const look = async () => (await backend.request('GET /kitchen/payments', { headers: staff.owner })).reply;
  /** The provider refuses refunds of a payment that is unpaid. */
  const setPayment = (status: 'paid' | 'unpaid') => {
    for (const [key, session] of backend.sessions) backend.sessions.set(key, { ...session, payment_status: status });
  };
  return { backend, id, token, url, press, order, look, setPayment, ...staff };
}

/** The bread was paid back, and the bank of the customer sends the money back once `bounce` is called. */
async function kitchenWithRefund() {
  const kitchen = await kitchenWithOrder();
  const { backend, press, owner } = kitchen;
  const [session] = backend.sessions.values();
  if (!session) throw new Error('There is no page.');
  const tell = () =>
    sendWebhook(backend, backend.webhookSecret, { object: 'refund', payment_intent: session.payment_intent?.id });
  const bounce = async () => {
    const failedRefund = { amount: 243, failure_reason: 'expired_or_canceled_card' };
    Object.assign(session, { refunded: 0, failedRefund });
    await tell();
  };
  await press('refund', owner, { lines: bread, reason: '' });
  await backend.work();
  return { ...kitchen, session, tell, bounce };
}

const refundedOf = ({ sessions }: RunningBackend) => [...sessions.values()].map(({ refunded }) => refunded);
const bread = [{ position: 1, quantity: 1 }];

describe.each(engines)('an order that does not come to its customer, on %s', (engine) => {
  useEngine(engine);

  it.each([
    [
      'reject',
      [],
      'REJECTED',
      'The kitchen could not take your order: something is sold out. 18.14 USD goes back to you.',
    ],
    [
      'cancel',
      ['confirm', 'prepare'],
      'CANCELLED',
      'The kitchen had to cancel your order: something is sold out. 18.14 USD goes back to you.',
    ],
  ])(
    'gives all of the money and the stock back on %s, and tells the customer why',
    async (ending, steps, status, text) => {
      const { backend, press, order, cook } = await kitchenWithOrder();
      for (const step of steps) await press(step, cook);
      const ended = await press(ending, cook, { reason: 'something is sold out' });
      expect(ended.reply).toMatchObject({ status, amount: 1814 });
      await reconcileNow(backend);
      expect(await order()).toMatchObject({ orderStatus: status, statusMessage: text });
      expect(refundedOf(backend)).toEqual([1814]);
      expect(await stockOf(backend, 'bread')).toBe(3);
    },
  );

  it('ends an order that could not be delivered, keeps its money until the owner decides, and its stock is gone', async () => {
    const { backend, press, order, owner, cook } = await kitchenWithOrder();
    for (const step of ['confirm', 'prepare', 'ready', 'deliver']) await press(step, cook);
    expect((await press('undeliverable', cook, { reason: 'nobody was there' })).reply.status).toBe('DELIVERY_FAILED');
    await reconcileNow(backend);
    expect(refundedOf(backend)).toEqual([0]);
    expect((await order()).statusMessage).toBe('Your order could not be delivered: nobody was there.');
    expect(await stockOf(backend, 'bread')).toBe(2);
    expect((await press('refund', owner, { lines: 'all' })).reply.amount).toBe(1814);
    await backend.work();
    expect(refundedOf(backend)).toEqual([1814]);
  });

  it('takes only orders that are on their way as undeliverable, and only new ones as rejected', async () => {
    const { press, cook } = await kitchenWithOrder();
    expect((await press('undeliverable', cook)).status).toBe(409);
    await press('confirm', cook);
    expect((await press('reject', cook)).reply.errorMessage).toBe('An order that is CONFIRMED cannot become REJECTED.');
  });

  it('pays one of two pieces back once, also if the answer was lost and the owner presses again', async () => {
    const { backend, press, owner } = await kitchenWithOrder();
    const shown = { lines: [{ position: 0, quantity: 1 }], reason: '', amount: 486, rest: 1814 };
    expect((await press('refund', owner, shown)).reply.amount).toBe(486);
    const { status, reply } = await press('refund', owner, shown);
    expect([status, reply.errorMessage]).toEqual([
      409,
      'Some of this order was paid back meanwhile. Please look again.',
    ]);
    expect((await press('refund', owner, { ...shown, rest: 1814 - 486 })).reply.amount).toBe(486);
    await backend.work();
    await backend.work();
    expect(refundedOf(backend)).toEqual([972]);
  });

  it('pays one line back with its tax, once for two presses, and the order goes on', async () => {
    const { backend, press, order, owner, cook } = await kitchenWithOrder();
    expect((await press('refund-sum', owner, { lines: bread })).reply).toEqual({ amount: 243, text: '$2.43' });
    const answers = await Promise.all([
      press('refund', owner, { lines: bread, reason: 'it was cold!' }),
      press('refund', owner, { lines: bread, reason: 'it was cold!' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await backend.work();
    await backend.work();
    expect(refundedOf(backend)).toEqual([243]);
    expect(await order()).toMatchObject({
      orderStatus: 'PAID',
      statusMessage: 'Your payment went through. 2.43 USD goes back to you: it was cold!',
    });
    expect((await press('confirm', cook)).status).toBe(200);
    expect((await press('cancel', cook)).reply.amount).toBe(1571);
    await reconcileNow(backend);
    expect(refundedOf(backend)).toEqual([1814]);
  });

  it('pays piece after piece back to the cent that was paid for all of them', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { owner } = await ownerAndCook(backend);
    const { token } = await register(backend);
    await backend.store.query("update menu_items set price = 455 where id = 'soup'");
    const { id } = await placePaid(backend, token, { soup: 3 });
    const amounts = [];
    for (let piece = 0; piece < 3; piece++) {
      const body = { lines: [{ position: 0, quantity: 1 }], reason: '' };
      amounts.push((await backend.request(`POST /kitchen/orders/${id}/refund`, { headers: owner, body })).reply.amount);
    }
    // 13.65, and 8 percent of it.
    expect(amounts).toEqual([491, 492, 491]);
  });

  it('gives back what the owner decides when it cancels, and a late word of the provider changes nothing', async () => {
    const { backend, id, press, order, owner, cook } = await kitchenWithOrder();
    expect((await press('cancel', cook, { money: bread })).status).toBe(403);
    expect((await press('cancel', owner, { money: bread })).reply.amount).toBe(243);
    await backend.store.query('update outbox set send_at = now() where id = $1', [`ask ${id}`]);
    await reconcileNow(backend);
    expect(refundedOf(backend)).toEqual([243]);
    expect((await press('refund', owner, { lines: 'all', reason: 'it was cold.' })).reply.amount).toBe(1571);
    await backend.work();
    expect(refundedOf(backend)).toEqual([1814]);
    expect((await order()).statusMessage).toBe(
      'The kitchen had to cancel your order. 18.14 USD goes back to you: it was cold.',
    );
  });

  it('does nothing where the page shows another status or another sum', async () => {
    const { backend, id, token, press, owner, cook } = await kitchenWithOrder();
    const presses = await Promise.all([
      press('confirm', cook, { from: 'PAID' }),
      press('confirm', cook, { from: 'PAID' }),
    ]);
    expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await press('cancel', cook, { from: 'PAID' })).status).toBe(409);
    expect((await press('cancel', cook, { amount: 1000 })).status).toBe(409);
    expect((await press('refund', owner, { lines: bread, amount: 1 })).status).toBe(409);
    expect((await press('refund', owner, { lines: [...bread, ...bread] })).status).toBe(409);
    expect(await statusOf(backend, token, id)).toBe('CONFIRMED');
    expect(await backend.store.query('select 1 from refunds')).toEqual([]);
  });

  it('speaks of no money to a customer who has not paid, and pays back who pays in the last second', async () => {
    const { backend, url, press, order, owner } = await kitchenWithOrder('abandon');
    expect((await press('refund', owner, { lines: 'all' })).status).toBe(409);
    expect((await press('cancel', owner)).reply.amount).toBe(0);
    expect((await order()).statusMessage).toBe('The kitchen had to cancel your order.');
    await decide(url, 'pay');
    await reconcileNow(backend);
    await reconcileNow(backend);
    expect(refundedOf(backend)).toEqual([1814]);
    expect((await order()).statusMessage).toBe('The kitchen had to cancel your order. 18.14 USD goes back to you.');
    expect((await press('refund', owner, { lines: 'all' })).status).toBe(409);
  });

  it('closes the page of an unpaid order that the kitchen cancels, so that nobody can pay for it', async () => {
    const { backend, press, owner } = await kitchenWithOrder('abandon');
    await press('cancel', owner);
    await backend.work();
    expect([...backend.sessions.values()].map(({ status }) => status)).toEqual(['expired']);
  });

  it('pays no more back than is left of what was paid, and no item twice', async () => {
    const { backend, press, owner } = await kitchenWithOrder();
    const [session] = backend.sessions.values();
    if (!session) throw new Error('There is no page.');
    // The owner has paid 17 dollars back on the pages of the provider.
    session.refunded = 1700;
    await sendWebhook(backend, backend.webhookSecret, { object: 'refund', payment_intent: session.payment_intent?.id });
    const soups = { lines: [{ position: 0, quantity: 2 }], reason: '' };
    expect((await press('refund-sum', owner, soups)).reply.amount).toBe(114);
    expect((await press('refund', owner, { lines: 'all', reason: '' })).reply.amount).toBe(114);
    expect((await press('refund', owner, soups)).reply.errorMessage).toBe('Tomato Soup is paid back already.');
    const { board } = (await backend.request('GET /kitchen/board', { headers: owner })).reply;
    expect([board.orders[0].items, board.orders[0].rest]).toEqual([[], 0]);
  });

  it('pays nothing back for an order that ended unpaid', async () => {
    const { backend, id, token, press, owner } = await kitchenWithOrder('abandon');
    await backend.request(`POST /api/v1/orders/${id}/cancel`, { token });
    expect((await press('refund', owner, { lines: 'all' })).reply.errorMessage).toBe('Nobody has paid for this order.');
  });

  it('pays back what a process of the earlier version has asked for', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { token } = await register(backend);
    const { id } = await placePaid(backend, token, { soup: 2, bread: 1 });
    await backend.store.query("update orders set status = 'CANCELLED' where id = $1", [id]);
    await backend.store.query("insert into outbox (id, kind, subject) values ('refund ' || $1, 'refund', $1)", [id]);
    await backend.work();
    expect(refundedOf(backend)).toEqual([1814]);
  });

  it('shows the owner a refund that the provider does not make, until it has left', async () => {
    const { backend, id, press, owner, look, setPayment } = await kitchenWithOrder();
    setPayment('unpaid');
    await press('refund', owner, { lines: bread, reason: '' });
    expect(await look()).toEqual([]);
    await backend.work();
    const refundFails = expect.stringContaining('no charge to refund');
    expect(await look()).toEqual([expect.objectContaining({ id, total: '$18.14', refundFails })]);
    expect((await fetch(`${backend.origin}/ready`)).status).toBe(200);
    // A mail is given up after as many tries.
    await backend.store.query("update outbox set send_at = now(), attempts = 400 where kind = 'refund'");
    await backend.work();
    expect(await look()).toEqual([expect.objectContaining({ id, refundFails })]);
    setPayment('paid');
    await backend.store.query("update outbox set send_at = now() where kind = 'refund'");
    await backend.work();
    expect([await look(), refundedOf(backend)]).toEqual([[], [243]]);
  });

  it('shows the owner a refund that came back from the bank of the customer, until it has arrived', async () => {
    const { backend, id, press, owner, look, session, tell, bounce } = await kitchenWithRefund();
    await tell();
    expect([refundedOf(backend), await look()]).toEqual([[243], []]);
    await bounce();
    const refundFails = '$2.43 did not reach the customer: expired_or_canceled_card.';
    expect(await look()).toEqual([expect.objectContaining({ id, refundFails })]);
    expect(backend.log.join()).toContain(`A refund of ${id} has failed: ${refundFails}`);
    // A refund that goes back meanwhile for another reason is not taken for this one.
    await press('refund', owner, { lines: [{ position: 0, quantity: 1 }], reason: '' });
    await backend.work();
    await tell();
    expect([refundedOf(backend), await look()]).toEqual([[486], [expect.objectContaining({ id, refundFails })]]);
    session.refunded += 243;
    await tell();
    expect(await look()).toEqual([]);
  });

  it('is settled once the owner has paid another way what the provider refuses, and no money goes back twice', async () => {
    const { backend, id, press, owner, cook, look, setPayment } = await kitchenWithOrder();
    expect((await press('settled', owner)).status).toBe(409);
    setPayment('unpaid');
    await press('refund', owner, { lines: bread, reason: '' });
    await backend.work();
    setPayment('paid');
    expect((await press('settled', owner)).reply.errorMessage).toContain('is being asked about it');
    await backend.store.query("update outbox set send_at = now() + interval '2 minutes' where kind = 'refund'");
    expect((await press('settled', cook)).status).toBe(403);
    expect((await press('settled', owner)).reply).toEqual({ id, amount: 243, text: '$2.43' });
    expect(await look()).toEqual([]);
    expect((await press('settled', owner)).reply.errorMessage).toBe('No refund of this order has failed.');
    await backend.store.query("update outbox set send_at = now() where kind = 'refund' and send_at is not null");
    await backend.work();
    expect(refundedOf(backend)).toEqual([0]);
    // A later refund goes the way of the payment again.
    await press('refund', owner, { lines: [{ position: 0, quantity: 1 }], reason: '' });
    await backend.work();
    expect([refundedOf(backend), await look()]).toEqual([[486], []]);
    const [, settled] = (await backend.request('GET /kitchen/log', { headers: owner })).reply;
    expect(settled).toMatchObject({ who: 'Olga', did: 'settled', subject: id, details: '{"amount": 243}' });
  });

  it('is settled once the owner has paid another way what the bank of the customer sent back', async () => {
    const { backend, id, press, owner, look, session, tell, bounce } = await kitchenWithRefund();
    await bounce();
    expect(await look()).toHaveLength(1);
    expect((await press('settled', owner)).reply).toEqual({ id, amount: 243, text: '$2.43' });
    await tell();
    expect(await look()).toEqual([]);
    // Another refund of the order comes back too.
    await press('refund', owner, { lines: [{ position: 0, quantity: 1 }], reason: '' });
    await backend.work();
    session.refunded = 0;
    await tell();
    expect((await press('settled', owner)).reply).toEqual({ id, amount: 486, text: '$4.86' });
    await tell();
    expect(await look()).toEqual([]);
  });

  it('has what the owner pays back on the pages of the provider once another refund is settled', async () => {
    const { backend, press, owner, session, tell, bounce } = await kitchenWithRefund();
    await bounce();
    await press('settled', owner);
    Object.assign(session, { refunded: 486, failedRefund: undefined });
    await tell();
    expect((await press('cancel', owner, { money: 'all' })).reply.amount).toBe(1814 - 243 - 486);
    await backend.work();
    expect(refundedOf(backend)).toEqual([1814 - 243]);
  });

  it.each([
    ['a part', 'refund', { lines: bread, reason: '' }, 243],
    ['all', 'cancel', { money: 'all' }, 1814],
  ])('pays %s back once, also if the owner does it on the pages of the provider', async (_part, call, body, amount) => {
    const { backend, press, owner } = await kitchenWithOrder();
    const change = (session: object) => {
      for (const [key, before] of backend.sessions) backend.sessions.set(key, { ...before, ...session });
    };
    change({ payment_status: 'unpaid' });
    await press(call, owner, body);
    await backend.work();
    change({ payment_status: 'paid', refunded: amount });
    await backend.store.query("update outbox set send_at = now() where kind = 'refund'");
    await backend.work();
    expect(refundedOf(backend)).toEqual([amount]);
    expect((await backend.request('GET /kitchen/payments', { headers: owner })).reply).toEqual([]);
    expect(await backend.store.query("select 1 from outbox where kind = 'refund' and send_at is not null")).toEqual([]);
  });

  it('pays a line back from the terminal of the owner, with the reason in the log', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const owner = await makeOwner(backend);
    const { token } = await register(backend);
    const { id } = await placePaid(backend, token, { soup: 2, bread: 1 });
    expect(await readAs(backend, owner, 'refund', id, '1x1', 'spilled')).toContain('$4.86 goes back');
    expect(await readAs(backend, owner, 'orders')).toMatch(/ 1 Tomato Soup, 1 Flat Bread$/m);
    await expect(readAs(backend, owner, 'refund', id, 'soup', 'spilled')).rejects.toThrow('written like 1x2');
    const { headers } = await signIn(backend, owner);
    const [last] = (await backend.request('GET /kitchen/log', { headers })).reply;
    expect(last).toMatchObject({ who: 'Olga', did: 'refund', subject: id });
    expect(JSON.parse(last.details)).toEqual({
      amount: 486,
      lines: [{ position: 0, quantity: 1 }],
      reason: 'spilled',
    });
    const refund = await backend.request(`POST /kitchen/orders/${id}/refund`, {
      token: kitchenToken,
      body: { lines: 'all' },
    });
    expect(refund.status).toBe(403);
  });
});
