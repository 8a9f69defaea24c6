import { makeAutoObservable } from 'mobx';
import type { DepartureRepository } from '../../domain/checkout/ports';
import { transitRoutes } from '../../domain/shared/paths';
import type { Cancel, BackForwardRestore } from '../../domain/shared/ports';

/** A device without a pending order loads no code for pending orders. */
export class PendingOrderPresenceViewModel {
  isPresent = false;
  /** Set if the customer came back with the Back button, until that is handled. */
  private returnedFrom: string | undefined = undefined;
  private lastPath: string | undefined = undefined;
  private stopListening: Cancel | undefined;

  constructor(
    private readonly hasStoredOrder: () => boolean,
    private readonly departures: DepartureRepository,
    private readonly backForwardRestore: BackForwardRestore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hasReturned(): boolean {
    return this.returnedFrom !== undefined;
  }

  load(path: string): void {
    const { lastPath } = this;
    this.lastPath = path;
    // Nothing is restored on these pages. The payment's pages show the outcome themselves, and the customer only passes
    // through the others, or looks at the demo there.
    if (Object.values(transitRoutes).some((route) => path.startsWith(route))) {
      this.isPresent = false;
      return;
    }
    if (lastPath === undefined) this.look(this.arriveFromPayment(this.backForwardRestore.isBackForwardLoad()));
    else this.look(lastPath === path ? this.returnedFrom : undefined);
    this.stopListening ??= this.backForwardRestore.onReturn(() => this.look(this.arriveFromPayment(true)));
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }

  consumeReturn(): string | undefined {
    const { returnedFrom } = this;
    this.returnedFrom = undefined;
    return returnedFrom;
  }

  private look(returnedFrom: string | undefined): void {
    this.isPresent = this.hasStoredOrder();
    this.returnedFrom = this.isPresent ? returnedFrom : undefined;
  }

  private arriveFromPayment(isReturn: boolean): string | undefined {
    const checkoutUrl = this.departures.load();
    this.departures.clear();
    return isReturn ? checkoutUrl : undefined;
  }
}
