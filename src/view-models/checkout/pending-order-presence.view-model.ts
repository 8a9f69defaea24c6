import { makeAutoObservable } from 'mobx';
import { transitRoutes } from '../../domain/shared/paths';
import type { Cancel, BackForwardRestore } from '../../domain/shared/ports';

/** Notices an order that may have been left behind; what is done about it is loaded only then. One for the whole app. */
export class PendingOrderPresenceViewModel {
  /** Something of an order is kept on this device. */
  kept = false;
  /** Somebody came back to it with the Back button, and nobody has answered that yet. */
  returned = false;
  private arrived = false;

  constructor(
    private readonly isKept: () => boolean,
    private readonly backForwardRestore: BackForwardRestore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Looks on each page until it is left; not on the payment pages, which ask the order service themselves. */
  watch(path: string): Cancel {
    const justLoaded = !this.arrived;
    this.arrived = true;
    if (Object.values(transitRoutes).some((route) => path.startsWith(route))) {
      this.kept = false;
      return () => undefined;
    }
    this.look(justLoaded && this.backForwardRestore.isReturn());
    return this.backForwardRestore.onReturn(() => this.look(true));
  }

  /** Whether there is a return to answer, once. */
  takeReturn(): boolean {
    const { returned } = this;
    this.returned = false;
    return returned;
  }

  private look(returned: boolean): void {
    this.kept = this.isKept();
    this.returned = this.kept && returned;
  }
}
