import { makeAutoObservable, observable } from 'mobx';
import { withDetails } from '../../domain/menu/item-details';
import type { MenuGateway } from '../../domain/menu/ports';
import type { Product } from '../../domain/menu/product';
import { asServiceError } from '../../domain/shared/service-error';

export type DetailsState = 'unknown' | 'pending' | 'answered';

interface Answer {
  readonly state: DetailsState;
  readonly details?: Product | undefined;
}

/**
 * Each row of the menu is asked about once, so a menu that is read again is asked about again: the kitchen may have
 * corrected an allergen. Until then the answer before holds, unless it was about another day, which may have another
 * recipe. If no answer comes, the next to look asks again.
 */
export class ItemDetailsViewModel {
  private readonly answers = observable.map<string, Answer>([], { deep: false });
  private readonly asked = new WeakSet<Product>();

  constructor(private readonly gateway: Pick<MenuGateway, 'item'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  stateOf(product: Product): DetailsState {
    return product.isSample ? 'answered' : (this.answers.get(keyOf(product))?.state ?? 'unknown');
  }

  complete(product: Product): Product {
    const details = this.answers.get(keyOf(product))?.details;
    return details ? withDetails(product, details) : product;
  }

  async ask(product: Product): Promise<void> {
    if (product.isSample || this.asked.has(product)) return;
    this.asked.add(product);
    const key = keyOf(product);
    if (!this.answers.has(key)) this.answers.set(key, { state: 'pending' });
    try {
      const details = await this.gateway.item(product.id);
      this.settle(key, details?.id === product.id ? details : undefined);
    } catch (failure) {
      const { status } = asServiceError(failure);
      if (status === 404) this.settle(key, undefined);
      else this.forget(product);
    }
  }

  private settle(key: string, details: Product | undefined): void {
    this.answers.set(key, { state: 'answered', details });
  }

  private forget(product: Product): void {
    this.asked.delete(product);
    if (this.stateOf(product) === 'pending') this.answers.delete(keyOf(product));
  }
}

function keyOf({ id, deliverableOn, isSample }: Product): string {
  return [deliverableOn, id, isSample].join(' ');
}
