import { makeAutoObservable } from 'mobx';
import { transitRoutes } from '../../domain/shared/paths';
import type { Cancel, BackForwardRestore } from '../../domain/shared/ports';

/** Whether a pending order is stored. Only then is the code that offers it loaded. One for the whole app. */
export class PendingOrderPresenceViewModel {
  /** A pending order is stored on this device. */
  isPresent = false;
  /** The customer came back with the Back button, and the items were not restored yet. */
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
