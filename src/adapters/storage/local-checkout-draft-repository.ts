import type { CheckoutDraftRepository } from '../../domain/checkout/ports';
import { decodeDetails } from './checkout-details-codec';
import type { JsonStorage } from './json-storage';
import { StoredValue } from './stored-value';

export function localCheckoutDraftRepository(storage: JsonStorage): CheckoutDraftRepository {
  return new StoredValue(storage, 'storefront.checkoutDraft', decodeDetails);
}
