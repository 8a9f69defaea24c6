import { makeAutoObservable, runInAction } from 'mobx';
import type { Order } from '../../domain/orders/order';
import { labelOf } from '../../domain/orders/order-status';
import type { NotificationPermissionState, OrderNotifier } from '../../domain/orders/ports';
import type { NotificationsRepository } from '../../domain/profile/ports';
import type { PageVisibility } from '../../domain/shared/ports';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { nextStepText } from './next-step-text';

/** `off`: switched off in the settings. `ask`: the customer has not been asked yet. */
type OrderUpdatesState = 'off' | 'ask' | 'on' | 'blocked' | 'unsupported';

const states: Readonly<Record<NotificationPermissionState, OrderUpdatesState>> = {
  default: 'ask',
  granted: 'on',
  denied: 'blocked',
  unsupported: 'unsupported',
};

export class OrderUpdatesViewModel {
  private isWanted = false;
  private permission: NotificationPermissionState = 'default';

  constructor(
    private readonly notifier: OrderNotifier,
    private readonly choices: NotificationsRepository,
    private readonly visibility: PageVisibility,
    private readonly shop: Pick<ShopProfile, 'words'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): OrderUpdatesState {
    return this.isWanted ? states[this.permission] : 'off';
  }

  load(): void {
    this.isWanted = this.choices.load().orderUpdates;
    this.permission = this.notifier.permission();
  }

  /** Browsers allow this only after a press. */
  async ask(): Promise<void> {
    const permission = await this.notifier.ask();
    runInAction(() => (this.permission = permission));
  }

  tell(order: Order): void {
    if (this.state !== 'on' || this.visibility.isVisible()) return;
    const text = order.statusMessage ?? nextStepText(order, this.shop.words);
    if (!this.notifier.tell(order.id, `Order ${order.id}: ${labelOf(order.status)}`, text)) this.load();
  }
}
