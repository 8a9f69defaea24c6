import type { CheckoutDetails } from '../../domain/checkout/checkout-details';
import type { CheckoutDraftRepository } from '../../domain/checkout/ports';
import { decodeDetails } from './codecs/checkout-details-codec';
import type { JsonStorage } from './json-storage';
import { fieldsOf, textOf } from './codecs/parse-stored';

const key = 'storefront.checkoutDraft';

/** A draft without a customer is a guest's, or from an older version. */
export class LocalCheckoutDraftRepository implements CheckoutDraftRepository {
  constructor(private readonly storage: JsonStorage) {}

  load(customerId: string | undefined): CheckoutDetails | undefined {
    const stored = this.storage.read(key);
    const details = decodeDetails(stored);
    const owner = textOf(fieldsOf(stored).customerId);
    if (!details || (owner !== undefined && owner !== customerId)) return undefined;
    if (owner !== customerId) this.save(details, customerId);
    return details;
  }

  save(details: CheckoutDetails, customerId: string | undefined): void {
    this.storage.write(key, { ...details, customerId });
  }
}
