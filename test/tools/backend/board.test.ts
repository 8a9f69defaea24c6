import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { engines, useEngine } from './support/engines';
import { ownerAndCook, type StaffHeaders } from './support/kitchen-staff';
import { kitchenToken, placePaid, register, runBackend, type RunningBackend } from './support/running-backend';

const boardOptions = { look: 20, beat: 40, maxPages: 50 };
const friday = () => new Date('2026-11-27T16:00:00Z');

async function paidOrder(backend: RunningBackend) {
  const { token } = await register(backend);
  const { id } = await placePaid(backend, token, { soup: 2, bread: 1 });
  return id;
}

const boardOf = async ({ request }: RunningBackend, headers: StaffHeaders) =>
  (await request('GET /kitchen/board', { headers })).reply;

/** The events that the page hears. `until` reads on to the first one of this kind that fits. */
async function listen({ origin }: RunningBackend, headers: StaffHeaders) {
  const reply = await fetch(`${origin}/kitchen/events`, { headers });
  if (!reply.body) throw new Error('There are no events.');
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader.cancel().catch(() => undefined));
  let text = '';
  async function next(): Promise<{ event: string; data: string } | undefined> {
    const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)\n\n/.exec(text) ?? [];
    if (event !== '') {
      text = text.slice(text.indexOf('\n\n') + 2);
      return { event, data };
    }
    const { done, value } = await reader.read();
    if (done) return undefined;
    text += value;
    return next();
  }
  return {
    type: reply.headers.get('content-type'),
    ends: async () => {
      while (await next());
      return true;
    },
    until: async (event: string, fits: (data: string) => boolean = () => true) => {
      for (let heard = await next(); heard; heard = await next())
        if (heard.event === event && fits(heard.data)) return heard.data;
      throw new Error(`The events ended without ${event}.`);
    },
  };
}

