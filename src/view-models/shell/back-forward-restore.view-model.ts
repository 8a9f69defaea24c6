import type { Cancel, BackForwardRestore } from '../../domain/shared/ports';
import type { CartViewModel } from '../cart/cart.view-model';
import type { SessionViewModel } from '../auth/session.view-model';
import type { ShellViewModel } from './shell.view-model';

/** The browser may show a page again as it was left, long after: who is signed in and what is in the cart is read anew. */
export class BackForwardRestoreViewModel {
  constructor(
    private readonly backForwardRestore: BackForwardRestore,
    private readonly shell: ShellViewModel,
    private readonly session: SessionViewModel,
    private readonly cart: CartViewModel,
  ) {}

  watch(): Cancel {
    return this.backForwardRestore.onReturn(() => {
      this.shell.comeBack();
      void this.session.load();
      void this.cart.load();
    });
  }
}
