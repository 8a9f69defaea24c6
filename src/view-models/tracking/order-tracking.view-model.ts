import { makeAutoObservable, runInAction } from 'mobx';
import type { TrackOrder, OrderUpdate } from '../../domain/orders/track-order';
import { actionsOf, type DeliveryInfo, type Order, type OrderActions } from '../../domain/orders/order';
import { isFinal } from '../../domain/orders/order-status';
import { timelineOf, type TimelineEntry } from '../../domain/orders/order-timeline';
import type { OrderGateway } from '../../domain/orders/ports';
import type { CustomerCalendar } from '../../domain/shared/customer-calendar';
import type { Cancel } from '../../domain/shared/ports';
import { orUndefined, type ServiceError } from '../../domain/shared/service-error';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { nextStepText } from './next-step-text';
import type { OrderUpdatesViewModel } from './order-updates.view-model';

type TrackingState = 'noId' | 'loading' | 'notFound' | 'failed' | 'ready';

/** The page that follows an order. Once the order is known, a read that fails leaves it on the page. */
export class OrderTrackingViewModel {
  order: Order | undefined = undefined;
  delivery: DeliveryInfo | undefined = undefined;
  error: ServiceError | undefined = undefined;
  lastReadFailed = false;
  readAt: Date | undefined = undefined;
  isPending = false;
  private orderId = '';
  private stopTracking: Cancel | undefined;

  constructor(
    private readonly trackOrder: TrackOrder,
    private readonly gateway: OrderGateway,
    readonly calendar: CustomerCalendar,
    readonly updates: OrderUpdatesViewModel,
    private readonly shop: Pick<ShopProfile, 'words'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): TrackingState {
    if (this.orderId === '') return 'noId';
    if (this.order) return 'ready';
    if (!this.error) return 'loading';
    return this.error.status === 404 ? 'notFound' : 'failed';
  }

  get timeline(): readonly TimelineEntry[] {
    return this.order ? timelineOf(this.order) : [];
  }

  get progress(): { readonly done: number; readonly of: number } | undefined {
    const { timeline } = this;
    if (timeline.some(({ state }) => state === 'bad')) return undefined;
    return { done: timeline.filter(({ state }) => state !== 'toCome').length, of: timeline.length };
  }

  get nextStep(): string {
    return this.order ? nextStepText(this.order, this.shop.words) : '';
  }

  get actions(): OrderActions | undefined {
    return this.order && actionsOf(this.order);
  }

  get isOver(): boolean {
    return this.order !== undefined && isFinal(this.order.status);
  }

  load(orderId: string): void {
    this.dispose();
    const id = orderId.trim();
    if (id !== this.orderId) {
      this.order = undefined;
      this.delivery = undefined;
    }
    this.orderId = id;
    this.error = undefined;
    this.isPending = id !== '';
    if (id === '') return;
    this.updates.load();
    this.stopTracking = this.trackOrder.execute(id, (update) => this.receive(update), {
      known: this.order !== undefined,
      inBackground: this.updates.state === 'on',
    });
  }

  refresh(): void {
    if (!this.isPending) this.load(this.orderId);
  }

  async turnOnUpdates(): Promise<void> {
    await this.updates.ask();
    if (this.stopTracking) this.load(this.orderId);
  }

  dispose(): void {
    this.stopTracking?.();
    this.stopTracking = undefined;
  }

  private receive(update: OrderUpdate): void {
    const isFirst = this.order === undefined || this.lastReadFailed;
    this.isPending = false;
    this.lastReadFailed = update.kind === 'failed';
    if (update.kind === 'failed') {
      // An order that was read before stays on the page.
      if (this.order) return;
      this.error = update.error;
      if (update.error.kind === 'network') void this.showLast(this.orderId);
      return;
    }
    const before = this.order;
    this.order = update.order;
    this.error = undefined;
    this.readAt = this.calendar.now();
    if (before && before.status !== update.order.status) this.updates.tell(update.order);
    // The delivery address may not have been readable while the device was offline, so it is asked for again.
    if (isFirst && !this.delivery && this.actions?.deliveryInfo) void this.loadDelivery(update.order.id);
  }

  private async showLast(orderId: string): Promise<void> {
    const last = await this.gateway.lastOrder?.(orderId);
    if (!last || this.order || this.orderId !== orderId) return;
    runInAction(() => {
      this.order = last.value;
      this.readAt = last.readAt;
      // A first read that fails ends the tracking. It is started again, because the order is on the page now.
      if (this.stopTracking) this.load(orderId);
    });
  }

  private async loadDelivery(orderId: string): Promise<void> {
    const delivery = await orUndefined(this.gateway.deliveryInfo(orderId));
    runInAction(() => this.order?.id === orderId && (this.delivery = delivery));
  }
}
