import { describe, expect, it } from 'vitest';
import { memoryItems } from '../../../src/adapters/storage/json-storage';
import { LocalSessionRepository } from '../../../src/adapters/storage/local-session-repository';
import type { Session } from '../../../src/domain/auth/user';
import { aJsonStorage, blockedStorage, FakeTab, itemsOver, twoTabs } from '../../support/browser-storage';
import { aSession, aUser } from '../../support/builders';

const tokenWith = (claims: unknown) => `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('local session', () => {
  it('survives a page load, dates included', () => {
    const texts = new Map<string, string>();
    const session = aSession({ user: aUser({ createdAt: new Date('2026-01-02T03:04:05Z') }) });
    new LocalSessionRepository(aJsonStorage(itemsOver(texts))).save(session);
    expect(new LocalSessionRepository(aJsonStorage(itemsOver(texts))).load()).toEqual(session);
  });

  it('stores tokens as plain texts under their keys', () => {
    const texts = new Map<string, string>();
    new LocalSessionRepository(aJsonStorage(itemsOver(texts))).save(aSession());
    expect(texts.get('storefront.authToken')).toBe('access-1');
    expect(texts.get('storefront.refreshToken')).toBe('refresh-1');
  });

  it('forgets the refresh token of an earlier session', () => {
    const sessions = new LocalSessionRepository(aJsonStorage());
    sessions.save(aSession());
    sessions.save({ user: aUser(), accessToken: 'access-2' });
    expect(sessions.load()).toEqual({ user: aUser(), accessToken: 'access-2' });
  });

  it.each(['storefront.authToken', 'storefront.user'])('local session is undefined without %s', (key) => {
    const texts = new Map<string, string>();
    const sessions = new LocalSessionRepository(aJsonStorage(itemsOver(texts)));
    sessions.save(aSession());
    texts.delete(key);
    expect(sessions.load()).toBeUndefined();
  });

  it.each(['{"id":', '{"id":7}', '[]'])('removes the corrupted user %s, and reports it once', (user) => {
    const texts = new Map([
      ['storefront.authToken', 'access-1'],
      ['storefront.user', user],
    ]);
    const sessions = new LocalSessionRepository(aJsonStorage(itemsOver(texts)));
    sessions.load();
    sessions.load();
    expect(texts.has('storefront.user')).toBe(false);
    expect(sessions.consumeCorruption()).toBe(true);
    expect(sessions.consumeCorruption()).toBe(false);
  });

  it.each(['{"id":', '{"id":7}', '[]'])('clears the tokens with the corrupted user %s', (user) => {
    const texts = new Map([
      ['storefront.authToken', 'access-1'],
      ['storefront.refreshToken', 'refresh-1'],
      ['storefront.user', user],
    ]);
    expect(new LocalSessionRepository(aJsonStorage(itemsOver(texts))).load()).toBeUndefined();
    expect([...texts.keys()]).toEqual([]);
  });

  it.each(['access\n1', 'access\u0000', '\u0001', 'zugriff–1', '鍵', '🔑'])(
    'is corrupted where its token cannot be a header: %j',
    (accessToken) => {
      const texts = new Map<string, string>();
      const sessions = new LocalSessionRepository(aJsonStorage(itemsOver(texts)));
      sessions.save(aSession({ accessToken }));
      expect(sessions.load()).toBeUndefined();
      expect([...texts.keys()]).toEqual([]);
      expect(sessions.consumeCorruption()).toBe(true);
    },
  );

  it('does not remove the tokens of a missing user: another tab may be writing it', () => {
    const texts = new Map([['storefront.authToken', 'access-1']]);
    const sessions = new LocalSessionRepository(aJsonStorage(itemsOver(texts)));
    expect(sessions.load()).toBeUndefined();
    expect(texts.has('storefront.authToken')).toBe(true);
    expect(sessions.consumeCorruption()).toBe(false);
  });

  it('is not reported as corrupted where there was none', () => {
    const sessions = new LocalSessionRepository(aJsonStorage());
    sessions.load();
    expect(sessions.consumeCorruption()).toBe(false);
  });

  it('leaves nothing behind when cleared', () => {
    const texts = new Map<string, string>();
    const sessions = new LocalSessionRepository(aJsonStorage(itemsOver(texts)));
    sessions.save(aSession());
    sessions.clear();
    expect([...texts.keys()]).toEqual([]);
  });

  it('removes what is stored about the previous customer', () => {
    const texts = new Map<string, string>();
    const sessions = new LocalSessionRepository(aJsonStorage(itemsOver(texts)));
    const stored = ['storefront.lastReply.orders', 'storefront.lastOrderOffer'];
    const storeAll = () => stored.forEach((key) => texts.set(key, '{}'));
    storeAll();
    sessions.save(aSession());
    expect(stored.filter((key) => texts.has(key))).toEqual([]);
    storeAll();
    sessions.save(aSession({ accessToken: 'access-2' }));
    expect(stored.filter((key) => texts.has(key))).toEqual(stored);
  });

  it('lasts for the visit when storage is blocked', () => {
    const sessions = new LocalSessionRepository(blockedStorage());
    sessions.save(aSession());
    expect(sessions.load()).toEqual(aSession());
  });
});

describe('a session that the browser refuses to store in full', () => {
  const anna = aSession();
  const ben = aSession({ user: aUser({ id: 'user-2' }), accessToken: 'access-2', refreshToken: 'refresh-2' });
  const { refreshToken: _none, ...benWithoutRefresh } = ben;
  const keys = ['storefront.authToken', 'storefront.refreshToken', 'storefront.user'];

  /** The customer is signed in on both pages; then `refused` cannot be written. Neither page hears of the other. */
  function pages(refused: string, before: Session = anna) {
    const texts = new Map<string, string>();
    const items = itemsOver(texts);
    const page = () => new LocalSessionRepository(aJsonStorage(items));
    page().save(before);
    const setItem = (key: string, text: string) => {
      if (key === refused) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.setItem(key, text);
    };
    return { texts, page, full: new LocalSessionRepository(aJsonStorage({ ...items, setItem })) };
  }

  it.each(keys)('lasts for the visit where %s is refused, and no part of it is stored', (refused) => {
    const { texts, page, full } = pages(refused);
    full.save(ben);
    expect(full.load()).toEqual(ben);
    expect(page().load()).toBeUndefined();
    expect([...texts.keys()]).toEqual([]);
  });

  it.each(keys)('gives way as a whole to one that another page stores, where %s was refused', (refused) => {
    const { page, full } = pages(refused, ben);
    full.save({ ...anna, refreshToken: 'refresh-3' });
    page().save(benWithoutRefresh);
    expect(full.load()).toEqual(benWithoutRefresh);
    expect(full.expiresAt()).toBeUndefined();
    page().clear();
    expect(full.load()).toBeUndefined();
  });

  it('takes over no part of one that another page is storing', () => {
    const { texts, full } = pages('storefront.authToken');
    full.save(benWithoutRefresh);
    texts.set('storefront.refreshToken', 'refresh-1');
    expect(full.load()).toEqual(benWithoutRefresh);
  });

  it('is over when it is cleared', () => {
    const { full } = pages('storefront.user');
    full.save(ben);
    full.clear();
    expect(full.load()).toBeUndefined();
  });

  it('says when its token expires', () => {
    const { full } = pages('storefront.authToken');
    full.save({ ...ben, accessToken: tokenWith({ exp: 1_790_000_000 }) });
    expect(full.expiresAt()).toEqual(new Date(1_790_000_000_000));
  });

  it('is corrupted where its token cannot be a header', () => {
    const { full } = pages('storefront.authToken');
    full.save({ ...ben, accessToken: '鍵' });
    expect(full.load()).toBeUndefined();
    expect(full.consumeCorruption()).toBe(true);
  });
});

describe('expiry of the stored token', () => {
  it.each([
    ['is that of a JWT', tokenWith({ exp: 1_790_000_000 }), new Date(1_790_000_000_000)],
    ['is unknown for an opaque token', 'access-1', undefined],
    ['is unknown of a JWT without exp', tokenWith({ sub: 'user-1' }), undefined],
    ['is unknown of a token that only looks like a JWT', 'a.b.c', undefined],
  ])('%s', (_rule, accessToken, expiresAt) => {
    const sessions = new LocalSessionRepository(aJsonStorage());
    sessions.save(aSession({ accessToken }));
    expect(sessions.expiresAt()).toEqual(expiresAt);
  });
});

describe('an expiry that the service told', () => {
  const expiresAt = new Date('2026-11-20T19:00:00Z');

  it('is that of the stored session', () => {
    const storage = aJsonStorage();
    new LocalSessionRepository(storage).save(aSession({ expiresAt }));
    const later = new LocalSessionRepository(storage);
    expect(later.expiresAt()).toEqual(expiresAt);
    expect(later.load()).toEqual(aSession({ expiresAt }));
  });

  it('holds over that of a JWT, whose clock may differ from that of the device', () => {
    const sessions = new LocalSessionRepository(aJsonStorage());
    sessions.save(aSession({ accessToken: tokenWith({ exp: 1_790_000_000 }), expiresAt }));
    expect(sessions.expiresAt()).toEqual(expiresAt);
  });

  it('is gone with the session and with a token that has none', () => {
    const sessions = new LocalSessionRepository(aJsonStorage());
    sessions.save(aSession({ expiresAt }));
    sessions.save(aSession({ accessToken: 'access-2' }));
    expect(sessions.expiresAt()).toBeUndefined();
    sessions.save(aSession({ expiresAt }));
    sessions.clear();
    expect(sessions.expiresAt()).toBeUndefined();
  });
});

describe('session in another tab', () => {
  it('ends when this one signs out', () => {
    const { here, there } = twoTabs();
    new LocalSessionRepository(here).save(aSession());
    const heard: (Session | undefined)[] = [];
    new LocalSessionRepository(there).onChange((session) => heard.push(session));
    new LocalSessionRepository(here).clear();
    expect(heard.at(-1)).toBeUndefined();
    expect(heard).not.toEqual([]);
  });

  it('begins when this one signs in', () => {
    const { here, there } = twoTabs();
    const heard: (Session | undefined)[] = [];
    new LocalSessionRepository(there).onChange((session) => heard.push(session));
    new LocalSessionRepository(here).save(aSession());
    expect(heard.at(-1)).toEqual(aSession());
  });

  it('is never reported as half of one customer and half of another', () => {
    const { here, there } = twoTabs();
    const heard: (Session | undefined)[] = [];
    const [anna, ben] = [aSession(), aSession({ user: aUser({ id: 'user-2' }), accessToken: 'access-2' })];
    const sessions = new LocalSessionRepository(here);
    sessions.save(anna);
    new LocalSessionRepository(there).onChange((session) => heard.push(session));
    sessions.save(ben);
    expect(heard.filter((session) => session !== undefined)).toEqual([ben]);
  });

  it('goes on while this one refreshes its tokens', () => {
    const { here, there } = twoTabs();
    const heard: (Session | undefined)[] = [];
    const refreshed = aSession({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    const sessions = new LocalSessionRepository(here);
    sessions.save(aSession());
    new LocalSessionRepository(there).onChange((session) => heard.push(session));
    sessions.save(refreshed);
    expect(heard).toEqual([refreshed, refreshed]);
  });

  it('ends when everything is cleared at once', () => {
    const texts = new Map<string, string>();
    const tab = new FakeTab();
    const sessions = new LocalSessionRepository(aJsonStorage(itemsOver(texts), tab));
    sessions.save(aSession());
    const heard: (Session | undefined)[] = [];
    sessions.onChange((session) => heard.push(session));
    texts.clear();
    tab.dispatchChange(null);
    expect(heard.at(-1)).toBeUndefined();
  });
});

describe('session with tokens in memory', () => {
  it('puts no token into browser storage', () => {
    const texts = new Map<string, string>();
    new LocalSessionRepository(aJsonStorage(itemsOver(texts)), aJsonStorage(memoryItems())).save(aSession());
    expect([...texts.keys()]).toEqual(['storefront.user']);
  });

  it('lasts until the page is closed', () => {
    const texts = new Map<string, string>();
    const page = () => new LocalSessionRepository(aJsonStorage(itemsOver(texts)), aJsonStorage(memoryItems()));
    const before = page();
    before.save(aSession());
    expect(before.load()).toEqual(aSession());
    expect(page().load()).toBeUndefined();
  });

  it('never gives a token to another customer who signed in elsewhere', () => {
    const { here, there } = twoTabs();
    const sessions = new LocalSessionRepository(there, aJsonStorage(memoryItems()));
    sessions.save(aSession());
    new LocalSessionRepository(here, aJsonStorage(memoryItems())).save(aSession({ user: aUser({ id: 'user-2' }) }));
    expect(sessions.load()).toBeUndefined();
  });
});
