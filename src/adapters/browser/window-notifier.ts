import type { NotificationPermissionState, OrderNotifier } from '../../domain/orders/ports';

/** The constructor throws where only a service worker may notify. */
interface NotificationClass {
  new (title: string, options: NotificationOptions): Pick<Notification, 'onclick'>;
  readonly permission: NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
}

export class WindowNotifier implements OrderNotifier {
  private works = true;

  constructor(
    private readonly notification: NotificationClass | undefined,
    private readonly focusPage: () => void,
  ) {}

  permission(): NotificationPermissionState {
    return this.notification && this.works ? this.notification.permission : 'unsupported';
  }

  async ask(): Promise<NotificationPermissionState> {
    await this.notification?.requestPermission();
    return this.permission();
  }

  tell(orderId: string, title: string, text: string): boolean {
    if (!this.notification) return false;
    try {
      const shown = new this.notification(title, { body: text, tag: orderId });
      shown.onclick = this.focusPage;
    } catch {
      this.works = false;
    }
    return this.works;
  }
}
