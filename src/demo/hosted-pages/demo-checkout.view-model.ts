import { makeAutoObservable, runInAction } from 'mobx';
import { paths } from '../../domain/shared/paths';
import type { Order } from '../../domain/orders/order';
import type { Browser, Cancel, BackForwardRestore } from '../../domain/shared/ports';
import { asServiceError } from '../../domain/shared/service-error';

type DemoDecision = 'pay' | 'decline' | 'abandon';

export interface DemoPayments {
  order(orderId: string): Promise<Order>;
  settle(orderId: string, decision: DemoDecision): Promise<string>;
}

export class DemoCheckoutViewModel {
  order: Order | undefined = undefined;
  error: string | undefined = undefined;
  pending: DemoDecision | undefined = undefined;
  private stopListening: Cancel | undefined;

  constructor(
    private readonly payments: DemoPayments,
    private readonly browser: Browser,
    private readonly backForwardRestore: BackForwardRestore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(orderId: string): Promise<void> {
    this.stopListening ??= this.backForwardRestore.onReturn(() => runInAction(() => (this.pending = undefined)));
    await this.try(async () => {
      const order = await this.payments.order(orderId);
      runInAction(() => (this.order = order));
    });
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }

  async decide(decision: DemoDecision): Promise<void> {
    const { order } = this;
    if (this.pending) return;
    this.pending = decision;
    await this.try(async () => {
      const path = order ? await this.payments.settle(order.id, decision) : paths.home;
      this.browser.leaveFor(`${this.browser.home}${path}`);
    });
  }

  private async try(work: () => Promise<void>): Promise<void> {
    this.error = undefined;
    try {
      await work();
    } catch (failure) {
      const { message } = asServiceError(failure);
      runInAction(() => {
        this.pending = undefined;
        this.error = message;
      });
    }
  }
}
