import type { Cancel, BackForwardRestore } from '../../domain/shared/ports';
import type { CartViewModel } from '../cart/cart.view-model';
import type { SessionViewModel } from '../auth/session.view-model';
import type { OverlaysViewModel } from './overlays.view-model';

export class BackForwardRestoreViewModel {
  private stopListening: Cancel | undefined;

  constructor(
    private readonly backForwardRestore: BackForwardRestore,
    private readonly overlays: OverlaysViewModel,
    private readonly session: SessionViewModel,
    private readonly cart: CartViewModel,
  ) {}

  load(): void {
    this.stopListening ??= this.backForwardRestore.onReturn(() => {
      this.session.setSigningIn(false);
      this.overlays.closeAll();
      void this.session.load();
      void this.cart.load();
    });
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }
}
