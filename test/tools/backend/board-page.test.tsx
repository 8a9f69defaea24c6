import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const folder = join(import.meta.dirname, '../../../src/tools/backend/kitchen/page');
const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(readFileSync(join(folder, 'board.html'), 'utf8')) ?? [];
/** A clock of the tablet that is two minutes behind that of the backend. */
const tabletTime = new Date('2026-11-27T17:58:00Z');
const backendTime = new Date('2026-11-27T18:00:00Z');
const minute = 60_000;

interface BoardOrder {
  readonly id: string;
  readonly status: string;
  readonly quantity?: number;
  readonly minutes?: number;
  readonly said?: { readonly allergens?: readonly string[] | null };
}

function orderOf({ id, status, quantity = 1, minutes = 0, said = { allergens: [] } }: BoardOrder) {
  return {
    id,
    status,
    way: 'DELIVERY',
    since: new Date(backendTime.getTime() - minutes * minute).toISOString(),
    when: 'today',
    items: [{ position: 0, name: 'Soup', quantity, day: '', ...said }],
    contactName: 'Ann',
    mobile: null,
    address: '1 Elm St',
    rest: 500,
    restText: '$5.00',
  };
}

interface Shown {
  readonly orders?: readonly BoardOrder[];
  readonly cancelled?: readonly string[];
  readonly dishes?: readonly object[];
  readonly pause?: string | null;
}

const boardOf = ({ orders = [], cancelled = [], dishes = [], pause = null }: Shown) => ({
  shop: { name: 'Soup & Co', locale: 'en-US', timeZone: 'America/Chicago' },
  pause,
  orders: orders.map(orderOf),
  cancelled,
  dishes,
  days: [],
});

const el = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

let tones = 0;
let loads = 0;
const listening: (() => void)[] = [];

/** The page as a tablet has it, with the calls that it makes. Each test loads the script anew. */
async function openPage(first: Shown, may: readonly string[] = ['refunds', 'closing']) {
  const calls: string[] = [];
  let now = first;
  const events = new EventTarget();
  vi.stubGlobal('fetch', (path: string, { method, keepalive }: RequestInit) => {
    if (path !== '/kitchen/board') calls.push(`${method} ${path}${keepalive ? ', kept alive' : ''}`);
    const clock = new Date(backendTime.getTime() + Date.now() - tabletTime.getTime());
    const reply = { me: { name: 'Olga', may }, now: clock, board: boardOf(now), amount: 250, text: '$2.50' };
    return Promise.resolve(Response.json(reply));
  });
  let streams = 0;
  vi.stubGlobal('EventSource', function eventSource() {
    streams += 1;
    return Object.assign(events, { readyState: 1, close: () => undefined });
  });
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((kind: string, run: EventListenerOrEventListenerObject) => {
      listening.push(() => target.removeEventListener(kind, run));
      add(kind, run);
    });
  }
  document.body.innerHTML = body;
  loads += 1;
  await import(/* @vite-ignore */ `${join(folder, 'board-page.js')}?${loads}`);
  await vi.advanceTimersByTimeAsync(0);
  return {
    calls,
    /** What the backend sends next, over the stream of events. */
    send: async (next: Shown) => {
      now = next;
      events.dispatchEvent(new MessageEvent('board', { data: JSON.stringify(boardOf(next)) }));
      await vi.advanceTimersByTimeAsync(0);
    },
    press: async (id: string) => {
      el(id).click();
      await vi.advanceTimersByTimeAsync(0);
    },
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    /** How often the page has begun to listen to the backend. */
    streams: () => streams,
    /** How often the sound has begun. */
    chimes: () => tones / 4,
  };
}

class PlayingAudio extends EventTarget {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  resume() {
    return Promise.resolve();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: tabletTime });
  tones = 0;
  vi.stubGlobal('AudioContext', PlayingAudio);
  vi.stubGlobal('OscillatorNode', function tone() {
    return { connect: (next: object) => next, start: () => (tones += 1), stop: () => undefined };
  });
  vi.stubGlobal('GainNode', function gain() {
    return { gain: { exponentialRampToValueAtTime: () => undefined }, connect: (next: object) => next };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const stop of listening.splice(0)) stop();
  document.body.innerHTML = '';
});

const paid = (id: string, more: Partial<BoardOrder> = {}) => ({ id, status: 'PAID', ...more });
const cooked = (id: string, more: Partial<BoardOrder> = {}) => ({ id, status: 'PREPARING', ...more });

