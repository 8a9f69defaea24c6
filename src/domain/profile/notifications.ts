export interface NotificationChoices {
  readonly orderUpdates: boolean;
  readonly todaysMenu: boolean;
  readonly offers: boolean;
}

/** Only updates about own orders are on without asking. */
export const defaultNotifications: NotificationChoices = { orderUpdates: true, todaysMenu: false, offers: false };
