import { describe, expect, it } from 'vitest';
import { readNotifications, defaultNotifications } from '../../../src/domain/profile/notifications';

describe('stored notification choices', () => {
  it('are read as they were kept', () => {
    const kept = { orderUpdates: false, todaysMenu: true, offers: true };
    expect(readNotifications(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([undefined, null, 'yes', 7, [], { orderUpdates: 'no' }])('are the usual ones where %j was kept', (stored) => {
    expect(readNotifications(stored)).toEqual(defaultNotifications);
  });

  it('are repaired one by one', () => {
    expect(readNotifications({ offers: true, todaysMenu: 1 })).toEqual({ ...defaultNotifications, offers: true });
  });
});
