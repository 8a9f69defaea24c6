import { describe, expect, it } from 'vitest';
import type { Database } from '../../../src/tools/backend/database/database';
import { engines, migratedDatabase, useEngine } from './support/engines';
import { ownerAndCook, makeOwner } from './support/kitchen-staff';
import { readAs } from './support/kitchen-terminal';
import { kitchenToken, placePaid, register, runBackend, type RunningBackend } from './support/running-backend';

const email = 'Ann@example.com';
const call = (method: string) => `${method} /kitchen/customers/${encodeURIComponent(email.toLowerCase())}`;

/** Ann has an order, a picture, a cart, a message and the newsletter. Another customer has the same. */
async function knownCustomers(backend: RunningBackend) {
  const ids: string[] = [];
  for (const who of [email, 'bob@example.com']) {
    const { token } = await register(backend, who);
    const { id } = await placePaid(backend, token, { soup: 1 });
    ids.push(id);
    const form = new FormData();
    form.append(
      'file',
      new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4])], { type: 'image/png' }),
      'a.png',
    );
    await fetch(`${backend.origin}/api/v1/user/avatar`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    await backend.request('POST /api/v1/cart/items', { token, body: { itemId: 'soup', quantity: 1 } });
    const message = {
      name: 'Ann Lee',
      email: ` ${who} `,
      phone: '',
      subject: 'Nuts',
      message: 'Is there any nut in it?',
    };
    await backend.request('POST /api/v1/contact/message', { body: message });
    await backend.request('POST /api/v1/contact/newsletter', { body: { email: who } });
  }
  return ids;
}

async function deliver(backend: RunningBackend, id: string) {
  for (const step of ['confirm', 'prepare', 'ready', 'deliver', 'deliver'])
    await backend.request(`POST /kitchen/orders/${id}/${step}`, { token: kitchenToken });
}

/** All tables as text, in which a person must not be found any more. */
async function everything({ store }: RunningBackend): Promise<string> {
  const tables = await store.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const rows = [];
  for (const { name } of tables) rows.push(await store.query(`select * from ${name}`));
  return JSON.stringify(rows).toLowerCase();
}

