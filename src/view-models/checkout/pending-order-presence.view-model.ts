import { makeAutoObservable } from 'mobx';
import { transitRoutes } from '../../domain/shared/paths';
import type { Cancel, BackForwardRestore } from '../../domain/shared/ports';

/** Whether this device has a pending order; what is done about it is loaded only then. One for the whole app. */
export class PendingOrderPresenceViewModel {
  isPresent = false;
  /** The customer came back with the Back button, and that is not yet answered. */
  hasReturned = false;
  private arrived = false;

  constructor(
    private readonly hasStoredOrder: () => boolean,
    private readonly backForwardRestore: BackForwardRestore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Checks on each page until it is left; not on the payment pages, which ask the order service themselves. */
  watch(path: string): Cancel {
    const justLoaded = !this.arrived;
    this.arrived = true;
    // On these pages the order service tells what became of the order, so nothing is restored before.
    if (Object.values(transitRoutes).some((route) => path.startsWith(route))) {
      this.isPresent = false;
      return () => undefined;
    }
    this.look(justLoaded && this.backForwardRestore.isReturn());
    return this.backForwardRestore.onReturn(() => this.look(true));
  }

  /** Returns `hasReturned`, and resets it. */
  takeReturn(): boolean {
    const { hasReturned } = this;
    this.hasReturned = false;
    return hasReturned;
  }

  private look(returned: boolean): void {
    this.isPresent = this.hasStoredOrder();
    this.hasReturned = this.isPresent && returned;
  }
}
