import type { LastOrderOfferRepository } from '../../domain/orders/ports';
import type { JsonStorage } from './json-storage';
import { lastOrderOfferKey } from './reply-keys';

export class LocalLastOrderOfferRepository implements LastOrderOfferRepository {
  constructor(private readonly storage: JsonStorage) {}

  save(isOffered: boolean): void {
    this.storage.write(lastOrderOfferKey, isOffered);
  }
}
