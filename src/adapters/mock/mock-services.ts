import { applyChange, type Cart, type CartChange } from '../../domain/cart/cart';
import { validateMessage, type ContactMessage } from '../../domain/contact/contact-message';
import { hasErrors } from '../../domain/shared/field-errors';
import type { Clock, Randomness } from '../../domain/shared/ports';
import { ServiceError } from '../../domain/shared/service-error';
import { MockAccounts } from './accounts/mock-accounts';
import { MockCustomers } from './accounts/mock-customers';
import type { MockMenu } from './menu/mock-menu';
import { MockOrderStore } from './orders/mock-order-store';
import { MockOrders } from './orders/mock-orders';
import { MockPayments } from './orders/mock-payments';
import type { StoredScenario } from './scenarios/stored-scenario';
import { MockStore } from './mock-store';
import type { StateStorage } from './state-storage';
import type { MockShop, SampleData } from './sample-data';

interface MockServicesNeeds {
  readonly storage: StateStorage;
  readonly scenario: StoredScenario;
  readonly sample: SampleData;
  readonly shop: MockShop;
  readonly menu: MockMenu;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

export class MockServices {
  readonly customers: MockCustomers;
  readonly accounts: MockAccounts;
  readonly orders: MockOrders;
  readonly payments: MockPayments;
  private readonly store: MockStore;

  constructor({ storage, scenario, sample, shop, menu, clock, randomness }: MockServicesNeeds) {
    const store = new MockStore(storage, clock, scenario);
    this.store = store;
    this.customers = new MockCustomers(store, sample.demoCustomer, clock, randomness);
    this.accounts = new MockAccounts(store, this.customers, randomness);
    const orderStore = new MockOrderStore(store, sample, shop, menu, clock);
    this.orders = new MockOrders({
      store,
      orderStore,
      shop,
      menu,
      orderPrefix: sample.orderPrefix,
      clock,
      randomness,
    });
    this.payments = new MockPayments(store, orderStore, clock);
  }

  cart(visitor: string): Cart {
    return this.store.read().carts[visitor] ?? [];
  }

  idsInCarts(): readonly string[] {
    return Object.values(this.store.read().carts).flatMap((cart) => cart.map(({ id }) => id));
  }

  changeCart(visitor: string, change: CartChange): Cart {
    this.store.update(({ carts }) => ({ carts: { ...carts, [visitor]: applyChange(this.cart(visitor), change) } }));
    return this.cart(visitor);
  }

  acceptMessage(message: ContactMessage): void {
    if (hasErrors(validateMessage(message))) throw new ServiceError('refused', 'The message is not complete.', 400);
    this.store.update(({ messages }) => ({ messages: [...messages, message] }));
  }

  messages(): readonly ContactMessage[] {
    return this.store.read().messages;
  }
}
