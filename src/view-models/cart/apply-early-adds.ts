import { reaction } from 'mobx';
import { settleEarlyAdds } from '../../domain/cart/early-adds';
import type { EarlyAddRepository } from '../../domain/cart/ports';
import type { MenuViewModel } from '../menu/menu.view-model';
import { toastPeriod, type ToastsViewModel } from '../shell/toasts.view-model';
import { limitText, notAddedText } from './cart-texts';
import type { CartViewModel } from './cart.view-model';

export class ApplyEarlyAdds {
  constructor(
    private readonly repository: EarlyAddRepository,
    private readonly cart: Pick<CartViewModel, 'add' | 'items' | 'loaded' | 'error'>,
    private readonly toasts: ToastsViewModel,
  ) {}

  /**
   * The adds are made in the same change as the menu, so that its cards are first shown with their quantities. The cart
   * is waited for, because only it tells how many more fit.
   */
  onceKnown(menu: Pick<MenuViewModel, 'state' | 'products'>): void {
    const isCartKnown = () => this.cart.loaded || this.cart.error !== undefined;
    reaction(
      () => (isCartKnown() ? menu.state : 'loading'),
      (state) => {
        if (state !== 'loading') this.apply(menu.products);
      },
      { fireImmediately: true },
    );
  }

  private apply(menu: MenuViewModel['products']): void {
    for (const { name, addition, refusal } of settleEarlyAdds(this.repository.consume(), menu, this.cart.items)) {
      if (addition) this.cart.add(addition.product, addition.quantity);
      if (!refusal) continue;
      const text = refusal.kind === 'gone' ? notAddedText(name) : limitText(name, refusal.limit);
      this.toasts.show({ name, text, urgent: true, period: toastPeriod });
    }
  }
}
