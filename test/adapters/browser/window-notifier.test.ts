import { describe, expect, it } from 'vitest';
import { WindowNotifier } from '../../../src/adapters/browser/window-notifier';
import { flushPromises } from '../../support/in-memory-device';

type Shown = readonly [title: string, options: NotificationOptions];

/** The browser has not asked for permission yet; what it shows goes into `shown`. */
function aNotificationClass(shown: Shown[]) {
  return class {
    static permission: NotificationPermission = 'default';
    static async requestPermission() {
      await flushPromises();
      this.permission = 'granted';
      return this.permission;
    }
    readonly onclick = null;
    constructor(title: string, options: NotificationOptions) {
      shown.push([title, options]);
    }
  };
}

const noFocus = () => undefined;

describe('notifier', () => {
  it('is unsupported in a browser without notifications', async () => {
    const notifier = new WindowNotifier(undefined, noFocus);
    expect(await notifier.ask()).toBe('unsupported');
    expect(notifier.tell('SB-1', 'Ready', '')).toBe(false);
  });

  it('asks, and shows one notification per order', async () => {
    const shown: Shown[] = [];
    const notifier = new WindowNotifier(aNotificationClass(shown), noFocus);
    expect(notifier.permission()).toBe('default');
    expect(await notifier.ask()).toBe('granted');
    expect(notifier.tell('SB-1', 'Ready', 'Your box is packed.')).toBe(true);
    expect(shown).toEqual([['Ready', { body: 'Your box is packed.', tag: 'SB-1' }]]);
  });

  it('is unsupported after a first try where only a service worker may notify', () => {
    class Illegal {
      static readonly permission: NotificationPermission = 'granted';
      static readonly requestPermission = async () => Illegal.permission;
      onclick = null;
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    const notifier = new WindowNotifier(Illegal, noFocus);
    expect(notifier.tell('SB-1', 'Ready', '')).toBe(false);
    expect(notifier.permission()).toBe('unsupported');
  });
});
