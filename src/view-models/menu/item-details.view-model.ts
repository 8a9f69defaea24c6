import { makeAutoObservable, observable } from 'mobx';
import { withDetails } from '../../domain/menu/item-details';
import type { MenuGateway } from '../../domain/menu/ports';
import type { Product } from '../../domain/menu/product';
import { asServiceError } from '../../domain/shared/service-error';

export type DetailsState = 'unknown' | 'pending' | 'answered';

type Answer = { readonly state: 'pending' } | { readonly state: 'answered'; readonly details: Product | undefined };

/** Each item is asked for once per visit. If no answer comes, it is asked for again the next time. */
export class ItemDetailsViewModel {
  private readonly answers = observable.map<string, Answer>([], { deep: false });

  constructor(private readonly gateway: Pick<MenuGateway, 'item'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  stateOf({ id, isSample }: Product): DetailsState {
    return isSample ? 'answered' : (this.answers.get(id)?.state ?? 'unknown');
  }

  complete(product: Product): Product {
    const answer = product.isSample ? undefined : this.answers.get(product.id);
    return answer?.state === 'answered' && answer.details ? withDetails(product, answer.details) : product;
  }

  async ask(product: Product): Promise<void> {
    if (this.stateOf(product) !== 'unknown') return;
    const { id } = product;
    this.answers.set(id, { state: 'pending' });
    try {
      const details = await this.gateway.item(id);
      this.settle(id, details?.id === id ? details : undefined);
    } catch (failure) {
      const { status } = asServiceError(failure);
      if (status === 404) this.settle(id, undefined);
      else this.forget(id);
    }
  }

  private settle(id: string, details: Product | undefined): void {
    this.answers.set(id, { state: 'answered', details });
  }

  private forget(id: string): void {
    this.answers.delete(id);
  }
}
