import { beforeEach, describe, expect, it } from 'vitest';
import type { LockTurns } from '../../../src/adapters/browser/lock-turns';
import { SyncedLocks } from '../../../src/adapters/browser/synced-locks';
import { WebLocks } from '../../../src/adapters/browser/web-locks';
import { JsonStorage, memoryItems } from '../../../src/adapters/storage/json-storage';
import type { WebItems } from '../../../src/adapters/storage/own-items';
import { BrowserStorageAvailability } from '../../../src/adapters/storage/storage-availability';
import { FakeTime, flushPromises, InMemoryLockManager, InMemoryLockTurns } from '../../support/in-memory-device';

const held = { heldText: 'Held.' };
const turnKey = 'storefront.order.turn';

describe('locks of tabs with copies of the storage', () => {
  let manager: InMemoryLockManager;
  let time: FakeTime;
  let turns: LockTurns;
  let log: string[];
  beforeEach(() => {
    manager = new InMemoryLockManager();
    time = new FakeTime();
    turns = new InMemoryLockTurns();
    log = [];
  });

  const tab = (items: WebItems) =>
    new SyncedLocks(
      new WebLocks(manager, time),
      new JsonStorage(() => items, new BrowserStorageAvailability()),
      turns,
      time,
    );
  const nap = () => new Promise<void>((resume) => void time.after(5, resume));

  it('a tab works when its copy has what the tab before it stored', async () => {
    const [written, copy] = [memoryItems(), memoryItems()];
    await tab(written).exclusive('storefront.order', async () => written.setItem('cart', 'empty'), held);
    const second = tab(copy).exclusive(
      'storefront.order',
      async () => log.push(copy.getItem('cart') ?? 'nothing'),
      held,
    );
    await time.advance(500);
    expect(log).toEqual([]);
    copy.setItem('cart', written.getItem('cart') ?? '');
    copy.setItem(turnKey, written.getItem(turnKey) ?? '');
    await time.advance(5);
    await second;
    expect(log).toEqual(['empty']);
    expect(time.waitingCount).toBe(0);
  });

  it('a tab that has waited a second for its copy works without', async () => {
    const [written, copy] = [memoryItems(), memoryItems()];
    await tab(written).exclusive('storefront.order', async () => undefined, held);
    const second = tab(copy).exclusive('storefront.order', async () => log.push('works'), held);
    await time.advance(999);
    expect(log).toEqual([]);
    await time.advance(1);
    await second;
    expect(log).toEqual(['works']);
  });

  it('a hidden tab, whose timers run once a second, waits no longer for its copy', async () => {
    await turns.next('storefront.order', 6);
    const hidden = new SyncedLocks(
      new WebLocks(manager, time),
      new JsonStorage(memoryItems, new BrowserStorageAvailability()),
      turns,
      { after: (milliseconds, work) => time.after(Math.max(milliseconds, 1000), work) },
    );
    void hidden.exclusive('storefront.order', async () => log.push('works'), held);
    await time.advance(1000);
    expect(log).toEqual(['works']);
  });

  it('work that is cancelled while its tab waits for its copy does not begin', async () => {
    await turns.next('storefront.order', 6);
    const press = new AbortController();
    const work = async () => log.push('works');
    tab(memoryItems())
      .exclusive('storefront.order', work, { ...held, cancel: press.signal })
      .catch(({ kind }) => log.push(kind));
    await time.advance(500);
    press.abort();
    await time.advance(500);
    expect(log).toEqual(['cancelled']);
  });

  it.each(['"abc"', '1e999', '9007199254740991', '-3', '{"valueOf":1,"toString":1}'])(
    'a stranger who stores %s as the number of a turn delays no work, and a late copy is waited for again',
    async (strange) => {
      const items = memoryItems();
      items.setItem(turnKey, strange);
      for (const turn of ['first', 'second', 'third'])
        void tab(items).exclusive('storefront.order', async () => log.push(turn), held);
      await flushPromises();
      expect(log).toEqual(['first', 'second', 'third']);
      void tab(memoryItems()).exclusive('storefront.order', async () => log.push('late'), held);
      await time.advance(999);
      expect(log).not.toContain('late');
      await time.advance(1);
      expect(log).toContain('late');
    },
  );

  it('the number of a turn is stored when its work is done, also after work that failed', async () => {
    const items = memoryItems();
    const failing = tab(items).exclusive('storefront.order', () => Promise.reject(new Error('failed')), held);
    await expect(failing).rejects.toThrow('failed');
    expect(items.getItem(turnKey)).toBe('1');
  });

  it.each<[string, LockTurns]>([
    ['denies', { next: () => Promise.reject(new Error('denied')) }],
    ['never answers from', { next: () => new Promise(() => undefined) }],
  ])('work is done, and its outcome told, in a browser that %s IndexedDB', async (_what, broken) => {
    turns = broken;
    const done = tab(memoryItems()).exclusive('storefront.order', async () => 'done', held);
    await time.advance(1000);
    expect(await done).toBe('done');
    expect(time.waitingCount).toBe(0);
  });

  it('a tab that ends in the middle of its turn costs the next one a second', async () => {
    const items = memoryItems();
    await turns.next('storefront.order', 0);
    const next = tab(items).exclusive('storefront.order', async () => log.push('next'), held);
    await time.advance(999);
    expect(log).toEqual([]);
    await time.advance(1);
    await next;
    expect(items.getItem(turnKey)).toBe('2');
  });

  it('a tab with a full storage does not wait for the numbers of its own turns', async () => {
    const full: WebItems = {
      ...memoryItems(),
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    };
    const locks = tab(full);
    for (const turn of ['first', 'second']) void locks.exclusive('storefront.order', async () => log.push(turn), held);
    await flushPromises();
    expect(log).toEqual(['first', 'second']);
  });

  it('turns of one lock say nothing of another', async () => {
    await tab(memoryItems()).exclusive('storefront.order', async () => undefined, held);
    const other = tab(memoryItems()).exclusive('storefront.session', async () => 'at once', held);
    await flushPromises();
    expect(await other).toBe('at once');
  });

  it('a lost database counts on from the number of the storage', async () => {
    const items = memoryItems();
    items.setItem(turnKey, '7');
    await tab(items).exclusive('storefront.order', async () => undefined, held);
    expect(items.getItem(turnKey)).toBe('8');
  });

  it('a storage that was cleared costs one wait, and counts on from the last number', async () => {
    const items = memoryItems();
    await turns.next('storefront.order', 6);
    const first = tab(items).exclusive('storefront.order', nap, held);
    await time.advance(1010);
    await first;
    expect(items.getItem(turnKey)).toBe('8');
    const second = tab(items).exclusive('storefront.order', async () => 'at once', held);
    await flushPromises();
    expect(await second).toBe('at once');
  });
});
