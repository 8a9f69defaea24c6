import { describe, expect, it } from 'vitest';
import { IndexedLockTurns } from '../../../src/adapters/browser/lock-turns';

const denied = () => new DOMException('The operation is insecure.', 'SecurityError');

describe('turns in IndexedDB', () => {
  it('a browser that blocks cookies, or has no IndexedDB, gives no number and rejects', async () => {
    const blocked = new IndexedLockTurns(() => {
      throw denied();
    }, 'turns');
    await expect(blocked.next('storefront.order', 0)).rejects.toThrow('insecure');
    const without = new IndexedLockTurns(() => undefined, 'turns');
    await expect(without.next('storefront.order', 0)).rejects.toThrow('There is no IndexedDB.');
  });

  it('a database that cannot be opened is no uncaught error of the page', async () => {
    const opening = Object.assign(new EventTarget(), { error: denied() });
    const databases = { open: () => opening } as unknown as IDBFactory;
    const turns = new IndexedLockTurns(() => databases, 'turns');
    const next = turns.next('storefront.order', 0);
    const error = new Event('error', { cancelable: true });
    opening.dispatchEvent(error);
    await expect(next).rejects.toThrow('insecure');
    expect(error.defaultPrevented).toBe(true);
  });
});
