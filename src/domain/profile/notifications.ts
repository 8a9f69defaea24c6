/** What a customer wants to be told about. */
export interface NotificationChoices {
  readonly orderUpdates: boolean;
  readonly todaysMenu: boolean;
  readonly offers: boolean;
}

/** News of an own order is expected; anything else has to be asked for. */
export const defaultNotifications: NotificationChoices = { orderUpdates: true, todaysMenu: false, offers: false };

/** Stored choices of any age, repaired one by one. */
export function readNotifications(stored: unknown): NotificationChoices {
  const fields: Readonly<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const choice = (name: keyof NotificationChoices) =>
    typeof fields[name] === 'boolean' ? fields[name] : defaultNotifications[name];
  return { orderUpdates: choice('orderUpdates'), todaysMenu: choice('todaysMenu'), offers: choice('offers') };
}
