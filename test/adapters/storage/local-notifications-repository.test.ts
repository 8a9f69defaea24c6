import { describe, expect, it } from 'vitest';
import { localNotificationsRepository } from '../../../src/adapters/storage/device-values';
import { defaultNotifications } from '../../../src/domain/profile/notifications';
import { aJsonStorage, itemsOver } from '../../support/browser-storage';

function decodeNotifications(stored: unknown) {
  const storage = aJsonStorage();
  if (stored !== undefined) storage.write('storefront.notifications', stored);
  return localNotificationsRepository(storage).load();
}

describe('local notification choices', () => {
  it('survive a page load, under their own key', () => {
    const texts = new Map<string, string>();
    const choices = { orderUpdates: false, todaysMenu: true, offers: false };
    localNotificationsRepository(aJsonStorage(itemsOver(texts))).save(choices);
    expect(localNotificationsRepository(aJsonStorage(itemsOver(texts))).load()).toEqual(choices);
    expect([...texts.keys()]).toEqual(['storefront.notifications']);
  });

  it('are the defaults where none are stored or they are corrupt', () => {
    const corrupt = new Map([['storefront.notifications', '{"offers":']]);
    for (const texts of [new Map<string, string>(), corrupt]) {
      expect(localNotificationsRepository(aJsonStorage(itemsOver(texts))).load()).toEqual(defaultNotifications);
    }
  });
});

describe('stored notification choices', () => {
  it('are read as they were stored', () => {
    const stored = { orderUpdates: false, todaysMenu: true, offers: true };
    expect(decodeNotifications(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([undefined, null, 'yes', 7, [], { orderUpdates: 'no' }])('are the defaults where %j is stored', (stored) => {
    expect(decodeNotifications(stored)).toEqual(defaultNotifications);
  });

  it('are repaired one by one', () => {
    expect(decodeNotifications({ offers: true, todaysMenu: 1 })).toEqual({ ...defaultNotifications, offers: true });
  });
});
