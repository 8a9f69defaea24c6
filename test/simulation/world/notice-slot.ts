import { orderServicesModule } from '../../../src/app/modules/order-services.module';
import { pendingOrderModule } from '../../../src/app/modules/pending-order.module';
import { paths } from '../../../src/domain/shared/paths';
import type { Cancel } from '../../../src/domain/shared/ports';
import { PendingOrderPresenceViewModel } from '../../../src/view-models/checkout/pending-order-presence.view-model';
import { PendingOrderViewModel } from '../../../src/view-models/checkout/pending-order.view-model';
import type { PageLoad } from './page-load';

export class NoticeSlot {
  readonly presence: PendingOrderPresenceViewModel;
  pendingOrder: PendingOrderViewModel | undefined;

  private path: string = paths.home;

  constructor(private readonly load: PageLoad) {
    this.presence = load.get(PendingOrderPresenceViewModel);
  }

  /** Returns a function that leaves the page again. */
  arrive(path: string): Cancel {
    this.path = path;
    this.presence.load(path);
    this.pendingOrder?.load(path);
    return () => {
      this.presence.dispose();
      this.pendingOrder?.dispose();
    };
  }

  render(): void {
    if (!this.presence.isPresent) {
      this.pendingOrder?.dispose();
      this.pendingOrder = undefined;
      return;
    }
    if (this.pendingOrder) return;
    this.load.load(orderServicesModule, pendingOrderModule);
    this.pendingOrder = this.load.get(PendingOrderViewModel);
    this.pendingOrder.load(this.path);
  }
}
