import { LocalCartRepository } from '../../src/adapters/storage/local-cart-repository';
import { MockAccountGateway } from '../../src/adapters/mock/mock-account-gateway';
import { MockBackend } from '../../src/adapters/mock/mock-backend';
import { MockTransport } from '../../src/adapters/mock/mock-transport';
import { MockContactGateway } from '../../src/adapters/mock/mock-contact-gateway';
import { MockMenuGateway } from '../../src/adapters/mock/mock-menu-gateway';
import { MockOrderGateway } from '../../src/adapters/mock/mock-order-gateway';
import type { MockServices } from '../../src/adapters/mock/mock-services';
import { memoryStorage } from '../../src/adapters/mock/mock-store';
import type { SampleData } from '../../src/adapters/mock/sample-data';
import type { AccountGateway } from '../../src/domain/auth/ports';
import type { Session } from '../../src/domain/auth/user';
import type { ContactGateway } from '../../src/domain/contact/ports';
import type { MenuGateway } from '../../src/domain/menu/ports';
import type { OrderGateway } from '../../src/domain/orders/ports';
import type { Timers } from '../../src/domain/shared/ports';
import { aJsonStorage } from './browser-storage';
import { chicago } from './builders';
import { httpShop, inMemory, overSocket } from './http-contract-shops';
import { InMemorySession } from './in-memory';
import { CountingRandomness, FakeAuthErrors, FakeBrowser, FakeTime } from './in-memory-device';
import { aSample } from './sample-shop';

/** All gateways of one kind over the same pretend services. */
export interface ContractShop {
  readonly menu: MenuGateway;
  readonly account: AccountGateway;
  readonly orders: OrderGateway;
  readonly contact: ContactGateway;
}

/** What every shop under contract stands on. */
export class ContractGround {
  readonly sessions = new InMemorySession();
  readonly authErrorChannel = new FakeAuthErrors();
  readonly carts = new LocalCartRepository(aJsonStorage());
  readonly browser = new FakeBrowser();
  authErrorCount = 0;

  private constructor(
    readonly time: FakeTime,
    readonly backend: MockBackend,
    readonly services: MockServices,
  ) {
    this.authErrorChannel.onAuthError(() => this.authErrorCount++);
  }

  static async open(sample: SampleData = aSample()): Promise<ContractGround> {
    const time = new FakeTime(new Date('2026-11-21T22:00:00Z'));
    const backend = new MockBackend(sample, chicago, memoryStorage(), time, new CountingRandomness());
    return new ContractGround(time, backend, await backend.services());
  }

  /** Signs in as the customer whom the sample orders belong to. */
  signInDemoCustomer(): Session {
    const { accounts } = this.services;
    return this.signIn(accounts.exchangeGoogleCode(accounts.issueGoogleCode()));
  }

  /** Signs in as somebody with an e-mail account and no orders. */
  signInNewcomer(): Session {
    return this.signIn(this.services.accounts.login({ email: 'ann.lee@example.com', password: 'secret7' }));
  }

  private signIn(session: Session): Session {
    this.sessions.save(session);
    return session;
  }
}

/** The adapters that every contract is run against. */
export const contractShops: readonly (readonly [string, (ground: ContractGround) => ContractShop])[] = [
  ['mock', mockShop],
  ['HTTP in memory', (ground) => httpShop(ground, { dialect: 'lines' }, inMemory)],
  [
    'HTTP over a socket',
    (ground) => httpShop(ground, { dialect: 'street', checkoutReading: 'checkoutUrl', envelope: true }, overSocket),
  ],
];

export function mockShop({ backend, sessions, authErrorChannel, carts, browser }: ContractGround): ContractShop {
  const connection = new MockTransport(backend, atOnce, sessions, authErrorChannel);
  const keepPicture = () => Promise.resolve('data:image/webp;base64,AA==');
  return {
    menu: new MockMenuGateway(connection, backend, carts),
    account: new MockAccountGateway(connection, sessions, browser, keepPicture),
    orders: new MockOrderGateway(connection, browser),
    contact: new MockContactGateway(connection),
  };
}

/** Replies do not take any time. */
const atOnce: Timers = {
  after: (_milliseconds, work) => {
    work();
    return () => undefined;
  },
};
