import { describe, expect, it } from 'vitest';
import { LocalNotificationsRepository } from '../../../src/adapters/storage/local-notifications-repository';
import { defaultNotifications } from '../../../src/domain/profile/notifications';
import { aJsonStorage, itemsOver } from '../../support/browser-storage';

describe('local notification choices', () => {
  it('survive a page load, under their own key', () => {
    const texts = new Map<string, string>();
    const choices = { orderUpdates: false, todaysMenu: true, offers: false };
    new LocalNotificationsRepository(aJsonStorage(itemsOver(texts))).save(choices);
    expect(new LocalNotificationsRepository(aJsonStorage(itemsOver(texts))).load()).toEqual(choices);
    expect([...texts.keys()]).toEqual(['storefront.notifications']);
  });

  it('are the usual ones where none were made or they are corrupt', () => {
    const corrupt = new Map([['storefront.notifications', '{"offers":']]);
    for (const texts of [new Map<string, string>(), corrupt]) {
      expect(new LocalNotificationsRepository(aJsonStorage(itemsOver(texts))).load()).toEqual(defaultNotifications);
    }
  });
});
