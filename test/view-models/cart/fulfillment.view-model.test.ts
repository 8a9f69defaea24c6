import { describe, expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { FulfillmentViewModel } from '../../../src/view-models/cart/fulfillment.view-model';
import { InMemoryFulfillment } from '../../support/in-memory';

describe('delivery or pickup', () => {
  it('is delivery until the device is asked, and until the customer has chosen', () => {
    const fulfillment = new FulfillmentViewModel(new InMemoryFulfillment('PICKUP'), profile);
    expect(fulfillment.chosen).toBe('DELIVERY');
    fulfillment.load();
    expect(fulfillment.chosen).toBe('PICKUP');
    const first = new FulfillmentViewModel(new InMemoryFulfillment(), profile);
    first.load();
    expect(first.chosen).toBe('DELIVERY');
  });

  it('is remembered on the device, and follows another tab', () => {
    const repository = new InMemoryFulfillment();
    const fulfillment = new FulfillmentViewModel(repository, profile);
    fulfillment.load();
    fulfillment.load();
    fulfillment.choose('PICKUP');
    expect([fulfillment.chosen, repository.fulfillment]).toEqual(['PICKUP', 'PICKUP']);
    repository.changeElsewhere('DELIVERY');
    expect(fulfillment.chosen).toBe('DELIVERY');
  });

  it('is delivery in a shop without pickup, whatever is remembered', () => {
    const fulfillment = new FulfillmentViewModel(new InMemoryFulfillment('PICKUP'), {});
    fulfillment.load();
    expect(fulfillment.chosen).toBe('DELIVERY');
  });
});
