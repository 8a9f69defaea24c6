import { describe, expect, it } from 'vitest';
import { BrowserStorageAvailability } from '../../../src/adapters/storage/storage-availability';
import { JsonStorage, memoryItems } from '../../../src/adapters/storage/json-storage';
import {
  aJsonStorage,
  blockedStorage,
  FakeTab,
  fullItems,
  itemsOver,
  limitedItems,
  twoTabs,
} from '../../support/browser-storage';

describe('JSON storage', () => {
  it('stores a value as JSON', () => {
    const texts = new Map<string, string>();
    expect(aJsonStorage(itemsOver(texts)).write('a', { b: 1 })).toBe(true);
    expect(texts.get('a')).toBe('{"b":1}');
  });

  it('reads an existing value', () => {
    expect(aJsonStorage(itemsOver(new Map([['a', '[1]']]))).read('a')).toEqual([1]);
  });

  it.each([
    ['nothing', new Map<string, string>()],
    ['malformed JSON', new Map([['a', '{"b":']])],
  ])('reads %s as undefined', (_what, texts) => {
    expect(aJsonStorage(itemsOver(texts)).read('a')).toBeUndefined();
  });

  it('opens its storage once', () => {
    const storage = new JsonStorage(memoryItems, new BrowserStorageAvailability());
    storage.write('a', 1);
    expect(storage.read('a')).toBe(1);
  });

  it('holds a value for the visit when storage is full', () => {
    const storage = aJsonStorage(fullItems());
    expect(storage.write('a', 1)).toBe(false);
    expect(storage.read('a')).toBe(1);
  });

  it('does not remove the old value when a new one does not fit', () => {
    const texts = new Map([['a', '1']]);
    aJsonStorage(fullItems(texts)).write('a', 2);
    expect(texts.get('a')).toBe('1');
  });

  it('holds a value for the visit when storage is blocked', () => {
    const storage = blockedStorage();
    storage.writeText('a', 'b');
    expect(storage.readText('a')).toBe('b');
  });

  it('forgets a removed value even when storage is blocked', () => {
    const storage = blockedStorage();
    storage.writeText('a', 'b');
    storage.remove('a');
    expect(storage.readText('a')).toBeUndefined();
  });

  it('goes back to the browser as soon as it takes a value again', () => {
    const texts = new Map<string, string>();
    let isFull = true;
    const items = {
      ...itemsOver(texts),
      setItem: (key: string, text: string) => (isFull ? fullItems().setItem(key, text) : void texts.set(key, text)),
    };
    const storage = aJsonStorage(items);
    storage.write('a', 1);
    isFull = false;
    storage.write('a', 2);
    texts.set('a', '3');
    expect(storage.read('a')).toBe(3);
  });
});

describe('full storage', () => {
  const copies = ['menu', 'orders', 'order'].map((name): [string, string] => [
    `storefront.lastReply.${name}`,
    'x'.repeat(30),
  ]);

  it('makes room for a value by removing the copies for offline reading', () => {
    const texts = new Map([...copies, ['b', '"kept"']]);
    const health = new BrowserStorageAvailability();
    expect(aJsonStorage(limitedItems(100, texts), undefined, health).writeText('a', 'y'.repeat(50))).toBe(true);
    expect([...texts.keys()]).toEqual(['b', 'a']);
    expect(health.isPersistent()).toBe(true);
  });

  it('holds what does not fit even then', () => {
    const texts = new Map(copies);
    const storage = aJsonStorage(limitedItems(100, texts));
    expect(storage.writeText('a', 'y'.repeat(101))).toBe(false);
    expect(storage.readText('a')).toHaveLength(101);
  });

  it('keeps the copies it has where another copy does not fit', () => {
    const texts = new Map(copies);
    expect(aJsonStorage(limitedItems(100, texts)).writeText('storefront.lastReply.menu', 'y'.repeat(50))).toBe(false);
    expect(texts).toEqual(new Map(copies));
  });
});

