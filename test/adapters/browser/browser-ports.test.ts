import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CryptoRandomness,
  deviceTimeZone,
  SystemClock,
  WindowTimers,
} from '../../../src/adapters/browser/time-and-chance';
import {
  DocumentVisibility,
  WindowAuthErrorChannel,
  WindowConnectivity,
} from '../../../src/adapters/browser/window-events';
import { WindowBrowser } from '../../../src/adapters/browser/window-browser';
import { FakeTime } from '../../support/in-memory-device';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('randomness', () => {
  it('makes a version 4 UUID', () => {
    expect(new CryptoRandomness(crypto).uuid()).toMatch(version4);
  });

  it('makes one where the browser has no randomUUID', () => {
    const insecure = new CryptoRandomness({ getRandomValues: (array) => crypto.getRandomValues(array) });
    const uuids = Array.from({ length: 100 }, () => insecure.uuid());
    expect(uuids.filter((uuid) => version4.test(uuid))).toHaveLength(100);
    expect(new Set(uuids).size).toBe(100);
  });
});

describe('browser', () => {
  const browser = () => {
    const visited: string[] = [];
    const time = new FakeTime();
    const location = { origin: 'https://shop.test', assign: (url: string | URL) => void visited.push(String(url)) };
    return { visited, time, browser: new WindowBrowser(location, '/bakery/', time) };
  };

  it('navigates to a URL once what runs now is over, such as a turn whose lock the next page must not find', async () => {
    const { visited, time, browser: window } = browser();
    window.leaveFor('https://pay.test/1');
    expect(visited).toEqual([]);
    await time.advance(0);
    expect(visited).toEqual(['https://pay.test/1']);
  });

  it('knows the URL of the home page, which may be in a folder', () => {
    expect(browser().browser.home).toBe('https://shop.test/bakery');
  });

  it.each(['/orders', 'orders', '//pay.test', '', 'https://'])('does not read %s as an absolute URL', (text) => {
    expect(browser().browser.parseUrl(text)).toBeUndefined();
  });

  it('reads the parts of a URL', () => {
    const parsed = browser().browser.parseUrl('https://a@pay.test:8443/x?state=abc');
    expect(parsed).toMatchObject({
      protocol: 'https:',
      origin: 'https://pay.test:8443',
      hostname: 'pay.test',
      hasCredentials: true,
    });
    expect(parsed?.parameter('state')).toBe('abc');
    expect(parsed?.parameter('code')).toBeUndefined();
  });
});

describe('connectivity', () => {
  it('reports when the network is lost and when it is back', () => {
    const navigator = { onLine: true };
    const window = Object.assign(new EventTarget(), { navigator });
    const heard: boolean[] = [];
    const stop = new WindowConnectivity(window).onChange((online) => heard.push(online));
    navigator.onLine = false;
    window.dispatchEvent(new Event('offline'));
    navigator.onLine = true;
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(heard).toEqual([false, true]);
  });
});

describe('page visibility', () => {
  it('reports when the page is hidden', () => {
    const state: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
    const document = Object.assign(new EventTarget(), state);
    const visibility = new DocumentVisibility(document);
    const heard: boolean[] = [];
    visibility.onChange((visible) => heard.push(visible));
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toEqual([false]);
  });
});

describe('auth errors', () => {
  it('are an event of the window', () => {
    const window = new EventTarget();
    const authErrorChannel = new WindowAuthErrorChannel(window);
    let heard = 0;
    let events = 0;
    const stop = authErrorChannel.onAuthError(() => heard++);
    window.addEventListener('auth_error', () => events++);
    authErrorChannel.report();
    stop();
    authErrorChannel.report();
    expect(heard).toBe(1);
    expect(events).toBe(2);
  });
});

describe('timers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('run work later, unless it was cancelled', () => {
    const done: string[] = [];
    new WindowTimers().after(1000, () => done.push('work'));
    new WindowTimers().after(1000, () => done.push('taken back'))();
    vi.advanceTimersByTime(999);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['work']);
  });
});

describe('time zone', () => {
  const { TZ } = process.env;
  afterEach(() => void (process.env.TZ = TZ));

  it('is that of the device, after a journey too', () => {
    const read = ['Asia/Tokyo', 'America/Chicago', 'America/Chicago', 'Europe/Berlin'].map((zone) => {
      process.env.TZ = zone;
      return deviceTimeZone();
    });
    expect(read).toEqual(['Asia/Tokyo', 'America/Chicago', 'America/Chicago', 'Europe/Berlin']);
  });
});

describe('clock', () => {
  it('tells the time', () => {
    const before = Date.now();
    expect(new SystemClock().now().getTime()).toBeGreaterThanOrEqual(before);
  });
});
