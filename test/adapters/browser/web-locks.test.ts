import { beforeEach, describe, expect, it } from 'vitest';
import { WebLocks } from '../../../src/adapters/browser/web-locks';
import { flushPromises, InMemoryLocks } from '../../support/in-memory-device';

const denied = () => new DOMException('Access to storage is denied.', 'SecurityError');

/** The lock manager of a browser. While it refuses, a request is rejected in a later task, before its work has started. */
class FakeLockManager {
  refuses = false;
  readonly asked: string[] = [];
  private readonly locks = new InMemoryLocks();

  async request<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    this.asked.push(name);
    if (!this.refuses) return this.locks.exclusive(name, work);
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
    const [one, other] = [new WebLocks(manager), new WebLocks(manager)];
    const log: string[] = [];
    let finish = (_result: string) => {};
    const first = one.exclusive('order', () => new Promise<string>((resolve) => (finish = resolve)));
    const second = other.exclusive('order', async () => log.push('second'));
    await flushPromises();
    expect(log).toEqual([]);
    finish('done');
    expect(await first).toBe('done');
    await second;
    expect(log).toEqual(['second']);
    expect(one.spanTabs).toBe(true);
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
    const locks = new WebLocks(manager);
    let runs = 0;
    const work = (): Promise<never> => {
      runs++;
      return fail();
    };
    await expect(locks.exclusive('order', work)).rejects.toThrow('denied');
    expect(runs).toBe(1);
    expect(locks.spanTabs).toBe(true);
  });

  it('hold within the tab once the browser has refused one', async () => {
    manager.refuses = true;
    const locks = new WebLocks(manager);
    const log: string[] = [];
    const take = (name: string) =>
      locks.exclusive('order', async () => {
        log.push(`${name} starts`, String(locks.spanTabs));
        await flushPromises();
        log.push(`${name} ends`);
        return name;
      });
    expect(await Promise.all([take('first'), take('second')])).toEqual(['first', 'second']);
    expect(log).toEqual(['first starts', 'false', 'first ends', 'second starts', 'false', 'second ends']);
    await take('third');
    expect(manager.asked).toEqual(['order', 'order']);
  });

  it('stay exclusive when the browser begins to refuse them during the work', async () => {
    const locks = new WebLocks(manager);
    const log: string[] = [];
    let finish = () => {};
    const first = locks.exclusive('order', () => new Promise<void>((resolve) => (finish = resolve)));
    await flushPromises();
    manager.refuses = true;
    const second = locks.exclusive('order', async () => log.push('second'));
    await flushPromises();
    await flushPromises();
    expect(log).toEqual([]);
    finish();
    await Promise.all([first, second]);
    expect(log).toEqual(['second']);
  });

  it('hold within the tab where asking for one throws at once', async () => {
    const locks = new WebLocks({
      request: () => {
        throw denied();
      },
    });
    expect(await locks.exclusive('order', async () => 'done')).toBe('done');
  });
});

describe('locks in a browser without Web Locks', () => {
  it('hold within the tab only', () => {
    expect(new WebLocks(undefined).spanTabs).toBe(false);
  });

  it('are passed on in turn, even after work that failed', async () => {
    const locks = new WebLocks(undefined);
    const log: string[] = [];
    let fail = (_reason: Error) => {};
    const first = locks.exclusive('order', () => new Promise((_resolve, reject) => (fail = reject)));
    const second = locks.exclusive('order', async () => log.push('second'));
    await locks.exclusive('session', async () => log.push('other name'));
    await flushPromises();
    expect(log).toEqual(['other name']);
    fail(new Error('failed'));
    await expect(first).rejects.toThrow('failed');
    await second;
    expect(log).toEqual(['other name', 'second']);
  });
});