describe('storage availability', () => {
  it('is true while everything is stored', () => {
    const health = new BrowserStorageAvailability();
    aJsonStorage(undefined, undefined, health).write('a', 1);
    expect(health.isPersistent()).toBe(true);
  });

  it('reports once that a value was refused', () => {
    const health = new BrowserStorageAvailability();
    const heard: boolean[] = [];
    health.onChange((keeps) => heard.push(keeps));
    const storage = aJsonStorage(fullItems(), undefined, health);
    storage.write('a', 1);
    storage.write('a', 2);
    expect(heard).toEqual([false]);
  });

  it('is false as soon as a blocked storage is read', () => {
    const health = new BrowserStorageAvailability();
    blockedStorage(health).read('a');
    expect(health.isPersistent()).toBe(false);
  });

  it('does not call a removed listener', () => {
    const health = new BrowserStorageAvailability();
    const heard: boolean[] = [];
    health.onChange((keeps) => heard.push(keeps))();
    health.reportFailure();
    expect(heard).toEqual([]);
  });
});

describe('changes in other tabs', () => {
  it('are reported for their own key', () => {
    const { here, there } = twoTabs();
    const heard: unknown[] = [];
    there.onChange('a', () => heard.push(there.read('a')));
    here.write('a', 1);
    here.write('b', 2);
    expect(heard).toEqual([1]);
  });

  it('are reported when the whole storage is cleared', () => {
    const tab = new FakeTab();
    let heard = 0;
    aJsonStorage(undefined, tab).onChange('a', () => heard++);
    tab.dispatchChange(null);
    expect(heard).toBe(1);
  });

  it.each([
    ['are read after Back has restored the page from memory, where it heard of none', true, 1],
    ['are not read again where Back has loaded the page anew', false, 0],
  ])('changes in other tabs %s', (_what, persisted, count) => {
    const tab = new FakeTab();
    let heard = 0;
    aJsonStorage(undefined, tab).onChange('a', () => heard++);
    tab.dispatchReturn(persisted);
    expect(heard).toBe(count);
  });

  it('do not reach a removed listener', () => {
    const tab = new FakeTab();
    aJsonStorage(undefined, tab).onChange('a', () => undefined)();
    expect([tab.listeners.storage.size, tab.listeners.pageshow.size]).toEqual([0, 0]);
  });

  it.each(['a', null])('win over a value that was refused here, whichever key is listened to (%s)', (changed) => {
    const texts = new Map([['a', '1']]);
    const tab = new FakeTab();
    const storage = aJsonStorage(fullItems(texts), tab);
    storage.onChange('b', () => undefined);
    storage.write('a', 2);
    texts.set('a', '3');
    tab.dispatchChange(changed);
    expect(storage.read('a')).toBe(3);
  });
});

describe('two shops in two folders of one origin', () => {
  it('read nothing of each other, and nothing of a shop at /', () => {
    const texts = new Map<string, string>();
    const shopAt = (base: string) =>
      new JsonStorage(() => itemsOver(texts), new BrowserStorageAvailability(), undefined, base);
    shopAt('/a/').write('storefront.cart', 1);
    expect([...texts.keys()]).toEqual(['storefront:/a/.cart']);
    for (const base of ['/b/', '/']) {
      expect(shopAt(base).read('storefront.cart')).toBeUndefined();
      shopAt(base).remove('storefront.cart');
    }
    expect(shopAt('/a/').read('storefront.cart')).toBe(1);
    shopAt('/').write('storefront.cart', 2);
    expect(texts.get('storefront.cart')).toBe('2');
  });

  it('adopt changes of their own tabs only', () => {
    const tab = new FakeTab();
    const shop = new JsonStorage(() => memoryItems(), new BrowserStorageAvailability(), tab, '/a/');
    let changes = 0;
    shop.onChange('storefront.cart', () => (changes += 1));
    for (const key of ['storefront.cart', 'storefront:/b/.cart', 'storefront:/a/.cart']) tab.dispatchChange(key);
    expect(changes).toBe(1);
  });

  it('adopt what another tab of their own stored where the browser refused theirs', () => {
    const tab = new FakeTab();
    const texts = new Map([['storefront:/a/.cart', '2']]);
    const shop = new JsonStorage(() => fullItems(texts), new BrowserStorageAvailability(), tab, '/a/');
    shop.onChange('storefront.cart', () => undefined);
    shop.write('storefront.cart', 1);
    tab.dispatchChange('storefront:/b/.cart');
    expect(shop.read('storefront.cart')).toBe(1);
    tab.dispatchChange('storefront:/a/.cart');
    expect(shop.read('storefront.cart')).toBe(2);
  });
});
