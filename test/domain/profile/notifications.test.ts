import { expect, it } from 'vitest';
import { defaultNotifications } from '../../../src/domain/profile/notifications';

it('only updates about own orders are on without asking', () => {
  expect(defaultNotifications).toEqual({ orderUpdates: true, todaysMenu: false, offers: false });
});
