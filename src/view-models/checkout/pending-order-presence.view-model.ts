import { makeAutoObservable } from 'mobx';
import { transitRoutes } from '../../domain/shared/paths';
import type { Cancel, BackForwardRestore } from '../../domain/shared/ports';

/** Notices an order that may have been left behind; what is done about it is loaded only then. One for the whole app. */
export class PendingOrderPresenceViewModel {
  /** Something of an order is kept on this device. */
  isPresent = false;
  /** Somebody came back to it with the Back button, and nobody has answered that yet. */
  hasReturned = false;
  private arrived = false;

  constructor(
    private readonly hasStoredOrder: () => boolean,
    private readonly backForwardRestore: BackForwardRestore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Looks on each page until it is left; not on the payment pages, which ask the order service themselves. */
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

  /** Whether there is a return to answer, once. */
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