describe.each(engines)("a customer's data on %s", (engine) => {
  useEngine(engine);

  it('are exported whole, for the owner alone', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { owner, cook } = await ownerAndCook(backend);
    const [id] = await knownCustomers(backend);
    const { reply } = await backend.request(call('GET'), { headers: owner });
    expect(
      Object.fromEntries(Object.entries(reply).map(([name, rows]) => [name, Array.isArray(rows) && rows.length])),
    ).toEqual({
      accounts: 1,
      photos: 1,
      orders: 1,
      cart: 1,
      sessions: 1,
      networks: 1,
      messages: 1,
      newsletter: 1,
    });
    expect(reply.orders[0]).toMatchObject({ id, contact_name: 'Ann Lee', items: [{ name: 'Tomato Soup' }] });
    expect(JSON.stringify(reply)).not.toMatch(/bob@|password|scrypt/);
    expect((await backend.request(call('GET'), { headers: cook })).status).toBe(403);
    expect((await backend.request(call('DELETE'), { token: kitchenToken })).status).toBe(403);
  });

  it('are deleted with nothing left of the person, while orders keep what the books need', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { owner } = await ownerAndCook(backend);
    const [id = ''] = await knownCustomers(backend);
    const early = await backend.request(call('DELETE'), { headers: owner });
    expect([early.status, early.reply.errorMessage]).toEqual([
      409,
      'An order of this customer is not done yet. End it first.',
    ]);
    await deliver(backend, id);
    expect((await backend.request(call('DELETE'), { headers: owner })).reply.accounts).toBe(1);
    const [kept] = await backend.store.query('select * from orders where id = $1', [id]);
    expect(kept).toMatchObject({ subtotal: 450, tax: 36, total: 1085, contact_name: '', mobile: null });
    expect(kept).toMatchObject({ address: { state: 'TX', country: 'USA' } });
    expect(await everything(backend)).not.toContain('ann@example.com');
    const { reply } = await backend.request('GET /kitchen/customers/bob%40example.com', { headers: owner });
    expect([reply.orders[0].contact_name, reply.photos.length, reply.cart.length]).toEqual(['Ann Lee', 1, 1]);
    expect((await register(backend, email)).token).toMatch(/^[\w-]{43}$/);
  });

  it.each(['DELIVERED', 'CANCELLED', 'PAYMENT_FAILED', 'REJECTED', 'DELIVERY_FAILED'])(
    'are deleted although an order of theirs has ended as %s',
    async (status) => {
      const backend = await runBackend({ workPeriod: 0 });
      const { owner } = await ownerAndCook(backend);
      const { token } = await register(backend, email);
      await placePaid(backend, token, { soup: 1 });
      await backend.store.query('update orders set status = $1', [status]);
      expect((await backend.request(call('DELETE'), { headers: owner })).status).toBe(200);
      expect(await backend.store.query('select contact_name from orders')).toEqual([{ contact_name: '' }]);
    },
  );

  it('are forgotten after the days of the setting, and not before', async () => {
    const backend = await runBackend({ workPeriod: 0, env: { KEEP_PERSONAL_DAYS: '90' } });
    const [old = '', recent = ''] = await knownCustomers(backend);
    await deliver(backend, old);
    await deliver(backend, recent);
    // An account may have no name, so that only an address tells whose it is.
    await backend.store.query(
      "update orders set contact_name = '', mobile = null, updated_at = now() - interval '91 days' where id = $1",
      [old],
    );
    await backend.store.query("update messages set sent_at = now() - interval '91 days' where email = $1", [email]);
    await backend.work();
    expect(
      await backend.store.query(
        "select contact_name as name, address->>'line1' as street from orders where id = any($1) order by updated_at",
        [[old, recent]],
      ),
    ).toEqual([
      { name: '', street: null },
      { name: 'Ann Lee', street: '1 Elm St' },
    ]);
    expect(await backend.store.query('select email from messages')).toEqual([{ email: 'bob@example.com' }]);
  });

  /** `onStep` happens before each thousand of orders is forgotten. */
  async function orderedForYears(onStep: (backend: RunningBackend) => Promise<void> = async () => undefined) {
    const store = await migratedDatabase();
    let steps: number | undefined;
    const query: Database['query'] = async (sql, values) => {
      if (steps === undefined || !sql.startsWith('update orders set contact_name')) return store.query(sql, values);
      steps++;
      await onStep(backend);
      return store.query(sql, values);
    };
    const backend = await runBackend({
      database: { ...store, query },
      workPeriod: 0,
      env: { KEEP_PERSONAL_DAYS: '90' },
    });
    const { token } = await register(backend);
    const { id } = await placePaid(backend, token, { soup: 1 });
    await deliver(backend, id);
    await store.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'OLD-' || number, 'updated_at', '2020-01-01'))).*
       from orders o, generate_series(1, 2500) number`,
    );
    steps = 0;
    return { backend, store, id, stepsOf: async (work: Promise<void>) => (await work, steps) };
  }

  it('are forgotten a thousand orders at a time, so that years of them are forgotten too', async () => {
    const { backend, store, id, stepsOf } = await orderedForYears();
    expect(await stepsOf(backend.work())).toBe(3);
    expect(await store.query("select id from orders where contact_name <> ''")).toEqual([{ id }]);
  });

  it('are not forgotten further while the backend closes, which would take a while', async () => {
    const { backend, stepsOf } = await orderedForYears(({ close }) => close());
    expect(await stepsOf(backend.work())).toBe(1);
  });

  it('are not those of a stranger who wrote the email of somebody who has confirmed it', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const { owner } = await ownerAndCook(backend);
    const stranger = await register(backend, email);
    const exported = async () => (await backend.request(call('GET'), { headers: owner })).reply;
    expect((await exported()).accounts).toHaveLength(1);
    const { id } = await placePaid(backend, stranger.token, { soup: 1 });
    await deliver(backend, id);
    await backend.store.query(
      `insert into customers (id, issuer, subject, email, confirmed_email) values ('ann', 'https://accounts.test', '1', $1, $1)`,
      [email],
    );
    expect(await exported()).toMatchObject({ accounts: [{ id: 'ann' }], orders: [], sessions: [] });
    expect((await backend.request(call('DELETE'), { headers: owner })).reply.accounts).toBe(1);
    expect((await backend.request('GET /api/v1/user/profile', { token: stranger.token })).status).toBe(200);
  });

  it('are exported and deleted by the terminal of the owner', async () => {
    const backend = await runBackend({ workPeriod: 0 });
    const owner = await makeOwner(backend);
    await register(backend, email);
    expect(JSON.parse(await readAs(backend, owner, 'customer', 'export', email)).accounts).toHaveLength(1);
    // The first one begins a command of a terminal, in one sign; the second turns the line around.
    await backend.store.query('update customers set first_name = $1', ['\u009b2J\u202eAnn']);
    const exported = await readAs(backend, owner, 'customer', 'export', email);
    expect(exported).not.toMatch(/[\u009b\u202e]/);
    expect(JSON.parse(exported).accounts[0].first_name).toBe('\u009b2J\u202eAnn');
    expect(await readAs(backend, owner, 'customer', 'delete', email)).toContain('Accounts deleted: 1.');
    expect(JSON.parse(await readAs(backend, owner, 'customer', 'export', email)).accounts).toEqual([]);
  });
});
