import { describe, expect, it } from 'vitest';
import { parseCalendarDate } from '../../../src/domain/shared/calendar-date';
import { engines, useEngine } from './support/engines';
import { ownerAndCook } from './support/kitchen-staff';
import { readInTerminal } from './support/kitchen-terminal';
import { order, placeOrder, register, runBackend, type RunningBackend } from './support/running-backend';

const todaysMenu = 'GET /api/v1/admin/menu-schedule/today';
const menuOf = async ({ request }: RunningBackend) => (await request(todaysMenu)).reply;
const rowOf = async (backend: RunningBackend, id: string) =>
  (await menuOf(backend)).scheduledMenusDetails.find((row: { menuItemId: string }) => row.menuItemId === id);

describe.each(engines)('what the kitchen takes orders of, on %s', (engine) => {
  useEngine(engine);

  it('takes no order during a pause, says until when, and keeps what was placed before', async () => {
    const backend = await runBackend();
    const { cook } = await ownerAndCook(backend);
    const { token } = await register(backend);
    const before = { token, body: order({ soup: 1 }), headers: { 'Idempotency-Key': 'before' } };
    const { reply: placed } = await backend.request('POST /api/v1/orders', before);
    await backend.request('PUT /kitchen/pause', { headers: cook, body: { minutes: 15 } });
    const sentence = /^The kitchen has its hands full and takes orders again at \d+:\d\d\s[AP]M\.$/;
    expect(await menuOf(backend)).toEqual({ successResponse: false, errorMessage: expect.stringMatching(sentence) });
    expect((await backend.request('GET /api/v1/menu-items?limit=8')).reply.errorMessage).toMatch(sentence);
    const refused = await backend.request('POST /api/v1/orders', { token, body: order({ soup: 1 }) });
    expect([refused.status, refused.reply.errorMessage]).toEqual([409, expect.stringMatching(sentence)]);
    expect((await backend.request('POST /api/v1/orders', before)).reply).toEqual(placed);
  });

  it('names the day on which a long pause ends, for customers and for the kitchen', async () => {
    const backend = await runBackend();
    const { cook } = await ownerAndCook(backend);
    await backend.request('PUT /kitchen/pause', { headers: cook, body: { minutes: 24 * 60 } });
    expect((await menuOf(backend)).errorMessage).toMatch(/takes orders again at [A-Z][a-z]{2},? \d+:\d\d\s[AP]M\.$/);
    const { reply } = await backend.request('GET /kitchen/board', { headers: cook });
    expect(reply.board.pause).toMatch(/^[A-Z][a-z]{2},? \d+:\d\d\s[AP]M$/);
  });

  it('shortens a pause as it lengthens one', async () => {
    const backend = await runBackend();
    const { cook } = await ownerAndCook(backend);
    const minutesLeft = async (minutes: number) => {
      await backend.request('PUT /kitchen/pause', { headers: cook, body: { minutes } });
      const [pause] = await backend.store.query<{ minutes: number }>(
        'select ceil(extract(epoch from until - now()) / 60)::int as minutes from pauses',
      );
      return pause?.minutes;
    };
    expect([await minutesLeft(30), await minutesLeft(15), await minutesLeft(60)]).toEqual([30, 15, 60]);
  });

  it('cannot sell out what has been deleted from the menu', async () => {
    const backend = await runBackend();
    const { cook } = await ownerAndCook(backend);
    await menuOf(backend);
    await backend.store.query("update menu_items set deleted_at = now() where id = 'bread'");
    const { status, reply } = await backend.request('PUT /kitchen/sold-out/bread', { headers: cook });
    expect([status, reply.errorMessage]).toEqual([404, "This dish is not on today's menu."]);
  });

  it('takes orders again when the pause is over, and when somebody says so', async () => {
    const backend = await runBackend();
    const { cook } = await ownerAndCook(backend);
    const pause = (minutes: number | null) =>
      backend.request('PUT /kitchen/pause', { headers: cook, body: { minutes } });
    await pause(30);
    await backend.store.query("update pauses set until = until - interval '30 minutes'");
    expect((await menuOf(backend)).scheduledMenusDetails).toHaveLength(2);
    await pause(null);
    expect((await menuOf(backend)).errorMessage).toBe('The kitchen takes no orders right now. Please try again later.');
    await backend.request('DELETE /kitchen/pause', { headers: cook });
    expect((await menuOf(backend)).scheduledMenusDetails).toHaveLength(2);
  });

  it('takes one dish off today, and stock that comes back does not put it on again', async () => {
    const backend = await runBackend();
    const { cook } = await ownerAndCook(backend);
    const { token } = await register(backend);
    const { id } = await placeOrder(backend, token, { bread: 2 });
    await backend.request('POST /api/v1/cart/items', { token, body: { itemId: 'bread', quantity: 1 } });
    expect((await backend.request('PUT /kitchen/sold-out/bread', { headers: cook })).reply.left).toBe(0);
    expect(await rowOf(backend, 'bread')).toMatchObject({ quantityAvailable: 0, isAvailable: false });
    expect((await backend.request('GET /api/v1/cart', { token })).reply.items).toEqual([]);
    await backend.request(`POST /api/v1/orders/${id}/cancel`, { token });
    expect(await rowOf(backend, 'bread')).toMatchObject({ quantityAvailable: 0 });
    const refused = await backend.request('POST /api/v1/orders', { token, body: order({ bread: 1 }) });
    expect([refused.status, refused.reply.errorMessage]).toEqual([409, 'Flat Bread is sold out.']);
    expect((await backend.request('DELETE /kitchen/sold-out/bread', { headers: cook })).reply.left).toBe(3);
    expect(await rowOf(backend, 'bread')).toMatchObject({ quantityAvailable: 3, isAvailable: true });
    expect((await backend.request('PUT /kitchen/sold-out/cake', { headers: cook })).status).toBe(404);
  });

  it('schedules nothing for a day that the owner closes, in every process, until it opens again', async () => {
    const now = () => new Date('2026-11-27T16:00:00Z');
    const backend = await runBackend({ now });
    const { owner, cook } = await ownerAndCook(backend);
    const other = await runBackend({ database: backend.store, now });
    const dayOfSoup = async ({ request }: Pick<RunningBackend, 'request'>) =>
      (await request(todaysMenu)).reply.scheduledMenusDetails[0].deliverableOn;
    expect(await dayOfSoup(other)).toBe('2026-11-28');
    expect((await backend.request('PUT /kitchen/closed-days/2026-11-28', { headers: cook })).status).toBe(403);
    await backend.request('PUT /kitchen/closed-days/2026-11-28', { headers: owner });
    expect([await dayOfSoup(backend), await dayOfSoup(other)]).toEqual(['2026-11-29', '2026-11-29']);
    const { token } = await register(backend);
    const { reply } = await other.request('POST /api/v1/orders', { token, body: order({ soup: 1 }) });
    expect(new Date(reply.order.scheduledFor).toISOString()).toBe('2026-11-29T17:00:00.000Z');
    await backend.request('DELETE /kitchen/closed-days/2026-11-28', { headers: owner });
    expect([await dayOfSoup(backend), await dayOfSoup(other)]).toEqual(['2026-11-28', '2026-11-28']);
    expect((await backend.request('PUT /kitchen/closed-days/soon', { headers: owner })).status).toBe(400);
    await backend.request('PUT /kitchen/closed-days/2026-11-27', { headers: owner });
    const { board } = (await backend.request('GET /kitchen/board', { headers: cook })).reply;
    expect(board.days[0]).toMatchObject({ day: '2026-11-27', isClosed: true });
  });

  it('adds the days of the kitchen and of the settings to those of the profile', async () => {
    const closedOn = ['2026-11-28', '2026-11-30'].flatMap((day) => parseCalendarDate(day) ?? []);
    const backend = await runBackend({
      shop: { closedOn },
      env: { SHOP_CLOSED_ON: '2026-12-01, 2026-12-25' },
      now: () => new Date('2026-11-27T16:00:00Z'),
    });
    const { owner } = await ownerAndCook(backend);
    await backend.request('PUT /kitchen/closed-days/2026-11-29', { headers: owner });
    expect(await rowOf(backend, 'soup')).toMatchObject({ deliverableOn: '2026-12-02' });
    const opened = await backend.request('DELETE /kitchen/closed-days/2026-11-30', { headers: owner });
    expect([opened.status, opened.reply.errorMessage]).toEqual([409, 'The kitchen has not closed this day.']);
  });

  it('is told by the terminal of a machine, which may not close a day', async () => {
    const backend = await runBackend();
    await readInTerminal(backend, 'sold-out', 'soup');
    expect(await rowOf(backend, 'soup')).toMatchObject({ isAvailable: false });
    await readInTerminal(backend, 'on-sale', 'soup');
    expect(await rowOf(backend, 'soup')).toMatchObject({ isAvailable: true });
    await readInTerminal(backend, 'pause', '20');
    expect((await menuOf(backend)).successResponse).toBe(false);
    await readInTerminal(backend, 'resume');
    expect((await menuOf(backend)).successResponse).toBe(true);
    await expect(readInTerminal(backend, 'close', '2026-12-24')).rejects.toThrow('Only the owner may do this.');
  });
});
