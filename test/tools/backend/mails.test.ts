import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpPost, type Mail } from '../../../src/tools/backend/mail/post';
import { freePort } from '../free-port.mjs';
import { engines, useEngine } from './support/engines';
import { ownerAndCook } from './support/kitchen-staff';
import {
  decide,
  order,
  placePaid,
  reconcileNow,
  register,
  runBackend,
  type RunningBackend,
} from './support/running-backend';

const friday = () => new Date('2026-11-27T16:00:00Z');

async function confirmedCustomer(backend: RunningBackend) {
  const customer = await register(backend);
  await backend.store.query('update customers set confirmed_email = email');
  await backend.store.query("delete from outbox where kind = 'mail'");
  return customer;
}

/** Two soups, one bread: 18.14, or 12.15 without the fee. */
async function paidOrder(backend: RunningBackend, change: object = {}) {
  const { token, email } = await confirmedCustomer(backend);
  const { reply } = await backend.request('POST /api/v1/orders', { token, body: order({ soup: 2, bread: 1 }, change) });
  await decide(reply.paymentCheckout.url, 'pay');
  await reconcileNow(backend);
  await backend.work();
  return { id: String(reply.order.id), email };
}

const lastMail = ({ mails }: RunningBackend) => mails.at(-1);
/** A space of a language is not always the one of the keyboard. */
const plain = (text = '') => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

