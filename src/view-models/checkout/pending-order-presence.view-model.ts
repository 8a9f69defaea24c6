import { makeAutoObservable } from 'mobx';
import type { DepartureRepository } from '../../domain/checkout/ports';
import { transitRoutes } from '../../domain/shared/paths';
import type { Cancel, BackForwardRestore } from '../../domain/shared/ports';

/** Whether this device has a pending order; the code that handles it is loaded only then. One for the whole app. */
export class PendingOrderPresenceViewModel {
  isPresent = false;
  /** The payment page from which the customer came back with the Back button, until that is handled. */
  private returnedFrom: string | undefined = undefined;
  private arrived = false;

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

  /** Checks on each page until it is left; not on the payment pages, which ask the order service themselves. */
  watch(path: string): Cancel {
    const justLoaded = !this.arrived;
    this.arrived = true;
    // On these pages the order service reports the outcome of the order, so nothing is restored before that.
    if (Object.values(transitRoutes).some((route) => path.startsWith(route))) {
      this.isPresent = false;
      return () => undefined;
    }
    this.look(justLoaded ? this.arriveFromPayment(this.backForwardRestore.isReturn()) : undefined);
    return this.backForwardRestore.onReturn(() => this.look(this.arriveFromPayment(true)));
  }

  /** Returns the URL of the payment page that the customer came back from, and forgets it. */
  takeReturn(): string | undefined {
    const { returnedFrom } = this;
    this.returnedFrom = undefined;
    return returnedFrom;
  }

  private look(returnedFrom: string | undefined): void {
    this.isPresent = this.hasStoredOrder();
    this.returnedFrom = this.isPresent ? returnedFrom : undefined;
  }

  /** The payment page this tab left for, if the customer came back from it. Any page of the shop clears the record. */
  private arriveFromPayment(isReturn: boolean): string | undefined {
    const checkoutUrl = this.departures.load();
    this.departures.clear();
    return isReturn ? checkoutUrl : undefined;
  }
}
