import { makeAutoObservable } from 'mobx';
import { chosenFulfillment, type FulfillmentType } from '../../domain/cart/cart-summary';
import type { FulfillmentRepository } from '../../domain/cart/ports';
import type { Cancel } from '../../domain/shared/ports';
import type { ShopProfile } from '../../domain/shop/shop-profile';

/** The one choice of menu, cart and checkout. A prerendered page does not know it until it is hydrated. */
export class FulfillmentViewModel {
  private stored: FulfillmentType | undefined = undefined;
  private stopListening: Cancel | undefined;

  constructor(
    private readonly repository: FulfillmentRepository,
    private readonly shop: Pick<ShopProfile, 'pickup'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get chosen(): FulfillmentType {
    return chosenFulfillment(this.stored, this.shop);
  }

  /** Listens for other tabs from then on: menu, cart and checkout share this instance, and come and go. */
  load(): void {
    this.stopListening ??= this.repository.onChange((stored) => this.show(stored));
    this.show(this.repository.load());
  }

  choose(fulfillment: FulfillmentType): void {
    this.repository.save(fulfillment);
    this.show(fulfillment);
  }

  private show(stored: FulfillmentType | undefined): void {
    this.stored = stored;
  }
}