describe.each(engines)('the mails of an order on %s', (engine) => {
  useEngine(engine);

  it('are a receipt once it is paid: items, tax, total, day and window, address, and where to look', async () => {
    const backend = await runBackend({ now: friday, workPeriod: 0 });
    const { id, email } = await paidOrder(backend);
    expect(backend.mails).toHaveLength(1);
    expect(lastMail(backend)).toMatchObject({ id: `mail ${id}`, to: email, subject: `Your order ${id} is paid` });
    expect(plain(lastMail(backend)?.text)).toBe(`Hello Ann Lee,

Thank you. We have your order and your payment of $18.14.

We bring it to 1 Elm St, Dallas, TX, 75201: Sat, Nov 28, 11 AM–1 PM.

2 × Tomato Soup  $9.00
1 × Flat Bread   $2.25
Tax              $0.90
Delivery         $5.99
Total            $18.14

See your order: http://127.0.0.1:5173/track-order?id=${id}

Second Batch, (214) 555-0100
`);
  });

  it('say of each item of an order for two days which day it is for', async () => {
    const backend = await runBackend({ now: friday, workPeriod: 0 });
    await backend.request('GET /api/v1/admin/menu-schedule/today');
    await backend.store.query("update menu_schedule set deliverable_on = '2026-11-30' where item_id = 'bread'");
    await paidOrder(backend);
    const text = plain(lastMail(backend)?.text);
    expect(text).toContain('Sat, Nov 28 to Mon, Nov 30.');
    expect(text).toMatch(/^2 × Tomato Soup, Sat, Nov 28 +\$9\.00\n1 × Flat Bread, Mon, Nov 30 +\$2\.25$/m);
  });

  it('say the same as HTML, in which a name is text', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    await backend.store.query("update menu_items set name = '<b>Soup</b>' where id = 'soup'");
    await paidOrder(backend);
    const html = lastMail(backend)?.html ?? '';
    expect(html).toContain('2 × &#60;b&#62;Soup&#60;/b&#62;');
    expect(html).toContain('<td style="text-align:right">$18.14</td>');
    expect(html).not.toMatch(/<script|<img|<b>/);
  });

  it('say where to pick it up, when it is ready and when it is on its way', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { cook } = await ownerAndCook(backend);
    const pickup = await paidOrder(backend, { fulfillmentType: 'PICKUP' });
    expect(lastMail(backend)?.text).toContain('Please pick it up at The kitchen, 1 Elm St, Dallas: ');
    const step = (id: string, name: string) => backend.request(`POST /kitchen/orders/${id}/${name}`, { headers: cook });
    for (const name of ['confirm', 'prepare', 'ready']) await step(pickup.id, name);
    await backend.work();
    expect(lastMail(backend)).toMatchObject({ subject: `Your order ${pickup.id} is ready`, to: pickup.email });
    const delivery = await paidOrder(backend);
    for (const name of ['confirm', 'prepare', 'ready', 'deliver']) await step(delivery.id, name);
    await backend.work();
    await step(delivery.id, 'deliver');
    await backend.work();
    expect(lastMail(backend)?.subject).toBe(`Your order ${delivery.id} is on its way`);
    expect(backend.mails).toHaveLength(4);
  });

  it('say why it was cancelled and what goes back, and what goes back alone', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { owner, cook } = await ownerAndCook(backend);
    const { id } = await paidOrder(backend);
    const body = { lines: [{ position: 1, quantity: 1 }], reason: 'sold out' };
    await backend.request(`POST /kitchen/orders/${id}/refund`, { headers: owner, body });
    await backend.work();
    expect(lastMail(backend)?.subject).toBe(`Money back for your order ${id}`);
    expect(lastMail(backend)?.text).toContain(
      '$2.43 goes back to you, the way that you paid.\n\nThe reason: sold out.\n\nSee your order',
    );
    await backend.request(`POST /kitchen/orders/${id}/cancel`, { headers: cook, body: { reason: 'the oven broke' } });
    await backend.work();
    expect(lastMail(backend)?.text).toContain('The kitchen had to cancel your order: the oven broke.');
    expect(lastMail(backend)?.text).toContain('$18.14 goes back to you, the way that you paid.');
    expect(backend.mails).toHaveLength(3);
  });

  it('name the sum and the reason of each part that goes back, and what it is in all', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { owner } = await ownerAndCook(backend);
    const { id } = await paidOrder(backend);
    for (const [position, reason] of [
      [1, 'sold out'],
      [0, 'it was cold!'],
    ])
      await backend.request(`POST /kitchen/orders/${id}/refund`, {
        headers: owner,
        body: { lines: [{ position, quantity: 1 }], reason },
      });
    await backend.work();
    const told = backend.mails.slice(1).map(({ text }) => text.split('\n\n').slice(1, -2));
    expect(told).toEqual([
      [
        '$2.43 goes back to you, the way that you paid.',
        'The reason: sold out.',
        'In all, $7.29 of this order goes back to you.',
      ],
      [
        '$4.86 goes back to you, the way that you paid.',
        'The reason: it was cold!',
        'In all, $7.29 of this order goes back to you.',
      ],
    ]);
  });

  it('that an earlier version has asked for say what goes back in all', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { owner } = await ownerAndCook(backend);
    const { id } = await paidOrder(backend);
    await backend.request(`POST /kitchen/orders/${id}/refund`, { headers: owner, body: { lines: 'all', reason: '' } });
    await backend.store.query("update outbox set subject = $1 where subject like '% refund %'", [
      `${id} refund ${crypto.randomUUID()}`,
    ]);
    await backend.work();
    expect(lastMail(backend)?.text).toContain('\n\n$18.14 goes back to you, the way that you paid.\n\nSee');
  });

  it('promise nothing once the order has ended, however late the server for mails takes them', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { cook } = await ownerAndCook(backend);
    const { id } = await paidOrder(backend);
    const step = (name: string, body?: object) =>
      backend.request(`POST /kitchen/orders/${id}/${name}`, { headers: cook, body });
    for (const name of ['confirm', 'prepare', 'ready', 'deliver']) await step(name);
    await step('undeliverable', { reason: 'nobody was there' });
    await backend.store.query("update outbox set send_at = now() where id = 'mail ' || $1", [id]);
    backend.mails.splice(0);
    await backend.work();
    const texts = backend.mails.map(({ subject, text }) => [subject, text]);
    expect(texts).toEqual([
      [
        `Your order ${id}: Your order could not be delivered: nobody was there.`,
        expect.stringContaining('\n\nPlease call us about your payment: (214) 555-0100.\n\n'),
      ],
      [`Your order ${id} is paid`, expect.stringContaining('could not be delivered: nobody was there.')],
    ]);
    expect(texts.flat().join(' ')).not.toMatch(/We bring it|has your order/);
  });

  it.each(['DELIVERY', 'PICKUP'])(
    'say nothing of an order that waits or comes, once it is at the door: %s',
    async (fulfillmentType) => {
      let isAway = true;
      const sent: Mail[] = [];
      const send = (mail: Mail) =>
        isAway ? Promise.reject(new Error('The server is away.')) : Promise.resolve(void sent.push(mail));
      const backend = await runBackend({ workPeriod: 0, post: { send } });
      const { cook } = await ownerAndCook(backend);
      const { id } = await paidOrder(backend, { fulfillmentType });
      for (const step of ['confirm', 'prepare', 'ready', 'deliver', 'deliver']) {
        await backend.request(`POST /kitchen/orders/${id}/${step}`, { headers: cook });
        await backend.work();
      }
      isAway = false;
      await backend.store.query('update outbox set send_at = now() where send_at is not null');
      await backend.work();
      expect(sent).toEqual([expect.objectContaining({ subject: `Your order ${id} is paid` })]);
      expect(sent[0]?.text).not.toMatch(/We bring it|Please pick it up/);
      expect(sent[0]?.text).toContain('Enjoy your order.');
      expect(await backend.store.query('select 1 from outbox where send_at is not null')).toEqual([]);
    },
  );

  it('are given up after a day of refusals, which the operator still sees', async () => {
    const refused = () => Promise.reject(new Error('550 No such user.'));
    const backend = await runBackend({ workPeriod: 0, post: { send: refused } });
    await paidOrder(backend);
    const entry = async () =>
      (
        await backend.store.query("select attempts, error, send_at is null as is_over from outbox where kind = 'mail'")
      )[0];
    await backend.store.query("update outbox set send_at = now(), attempts = 298 where kind = 'mail'");
    await backend.work();
    expect(await entry()).toEqual({ attempts: 299, error: 'Error: 550 No such user.', is_over: false });
    await backend.store.query("update outbox set send_at = now() where kind = 'mail'");
    await backend.work();
    await backend.work();
    expect(await entry()).toEqual({ attempts: 300, error: 'Error: 550 No such user.', is_over: true });
  });

  it('greet a customer of whom no name is known', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { token } = await confirmedCustomer(backend);
    await backend.store.query("update customers set first_name = '', last_name = ''");
    await placePaid(backend, token, { soup: 1 });
    expect(lastMail(backend)?.text).toMatch(/^Hello,\n/);
  });

  it('name a tax that prices include beside the total', async () => {
    const pricing = { taxPercent: 0, includedTax: { name: 'VAT', percent: 20 }, shippingFee: 0 };
    const backend = await runBackend({ shop: { pricing: Object(pricing) }, workPeriod: 0 });
    await paidOrder(backend);
    expect(lastMail(backend)?.text).toMatch(/Total +\$11\.25\nTax, included +\$1\.88/);
  });

  it('of a kind that only a newer version knows wait for it, and hold up no other', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const newer = ['SB-1 survey', 'SB-1 survey 1', 'birthday ann 1', 'SB-1 ready-for-you 1'];
    const { token } = await confirmedCustomer(backend);
    for (const subject of newer)
      await backend.store.query("insert into outbox (id, kind, subject) values ('mail ' || $1, 'mail', $1)", [subject]);
    const { id } = await placePaid(backend, token, { soup: 1 });
    await backend.work();
    expect(backend.mails.map(({ id: sent }) => sent)).toEqual([`mail ${id}`]);
    expect(
      await backend.store.query('select subject, attempts, error from outbox where send_at is not null order by id'),
    ).toEqual(newer.toSorted().map((subject) => ({ subject, attempts: 0, error: null })));
  });

  it('go to nobody whose email is not confirmed, and to nobody without a server', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { token, email } = await register(backend);
    await placePaid(backend, token, { soup: 1 });
    await backend.work();
    expect(backend.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Please confirm your email: Second Batch'],
    ]);
    expect(await backend.store.query('select 1 from outbox where send_at is not null')).toEqual([]);
  });
});

