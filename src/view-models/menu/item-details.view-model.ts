import { makeAutoObservable, observable } from 'mobx';
import { withDetails } from '../../domain/menu/item-details';
import type { MenuGateway } from '../../domain/menu/ports';
import type { Product } from '../../domain/menu/product';
import { asServiceError } from '../../domain/shared/service-error';

export type DetailsState = 'unknown' | 'pending' | 'answered';

type Answer = { readonly state: 'pending' } | { readonly state: 'answered'; readonly details: Product | undefined };

/**
 * Each item is asked for once per visit and day of its delivery, because another day may have another recipe. If no answer
 * comes, it is asked for again the next time.
 */
export class ItemDetailsViewModel {
  private readonly answers = observable.map<string, Answer>([], { deep: false });

  constructor(private readonly gateway: Pick<MenuGateway, 'item'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  stateOf(product: Product): DetailsState {
    return product.isSample ? 'answered' : (this.answers.get(keyOf(product))?.state ?? 'unknown');
  }

  complete(product: Product): Product {
    const answer = product.isSample ? undefined : this.answers.get(keyOf(product));
    return answer?.state === 'answered' && answer.details ? withDetails(product, answer.details) : product;
  }

  async ask(product: Product): Promise<void> {
    if (this.stateOf(product) !== 'unknown') return;
    const key = keyOf(product);
    this.answers.set(key, { state: 'pending' });
    try {
      const details = await this.gateway.item(product.id);
      this.settle(key, details?.id === product.id ? details : undefined);
    } catch (failure) {
      const { status } = asServiceError(failure);
      if (status === 404) this.settle(key, undefined);
      else this.forget(key);
    }
  }

  private settle(key: string, details: Product | undefined): void {
    this.answers.set(key, { state: 'answered', details });
  }

  private forget(key: string): void {
    this.answers.delete(key);
  }
}

function keyOf({ id, deliverableOn }: Product): string {
  return [deliverableOn, id].join(' ');
}
