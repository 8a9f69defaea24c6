export interface NotificationChoices {
  readonly orderUpdates: boolean;
  readonly todaysMenu: boolean;
  readonly offers: boolean;
}

/** Only updates about the customer's own orders are on by default. */
export const defaultNotifications: NotificationChoices = { orderUpdates: true, todaysMenu: false, offers: false };