describe('a server for mails', () => {
  it('gets a mail of two forms by SMTP, with one id for each attempt', async () => {
    const received: string[] = [];
    const recipients: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address: recipient }, _session, done) => {
        recipients.push(recipient);
        done();
      },
      onData: (stream, _session, done) => {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString()));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    const port = await freePort();
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
    const post = smtpPost(`smtp://127.0.0.1:${port}`, 'Shop <orders@shop.test>');
    const mail = { id: 'mail SB-1', to: 'ann@example.com', subject: 'Größe', text: 'Hello.\n', html: '<p>Hello.</p>' };
    await post.send(mail);
    await post.send(mail);
    expect(recipients).toEqual([mail.to, mail.to]);
    await post.send({ ...mail, to: 'x,bo@example.com' });
    expect(recipients).not.toContain('bo@example.com');
    const [first = '', second = ''] = received;
    expect(first).toContain('From: Shop <orders@shop.test>');
    expect(first).toContain('To: ann@example.com');
    expect(first).toContain('Content-Type: multipart/alternative');
    expect(first).toContain('<p>Hello.</p>');
    const idOf = (text: string) => /^Message-ID: (<[\da-f]{32}@shop\.test>)/im.exec(text)?.[1];
    expect(idOf(first)).toBeDefined();
    expect(idOf(second)).toBe(idOf(first));
  });

  it('may name the customer in what it refuses, which nobody keeps', async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`<${address}>: no such user ${address}`), { responseCode: 550 })),
    });
    const port = await freePort();
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
    const post = smtpPost(`smtp://127.0.0.1:${port}`, 'orders@shop.test');
    const mail = { id: 'a', to: 'ann@example.com', subject: 'a', text: 'a', html: 'a' };
    await expect(post.send(mail)).rejects.toThrow(/550 <…>: no such user …$/);
    await expect(post.send(mail)).rejects.not.toThrow('ann@');
  });

  it('that is away rejects, so that the outbox tries again', async () => {
    const post = smtpPost(`smtp://127.0.0.1:${await freePort()}`, 'orders@shop.test');
    const mail = { id: 'a', to: 'ann@example.com', subject: 'a', text: 'a', html: 'a' };
    await expect(post.send(mail)).rejects.toThrow('ECONNREFUSED');
  });
});