describe("the script of the kitchen's page", () => {
  it('shows the clock of the backend, in the time zone of the shop', async () => {
    await openPage({});
    expect(el('clock').textContent).toBe('12:00 PM');
  });

  it('turns an order red that nobody has accepted for five minutes, and says so once, and once more after five more', async () => {
    const page = await openPage({ orders: [paid('SB-1', { minutes: 4 }), cooked('SB-2', { minutes: 9 })] });
    const isLate = (id: string) => el(`row-${id}`).querySelector('.t--late') !== null;
    expect([isLate('SB-1'), isLate('SB-2'), el('late').textContent]).toEqual([false, false, '']);
    await page.pass(minute);
    expect([isLate('SB-1'), isLate('SB-2')]).toEqual([true, false]);
    expect(el('late').textContent).toBe('Order SB-1 has waited 5 minutes.');
    el('late').textContent = '';
    await page.pass(4 * minute);
    expect(el('late').textContent).toBe('');
    await page.pass(minute);
    expect(el('late').textContent).toBe('Order SB-1 has waited 10 minutes.');
  });

  it('sounds for a new order at once and every half a minute, until somebody accepts it', async () => {
    const page = await openPage({});
    await page.press('sound');
    expect(page.chimes()).toBe(0);
    await page.send({ orders: [paid('SB-1')] });
    expect([page.chimes(), el('said').textContent]).toEqual([1, 'New order SB-1.']);
    await page.pass(25_000);
    expect(page.chimes()).toBe(1);
    await page.pass(10_000);
    expect(page.chimes()).toBe(2);
    await page.send({ orders: [paid('SB-1'), paid('SB-2'), paid('SB-3')] });
    expect([page.chimes(), el('said').textContent]).toEqual([3, '2 new orders.']);
    await page.send({ orders: ['SB-1', 'SB-4'].map((id) => ({ id, status: 'CONFIRMED' })) });
    await page.pass(2 * minute);
    expect(page.chimes()).toBe(3);
  });

  it('is silent for a new order once the cook has turned the sound off', async () => {
    const page = await openPage({});
    await page.press('sound');
    await page.press('sound');
    await page.send({ orders: [paid('SB-1')] });
    await page.pass(2 * minute);
    expect([page.chimes(), el('sound').getAttribute('aria-pressed')]).toEqual([0, 'false']);
  });

  it('counts a dish that nobody can order, whether it was sold or said to be sold out', async () => {
    const dish = (id: string, left: number | null, isSoldOut = false) => ({ id, name: id, left, isSoldOut });
    const page = await openPage({ dishes: [dish('soup', null), dish('bread', 2)] });
    expect(el('soldout-count').hidden).toBe(true);
    await page.send({ dishes: [dish('soup', null, true), dish('bread', 0), dish('tea', 1)] });
    expect([el('soldout-count').hidden, el('soldout-count').textContent]).toEqual([false, '2']);
    await page.press('open-soldout');
    expect([...el('dishes').querySelectorAll('small')].map((says) => says.textContent)).toEqual([
      'Sold out',
      'Sold out',
      '1 left',
    ]);
  });

  it('offers a cook neither a day to close nor money to pay back', async () => {
    await openPage({ orders: [paid('SB-1')] }, []);
    expect([el('open-day').hidden, document.getElementById('refund-SB-1')]).toEqual([true, null]);
  });

  it('sends a press that waits for its undo as the page goes, once', async () => {
    const page = await openPage({ orders: [paid('SB-1')] });
    await page.press('go-SB-1');
    await page.pass(3000);
    expect(page.calls).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await page.pass(5000);
    expect(page.calls).toEqual(['POST /kitchen/orders/SB-1/confirm, kept alive']);
  });

  it('says since when it is alone, listens again every ten seconds then, and at once when the tablet is online', async () => {
    const page = await openPage({});
    await page.pass(20_000);
    expect([el('lost').hidden, page.streams()]).toEqual([true, 1]);
    await page.pass(11_000);
    expect(el('lost').textContent).toBe('No connection since 12:00 PM. New orders do not arrive here.');
    expect(page.streams()).toBe(2);
    window.dispatchEvent(new Event('online'));
    await page.pass(0);
    expect([el('lost').hidden, page.streams()]).toEqual([true, 3]);
  });

  it('keeps no PIN in its field once it has let somebody in', async () => {
    const page = await openPage({});
    const secret = el('secret');
    if (!(secret instanceof HTMLInputElement)) throw new Error('There is no field.');
    secret.value = '12345678';
    el('sign-in').dispatchEvent(new Event('submit'));
    await page.pass(0);
    expect([page.calls, secret.value]).toEqual([['POST /kitchen/sign-in'], '']);
  });

  it('takes a press back where somebody else was faster', async () => {
    const page = await openPage({ orders: [paid('SB-1')] });
    await page.press('go-SB-1');
    await page.send({ orders: [{ id: 'SB-1', status: 'CONFIRMED' }] });
    await page.pass(5000);
    expect(page.calls).toEqual([]);
    expect(el('go-SB-1').textContent).toContain('Start');
  });

  it.each([
    ['is cancelled', [cooked('SB-1')], { cancelled: ['SB-1'] }, 'Order SB-1 is cancelled.'],
    ['has fewer items', [cooked('SB-1', { quantity: 2 })], { orders: [cooked('SB-1')] }, 'Order SB-1 has fewer items.'],
    ['is not begun', [paid('SB-1')], { cancelled: ['SB-1'] }, ''],
    ['is on its way', [{ id: 'SB-1', status: 'OUT_FOR_DELIVERY' }], { cancelled: ['SB-1'] }, ''],
    ['has gone to its customer', [cooked('SB-1')], {}, ''],
  ])('tells the cook of an order that %s only where it is in hand', async (_what, orders, next, text) => {
    const page = await openPage({ orders });
    await page.press('sound');
    await page.send(next);
    expect([el('changed').hidden, el('changed-text').textContent]).toEqual([text === '', text]);
    expect(page.chimes() > 0).toBe(text !== '');
  });

  it('tells a cook nothing of what this very tablet has paid back, and what somebody else changes later', async () => {
    const page = await openPage({ orders: [cooked('SB-1', { quantity: 2 })] });
    await page.press('refund-SB-1');
    for (const name of ['why', 'line']) document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.click();
    await page.pass(10);
    expect(el('end-go').textContent).toBe('Refund, give back $2.50');
    await page.press('end-go');
    await page.send({ orders: [cooked('SB-1')] });
    expect(page.calls.at(-1)).toBe('POST /kitchen/orders/SB-1/refund');
    expect(el('changed').hidden).toBe(true);
    await page.send({ cancelled: ['SB-1'] });
    expect(el('changed-text').textContent).toBe('Order SB-1 is cancelled.');
  });

  it('says no more of what the cook has read', async () => {
    const page = await openPage({ orders: [cooked('SB-1'), cooked('SB-2'), cooked('SB-3')] });
    await page.send({ orders: [cooked('SB-2'), cooked('SB-3')], cancelled: ['SB-1'] });
    await page.send({ orders: [cooked('SB-3')], cancelled: ['SB-1', 'SB-2'] });
    expect(el('changed-text').textContent).toBe('Order SB-1 is cancelled. Order SB-2 is cancelled.');
    await page.press('changed-ok');
    await page.send({ cancelled: ['SB-1', 'SB-2', 'SB-3'] });
    expect(el('changed-text').textContent).toBe('Order SB-3 is cancelled.');
  });

  it('says until when no orders come, or that nobody has said', async () => {
    const page = await openPage({ pause: '12:30 PM' });
    expect([el('paused').textContent, el('pause-text').textContent]).toEqual([
      'No new orders until 12:30 PM.',
      'Resume',
    ]);
    await page.send({ pause: '' });
    expect(el('paused').textContent).toBe('No new orders until you say so.');
    await page.press('open-pause');
    expect(page.calls).toEqual(['DELETE /kitchen/pause']);
    await page.send({});
    expect([el('paused').hidden, el('pause-text').textContent]).toEqual([true, 'Pause orders']);
  });

  it('sells a dish out and back as its switch says', async () => {
    const dish = (isSoldOut: boolean) => ({ dishes: [{ id: 'soup', name: 'Soup', left: null, isSoldOut }] });
    const page = await openPage(dish(false));
    await page.press('open-soldout');
    await page.press('dish-soup');
    await page.send(dish(true));
    await page.press('dish-soup');
    expect(page.calls).toEqual(['PUT /kitchen/sold-out/soup', 'DELETE /kitchen/sold-out/soup']);
  });

  it.each([
    ['no list', { allergens: null }, 'SoupNo list of allergens'],
    ['nothing, as the version before that runs beside it', {}, 'SoupNo list of allergens'],
    ['that there are none', { allergens: [] }, 'Soup'],
  ])('shows a dish of which the backend says %s', async (_what, said, text) => {
    await openPage({ orders: [paid('SB-1', { said })] });
    expect(el('list-new').querySelector('.t__items')?.textContent).toBe(`1${text}`);
  });

  it('ends an order by the way that its status allows', async () => {
    const orders = [paid('SB-1'), cooked('SB-2'), { id: 'SB-3', status: 'OUT_FOR_DELIVERY' }];
    await openPage({ orders });
    const endingOf = ({ id }: BoardOrder) => el(`stop-${id}`).querySelector('span')?.textContent;
    expect(orders.map(endingOf)).toEqual(['Reject', 'Cancel', 'Not delivered']);
  });

  it('prints a slip for the order that was pressed, and none for what is pressed later', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const page = await openPage({ orders: [paid('SB-1'), paid('SB-2', { quantity: 3 })] });
    await page.press('print-SB-2');
    expect([print.mock.calls.length, el('print').textContent]).toEqual([1, expect.stringContaining('3 × Soup')]);
    window.dispatchEvent(new Event('keydown'));
    expect(el('print').textContent).toBe('');
  });

  it('has three columns: what nobody has accepted, what is cooked, and what waits or is on its way', async () => {
    const statuses = ['PAID', 'CONFIRMED', 'PREPARING', 'READY_FOR_PICKUP', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY'];
    await openPage({ orders: statuses.map((status) => ({ id: status, status })) });
    const stepsIn = (list: string) =>
      [...el(list).querySelectorAll('.k-go')].map((button) => button.firstChild?.textContent);
    expect(['list-new', 'list-cook', 'list-ready'].map(stepsIn)).toEqual([
      ['Accept'],
      ['Start', 'Ready'],
      ['Picked up', 'Driver has it', 'Delivered'],
    ]);
    expect(['n-new', 'n-cook', 'n-ready'].map((id) => el(id).textContent)).toEqual(['1', '2', '3']);
    expect(document.title).toBe('(1) Kitchen · Soup & Co');
  });
});
