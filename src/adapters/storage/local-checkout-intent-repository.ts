import type { CheckoutIntentRepository } from '../../domain/checkout/ports';
import type { JsonStorage } from './json-storage';

const key = 'storefront.redirectToCheckout';

export class LocalCheckoutIntentRepository implements CheckoutIntentRepository {
  constructor(private readonly storage: JsonStorage) {}

  load(): Date | undefined {
    const notedAt = new Date(this.storage.readText(key) ?? '');
    return Number.isNaN(notedAt.getTime()) ? undefined : notedAt;
  }

  save(notedAt: Date): void {
    this.storage.writeText(key, notedAt.toISOString());
  }

  clear(): void {
    this.storage.remove(key);
  }
}
