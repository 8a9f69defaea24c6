import { describe, expect, it } from 'vitest';
import { WebLocks } from '../../../src/adapters/browser/web-locks';
import { flushPromises } from '../../support/in-memory-device';

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
