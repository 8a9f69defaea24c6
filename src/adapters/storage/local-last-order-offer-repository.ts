import type { LastOrderOfferRepository } from '../../domain/orders/ports';
import type { JsonStorage } from './json-storage';

/** Read by the script in the head of each page, which reserves the offer's place. */
export const lastOrderOfferKey = 'storefront.lastOrderOffer';

export class LocalLastOrderOfferRepository implements LastOrderOfferRepository {
  constructor(private readonly storage: JsonStorage) {}

  save(isOffered: boolean): void {
    this.storage.write(lastOrderOfferKey, isOffered);
  }
}