describe.each(engines)("the kitchen's page on %s", (engine) => {
  useEngine(engine);

  it('is a page of its own origin alone: no other script, style, frame or form', async () => {
    const backend = await runBackend({ shop: { name: 'Bread & <Butter>' } });
    const page = await fetch(`${backend.origin}/kitchen`);
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "form-action 'none'"])
      expect(policy).toContain(rule);
    const text = await page.text();
    expect(text).toContain('Kitchen, Bread &amp; &lt;Butter>');
    expect(text).not.toMatch(/\sstyle=|\son[a-z]+=|<style|<script(?! type="module" src="\/kitchen\/)/);
    for (const [path, type] of [
      ['board.css', 'text/css'],
      ['board-page.js', 'text/javascript'],
    ]) {
      const file = await fetch(`${backend.origin}/kitchen/${path}`);
      expect([file.status, file.headers.get('content-type')?.split(';')[0], file.headers.get('cache-control')]).toEqual(
        [200, type, 'no-store'],
      );
    }
  });

  it('shows what to cook, for when, for whom, and what to leave out for whom', async () => {
    const backend = await runBackend({ now: friday });
    const { cook } = await ownerAndCook(backend);
    const id = await paidOrder(backend);
    await backend.store.query(`update menu_items set allergens = '["Milk", "Egg"]' where id = 'soup'`);
    await backend.store.query("update menu_items set allergens = null where id = 'bread'");
    await backend.store.query(`update orders set address = address || '{"line2": "Apt 4"}'`);
    const { me, board } = await boardOf(backend, cook);
    expect(me).toEqual({ name: 'Cem', may: [] });
    expect(board.orders).toEqual([
      expect.objectContaining({
        id,
        status: 'PAID',
        way: 'DELIVERY',
        when: 'Sat, Nov 28, 11 AM–1 PM',
        items: [
          { position: 0, name: 'Tomato Soup', quantity: 2, day: '', allergens: ['Milk', 'Egg'] },
          { position: 1, name: 'Flat Bread', quantity: 1, day: '', allergens: null },
        ],
        allergens: ['Egg', 'Milk'],
        withoutList: ['Flat Bread'],
        contactName: 'Ann Lee',
        address: '1 Elm St, Apt 4, Dallas, 75201',
        rest: 1814,
        restText: '$18.14',
      }),
    ]);
    expect(board.dishes).toEqual([
      { id: 'soup', name: 'Tomato Soup', left: null, isSoldOut: false },
      { id: 'bread', name: 'Flat Bread', left: 2, isSoldOut: false },
    ]);
    expect(board.days[1]).toEqual({
      day: '2026-11-28',
      text: 'Sat, Nov 28',
      isClosed: false,
      isByKitchen: false,
      orders: 1,
    });
  });

  it('an order for two days comes with those of the first, and both days have it', async () => {
    const backend = await runBackend({ now: friday });
    const { cook } = await ownerAndCook(backend);
    const { token } = await register(backend);
    const ids = [(await placePaid(backend, token, { soup: 1 })).id, (await placePaid(backend, token, { soup: 1 })).id];
    const promise = (id: string | undefined, from: string, to: string) =>
      backend.store.query('update orders set scheduled_for = $2, promised_by = $3 where id = $1', [id, from, to]);
    await promise(ids[0], '2026-11-28', '2026-11-28');
    await promise(ids[1], '2026-11-27', '2026-11-29');
    const { board } = await boardOf(backend, cook);
    expect(board.orders.map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[0]]);
    expect(board.days.slice(0, 3).map(({ orders }: { orders: number }) => orders)).toEqual([1, 1, 1]);
  });

  it('has what comes first on top: by day, then by the end of its hours, then as it was ordered', async () => {
    const backend = await runBackend({ now: friday });
    const { cook } = await ownerAndCook(backend);
    const { token } = await register(backend);
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push((await placePaid(backend, token, { soup: 1 })).id);
    const [first, second, early, anytime] = ids;
    await backend.store.query("update orders set window_to = '2026-11-28T18:00:00Z' where id = $1", [early]);
    await backend.store.query('update orders set window_from = null, window_to = null where id = $1', [anytime]);
    const { board } = await boardOf(backend, cook);
    expect(board.orders.map(({ id }: { id: string }) => id)).toEqual([early, first, second, anytime]);
  });

  it('has an order until it is at the door, and says of a day what is still to cook for it', async () => {
    const backend = await runBackend({ now: friday });
    const { cook } = await ownerAndCook(backend);
    const [id, other] = [await paidOrder(backend), await paidOrder(backend)];
    await backend.request(`POST /kitchen/orders/${other}/cancel`, { headers: cook });
    const seen = async () => {
      const { orders, days } = (await boardOf(backend, cook)).board;
      return [orders.map(({ status }: { status: string }) => status), days[1].orders];
    };
    expect(await seen()).toEqual([['PAID'], 1]);
    for (const step of ['confirm', 'prepare', 'ready', 'deliver'])
      await backend.request(`POST /kitchen/orders/${id}/${step}`, { headers: cook });
    expect(await seen()).toEqual([['OUT_FOR_DELIVERY'], 0]);
    await backend.request(`POST /kitchen/orders/${id}/undeliverable`, { headers: cook });
    expect(await seen()).toEqual([[], 0]);
    // An order that did not arrive is not one that somebody has cancelled.
    expect((await boardOf(backend, cook)).board.cancelled).toEqual([other]);
  });

  it('offers to sell out what can be ordered, and neither a dish that is off the menu nor one that is gone', async () => {
    const backend = await runBackend({ now: friday });
    const { cook } = await ownerAndCook(backend);
    const dishes = async () => (await boardOf(backend, cook)).board.dishes.map(({ id }: { id: string }) => id);
    expect(await dishes()).toEqual(['soup', 'bread']);
    await backend.store.query("update menu_items set is_available = false where id = 'soup'");
    expect(await dishes()).toEqual(['bread']);
    await backend.store.query("update menu_items set deleted_at = now() where id = 'bread'");
    expect(await dishes()).toEqual([]);
  });

  it('says of each item of an order for two days which day it is for', async () => {
    const backend = await runBackend({ now: friday });
    const { cook } = await ownerAndCook(backend);
    await backend.request('GET /api/v1/admin/menu-schedule/today');
    await backend.store.query("update menu_schedule set deliverable_on = '2026-11-30' where item_id = 'bread'");
    await paidOrder(backend);
    const { board } = await boardOf(backend, cook);
    expect(board.orders[0].when).toBe('Sat, Nov 28 to Mon, Nov 30');
    expect(board.orders[0].items.map(({ day }: { day: string }) => day)).toEqual(['Sat, Nov 28', 'Mon, Nov 30']);
  });

  it('leaves out what is paid back, and says what is closed, paused and whom the owner is', async () => {
    const backend = await runBackend({ now: friday });
    const { owner, cook } = await ownerAndCook(backend);
    const id = await paidOrder(backend);
    await backend.store.query(`update menu_items set allergens = '["Wheat"]' where id = 'bread'`);
    const body = { lines: [{ position: 1, quantity: 1 }] };
    await backend.request(`POST /kitchen/orders/${id}/refund`, { headers: owner, body });
    await backend.request('PUT /kitchen/closed-days/2026-11-28', { headers: owner });
    await backend.request('PUT /kitchen/pause', { headers: cook, body: { minutes: null } });
    const { me, board } = await boardOf(backend, owner);
    expect(me.may).toEqual(['refunds', 'closing']);
    expect(board.orders[0].items).toEqual([{ position: 0, name: 'Tomato Soup', quantity: 2, day: '', allergens: [] }]);
    expect(board.orders[0].allergens).toEqual([]);
    expect(board.orders[0].restText).toBe('$15.71');
    expect(board.pause).toBe('');
    expect(board.days[1]).toMatchObject({ isClosed: true, isByKitchen: true, orders: 1 });
    expect(board.cancelled).toEqual([]);
    await backend.request(`POST /kitchen/orders/${id}/cancel`, { headers: cook });
    expect((await boardOf(backend, cook)).board).toMatchObject({ orders: [], cancelled: [id] });
    await backend.store.query("update refunds set made_at = made_at - interval '13 hours'");
    expect((await boardOf(backend, cook)).board.cancelled).toEqual([]);
  });

  it('hears of a new order, a step of somebody else and a pause, and that the backend is there', async () => {
    const backend = await runBackend({ boardOptions });
    const { cook } = await ownerAndCook(backend);
    const [one, other] = [await listen(backend, cook), await listen(backend, cook)];
    expect(one.type).toBe('text/event-stream');
    await one.until('board', (data) => data.includes('"orders":[]'));
    const id = await paidOrder(backend);
    for (const page of [one, other]) await page.until('board', (data) => data.includes(`"id":"${id}","status":"PAID"`));
    await backend.request(`POST /kitchen/orders/${id}/confirm`, { token: kitchenToken });
    for (const page of [one, other]) await page.until('board', (data) => data.includes('CONFIRMED'));
    await backend.request('PUT /kitchen/pause', { headers: cook, body: { minutes: 15 } });
    await one.until('board', (data) => !data.includes('"pause":null'));
    expect(Date.parse(await one.until('beat'))).toBeGreaterThan(0);
  });

  it('ends for a session that has ended, and with the backend', async () => {
    const backend = await runBackend({ boardOptions });
    const { owner, cook } = await ownerAndCook(backend);
    const [ofCook, ofOwner] = [await listen(backend, cook), await listen(backend, owner)];
    await backend.request('DELETE /kitchen/staff/Cem', { headers: owner });
    expect(await ofCook.ends()).toBe(true);
    expect((await fetch(`${backend.origin}/kitchen/events`, { headers: cook })).status).toBe(401);
    await ofOwner.until('beat');
    await backend.close();
    expect(await ofOwner.ends()).toBe(true);
  });

  it('is open on a few devices at most, and on another when one has closed', async () => {
    const backend = await runBackend({ boardOptions: { ...boardOptions, maxPages: 2 } });
    const { cook } = await ownerAndCook(backend);
    const open = async () => {
      const closing = new AbortController();
      onTestFinished(() => closing.abort());
      const { status } = await fetch(`${backend.origin}/kitchen/events`, { headers: cook, signal: closing.signal });
      return { status, close: () => closing.abort() };
    };
    // A request for the headers alone opens no page.
    for (let count = 0; count < 3; count++)
      await fetch(`${backend.origin}/kitchen/events`, { method: 'HEAD', headers: cook });
    const pages = [await open(), await open()];
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect((await open()).status).toBe(503);
    pages[0]?.close();
    await vi.waitUntil(async () => (await open()).status === 200, 10_000);
  });

  it('opens as often as before after the database was away while pages opened', async () => {
    const { store } = await runBackend();
    let isAway = false;
    const backend = await runBackend({
      boardOptions: { ...boardOptions, maxPages: 2 },
      database: {
        ...store,
        query: (sql, values) =>
          isAway && sql.includes('from pauses') ? Promise.reject(new Error('away')) : store.query(sql, values),
      },
    });
    const { cook } = await ownerAndCook(backend);
    isAway = true;
    for (let press = 0; press < 3; press++) {
      const closing = new AbortController();
      await fetch(`${backend.origin}/kitchen/events`, { headers: cook, signal: closing.signal });
      closing.abort();
    }
    isAway = false;
    const open = async () => (await listen(backend, cook)).until('board').catch(() => undefined);
    expect(await vi.waitUntil(open, 10_000)).toContain('"orders":[]');
  });

  it('goes on to hear after the database was away for a moment', async () => {
    const store = (await runBackend()).store;
    let isAway = false;
    const backend = await runBackend({
      boardOptions,
      database: {
        ...store,
        query: (sql, values) =>
          isAway && sql.includes('from pauses') ? Promise.reject(new Error('away')) : store.query(sql, values),
      },
    });
    const { cook } = await ownerAndCook(backend);
    const page = await listen(backend, cook);
    await page.until('board');
    isAway = true;
    while (!backend.log.some((line) => line.includes("The kitchen's page waits"))) await page.until('beat');
    isAway = false;
    const id = await paidOrder(backend);
    expect(await page.until('board', (data) => data.includes(id))).toContain('PAID');
  });
});
