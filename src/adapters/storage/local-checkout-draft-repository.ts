import { readDetails, type CheckoutDetails } from '../../domain/checkout/checkout-details';
import type { CheckoutDraftRepository } from '../../domain/checkout/ports';
import type { JsonStorage } from './json-storage';

const key = 'storefront.checkoutDraft';

export class LocalCheckoutDraftRepository implements CheckoutDraftRepository {
  constructor(private readonly storage: JsonStorage) {}

  load(): CheckoutDetails | undefined {
    return readDetails(this.storage.read(key));
  }

  save(details: CheckoutDetails): void {
    this.storage.write(key, details);
  }
}
