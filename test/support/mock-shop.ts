import { MockBackend } from '../../src/adapters/mock/mock-backend';
import type { MockServices } from '../../src/adapters/mock/mock-services';
import { memoryStorage, mockStateKey, type StateStorage } from '../../src/adapters/mock/state-storage';
import type { SampleData } from '../../src/adapters/mock/sample-data';
import type { User } from '../../src/domain/auth/user';
import type { NewOrder } from '../../src/domain/orders/new-order';
import { dallas } from './builders';
import { CountingRandomness, FakeTime } from './in-memory-device';
import { aSample } from './sample-shop';

/** Every `backend()` or `open()` is a page load in one browser. */
export class MockVisit {
  readonly time = new FakeTime(new Date('2026-11-21T22:00:00Z'));
  readonly randomness = new CountingRandomness();

  constructor(
    readonly sample: SampleData = aSample(),
    readonly storage: StateStorage = memoryStorage(),
  ) {}

  backend(): MockBackend {
    return new MockBackend(this.sample, dallas, this.storage, this.time, this.randomness);
  }

  open(): Promise<MockServices> {
    return this.backend().services();
  }

  /** An update or a user could store such a state. */
  corrupt(state: unknown): void {
    this.storage.write(mockStateKey, state);
  }
}

export function demoCustomerOf({ accounts }: MockServices): User {
  return accounts.exchangeGoogleCode(accounts.issueGoogleCode()).user;
}

export function newcomerOf({ accounts }: MockServices): User {
  return accounts.login({ email: 'ann.lee@example.com', password: 'secret7' }).user;
}

export function aNewOrder(fields: Partial<NewOrder> = {}): NewOrder {
  return {
    channel: 'WEB',
    fulfillmentType: 'PICKUP',
    tipAmount: 0,
    items: [{ itemId: 'classic-chip', quantity: 2 }],
    ...fields,
  };
}
