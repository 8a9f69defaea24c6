export interface NotificationChoices {
  readonly orderUpdates: boolean;
  readonly todaysMenu: boolean;
  readonly offers: boolean;
}

export const defaultNotifications: NotificationChoices = { orderUpdates: true, todaysMenu: false, offers: false };
