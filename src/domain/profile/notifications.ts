/** What a customer wants to be told about. */
export interface NotificationChoices {
  readonly orderUpdates: boolean;
  readonly todaysMenu: boolean;
  readonly offers: boolean;
}

/** News of an own order is expected; anything else has to be asked for. */
export const defaultNotifications: NotificationChoices = { orderUpdates: true, todaysMenu: false, offers: false };
