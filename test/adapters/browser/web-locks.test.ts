import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { WebLocks } from '../../../src/adapters/browser/web-locks';
import { asServiceError } from '../../../src/domain/shared/service-error';
import { lockTimeout } from '../../../src/domain/shared/time-limits';
import { FakeTime, flushPromises, InMemoryLockManager } from '../../support/in-memory-device';

const held = { heldText: 'Held.' };
const denied = () => new DOMException('Access to storage is denied.', 'SecurityError');

/** While it refuses, a request is rejected in a later task, before its work has started. */
class FakeLockManager {
  refuses = false;
  /** A request is rejected while its work runs. */
  takesAway = false;
  readonly asked: string[] = [];
  private readonly locks = new InMemoryLockManager();

  async request<Result>(
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result> {
    this.asked.push(name);
    const working = this.refuses ? undefined : this.locks.request(name, options, work);
    if (working && !this.takesAway) return working;
    await flushPromises();
    throw denied();
  }
}

describe('locks in a browser with Web Locks', () => {
  let manager: FakeLockManager;
  beforeEach(() => {
    manager = new FakeLockManager();
  });

  it('span the tabs', async () => {
    const [one, other] = [new WebLocks(manager, new FakeTime()), new WebLocks(manager, new FakeTime())];
    const log: string[] = [];
    let finish = (_result: string) => {};
    const first = one.exclusive('order', () => new Promise<string>((resolve) => (finish = resolve)), held);
    const second = other.exclusive('order', async () => log.push('second'), held);
    await flushPromises();
    expect(log).toEqual([]);
    finish('done');
    expect(await first).toBe('done');
    await second;
    expect(log).toEqual(['second']);
    expect(one.spanTabs).toBe(true);
  });

  it('do not hold for a shop in another folder of the origin', async () => {
    const [one, other] = ['/a/', '/b/'].map((base) => new WebLocks(manager, new FakeTime(), base));
    void one?.exclusive('storefront.order', () => new Promise(() => undefined), held);
    expect(await other?.exclusive('storefront.order', async () => 'free', held)).toBe('free');
  });

  it.each([
    ['rejects', () => Promise.reject(denied())],
    [
      'throws',
      () => {
        throw denied();
      },
    ],
  ])('pass on the failure of work that %s, which is not done twice', async (_how, fail) => {
    const locks = new WebLocks(manager, new FakeTime());
    let runs = 0;
    const work = (): Promise<never> => {
      runs++;
      return fail();
    };
    await expect(locks.exclusive('order', work, held)).rejects.toThrow('denied');
    expect(runs).toBe(1);
    expect(locks.spanTabs).toBe(true);
  });

  it('hold within the tab once the browser has refused one', async () => {
    manager.refuses = true;
    const locks = new WebLocks(manager, new FakeTime());
    const log: string[] = [];
    const take = (name: string) =>
      locks.exclusive(
        'order',
        async () => {
          log.push(`${name} starts`, String(locks.spanTabs));
          await flushPromises();
          log.push(`${name} ends`);
          return name;
        },
        held,
      );
    expect(await Promise.all([take('first'), take('second')])).toEqual(['first', 'second']);
    expect(log).toEqual(['first starts', 'false', 'first ends', 'second starts', 'false', 'second ends']);
    await take('third');
    expect(manager.asked).toEqual(['order', 'order']);
  });

  it('stay exclusive when the browser begins to refuse them during the work', async () => {
    const locks = new WebLocks(manager, new FakeTime());
    const log: string[] = [];
    let finish = () => {};
    const first = locks.exclusive('order', () => new Promise<void>((resolve) => (finish = resolve)), held);
    await flushPromises();
    manager.refuses = true;
    const second = locks.exclusive('order', async () => log.push('second'), held);
    await flushPromises();
    await flushPromises();
    expect(log).toEqual([]);
    finish();
    await Promise.all([first, second]);
    expect(log).toEqual(['second']);
  });

  it('go on spanning the tabs after the browser has taken one away during the work', async () => {
    manager.takesAway = true;
    const locks = new WebLocks(manager, new FakeTime());
    expect(await locks.exclusive('order', async () => 'done', held)).toBe('done');
    await flushPromises();
    expect(locks.spanTabs).toBe(true);
  });

  it('hold within the tab where asking for one throws at once', async () => {
    const refusing = {
      request: () => {
        throw denied();
      },
    };
    const locks = new WebLocks(refusing, new FakeTime());
    expect(await locks.exclusive('order', async () => 'done', held)).toBe('done');
  });

  it('a tab that waits gives up after 30 s, and does not work when the lock is free', async () => {
    const time = new FakeTime();
    const [frozen, waiting] = [new WebLocks(manager, new FakeTime()), new WebLocks(manager, time)];
    const log: string[] = [];
    let thaw = () => {};
    const first = frozen.exclusive('order', () => new Promise<void>((resolve) => (thaw = resolve)), held);
    const second = waiting.exclusive('order', async () => log.push('second'), held).catch(asServiceError);
    await time.advance(lockTimeout - 1);
    const last = waiting.exclusive('order', async () => log.push('last'), held);
    await time.advance(1);
    expect(await second).toMatchObject({ kind: 'locked', message: held.heldText });
    thaw();
    await Promise.all([first, last]);
    expect(log).toEqual(['last']);
    expect(waiting.spanTabs).toBe(true);
    expect(time.waitingCount).toBe(0);
  });

  it('a tab that is cancelled while it waits does not work', async () => {
    const [frozen, waiting] = [new WebLocks(manager, new FakeTime()), new WebLocks(manager, new FakeTime())];
    const log: string[] = [];
    let thaw = () => {};
    const first = frozen.exclusive('order', () => new Promise<void>((resolve) => (thaw = resolve)), held);
    const cancel = new AbortController();
    const second = waiting.exclusive('order', async () => log.push('second'), { ...held, cancel: cancel.signal });
    await flushPromises();
    cancel.abort();
    await expect(second).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(
      waiting.exclusive('order', async () => log.push('third'), { ...held, cancel: cancel.signal }),
    ).rejects.toMatchObject({ kind: 'cancelled' });
    thaw();
    await first;
    await flushPromises();
    expect(log).toEqual([]);
  });

  it('work that has begun is not cancelled, and its time has no limit', async () => {
    const time = new FakeTime();
    const locks = new WebLocks(manager, time);
    const cancel = new AbortController();
    let finish = (_result: string) => {};
    const work = () => new Promise<string>((resolve) => (finish = resolve));
    const running = locks.exclusive('order', work, { ...held, cancel: cancel.signal });
    await flushPromises();
    cancel.abort();
    await time.advance(2 * lockTimeout);
    finish('done');
    expect(await running).toBe('done');
  });

  it('a signal is left alone once its work has begun, and once nobody waits any more', async () => {
    const time = new FakeTime();
    const [frozen, waiting] = [new WebLocks(manager, new FakeTime()), new WebLocks(manager, time)];
    const { signal } = new AbortController();
    let thaw = () => {};
    const first = frozen.exclusive('order', () => new Promise<void>((resolve) => (thaw = resolve)), {
      ...held,
      cancel: signal,
    });
    await flushPromises();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    const second = waiting.exclusive('order', async () => 'never', { ...held, cancel: signal }).catch(asServiceError);
    expect(getEventListeners(signal, 'abort')).not.toEqual([]);
    await time.advance(lockTimeout);
    expect(await second).toMatchObject({ kind: 'locked' });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    thaw();
    await first;
  });
});

describe('locks in a browser without Web Locks', () => {
  it('hold within the tab only', () => {
    expect(new WebLocks(undefined, new FakeTime()).spanTabs).toBe(false);
  });

  it('are passed on in turn, even after work that failed', async () => {
    const locks = new WebLocks(undefined, new FakeTime());
    const log: string[] = [];
    let fail = (_reason: Error) => {};
    const first = locks.exclusive('order', () => new Promise((_resolve, reject) => (fail = reject)), held);
    const second = locks.exclusive('order', async () => log.push('second'), held);
    await locks.exclusive('session', async () => log.push('other name'), held);
    await flushPromises();
    expect(log).toEqual(['other name']);
    fail(new Error('failed'));
    await expect(first).rejects.toThrow('failed');
    await second;
    expect(log).toEqual(['other name', 'second']);
  });
});
