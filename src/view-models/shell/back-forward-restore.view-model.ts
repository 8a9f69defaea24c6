import type { Cancel, PageReturn } from '../../domain/shared/ports';
import type { CartViewModel } from '../cart/cart.view-model';
import type { SessionViewModel } from '../auth/session.view-model';
import type { ShellViewModel } from './shell.view-model';

/** The browser may show a page again as it was left, long after: who is signed in and what is in the cart is read anew. */
export class PageReturnViewModel {
  constructor(
    private readonly pageReturn: PageReturn,
    private readonly shell: ShellViewModel,
    private readonly session: SessionViewModel,
    private readonly cart: CartViewModel,
  ) {}

  watch(): Cancel {
    return this.pageReturn.onReturn(() => {
      this.shell.comeBack();
      void this.session.load();
      void this.cart.load();
    });
  }
}
