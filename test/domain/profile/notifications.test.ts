import { expect, it } from 'vitest';
import { defaultNotifications } from '../../../src/domain/profile/notifications';

it('only order updates are on by default', () => {
  expect(defaultNotifications).toEqual({ orderUpdates: true, todaysMenu: false, offers: false });
});
