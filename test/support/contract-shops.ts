import { LocalCartRepository } from '../../src/adapters/storage/local-cart-repository';
import { MockAccountGateway } from '../../src/adapters/mock/accounts/mock-account-gateway';
import { MockBackend } from '../../src/adapters/mock/mock-backend';
import { MockTransport } from '../../src/adapters/mock/mock-transport';
import { MockContactGateway } from '../../src/adapters/mock/mock-contact-gateway';
import { MockMenuGateway } from '../../src/adapters/mock/menu/mock-menu-gateway';
import { MockOrderGateway } from '../../src/adapters/mock/orders/mock-order-gateway';
import type { MockServices } from '../../src/adapters/mock/mock-services';
import { memoryStorage } from '../../src/adapters/mock/state-storage';
import type { SampleData } from '../../src/adapters/mock/sample-data';
import type { AccountGateway } from '../../src/domain/auth/ports';
import type { Session } from '../../src/domain/auth/user';
import type { ContactGateway } from '../../src/domain/contact/ports';
import type { MenuGateway } from '../../src/domain/menu/ports';
import type { OrderGateway } from '../../src/domain/orders/ports';
import type { Timers } from '../../src/domain/shared/ports';
import { aJsonStorage } from './browser-storage';
import { dallas } from './builders';
import { httpShop, inMemory, overSocket } from './http-contract-shops';
import { InMemorySession } from './in-memory';
import { CountingRandomness, FakeAuthErrorChannel, FakeBrowser, FakeTime } from './in-memory-device';
import { aSample } from './sample-shop';

interface ContractShop {
  readonly menu: MenuGateway;
  readonly account: AccountGateway;
  readonly orders: OrderGateway;
  readonly contact: ContactGateway;
}

export class ContractFixture {
  readonly sessions = new InMemorySession();
  readonly authErrorChannel = new FakeAuthErrorChannel();
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

  static async open(sample: SampleData = aSample()): Promise<ContractFixture> {
    const time = new FakeTime(new Date('2026-11-21T22:00:00Z'));
    const backend = new MockBackend(sample, dallas, memoryStorage(), time, new CountingRandomness());
    return new ContractFixture(time, backend, await backend.services());
  }

  signInDemoCustomer(): Session {
    const { accounts } = this.services;
    return this.signIn(accounts.exchangeGoogleCode(accounts.issueGoogleCode()));
  }

  signInNewcomer(): Session {
    return this.signIn(this.services.accounts.login({ email: 'ann.lee@example.com', password: 'secret7' }));
  }

  private signIn(session: Session): Session {
    this.sessions.save(session);
    return session;
  }
}

export const contractShops: readonly (readonly [string, (fixture: ContractFixture) => ContractShop])[] = [
  ['mock', mockShop],
  ['HTTP in memory', (fixture) => httpShop(fixture, { dialect: 'lines' }, inMemory)],
  [
    'HTTP over a socket',
    (fixture) => httpShop(fixture, { dialect: 'street', checkoutReading: 'checkoutUrl', envelope: true }, overSocket),
  ],
];

export function mockShop({ backend, sessions, authErrorChannel, carts, browser }: ContractFixture): ContractShop {
  const transport = new MockTransport(backend, immediateTimers, sessions, authErrorChannel);
  const savePicture = () => Promise.resolve('data:image/webp;base64,AA==');
  return {
    menu: new MockMenuGateway(transport, backend, carts),
    account: new MockAccountGateway(transport, sessions, browser, savePicture),
    orders: new MockOrderGateway(transport, browser),
    contact: new MockContactGateway(transport),
  };
}

/** Timers fire at once, so replies take no time. */
const immediateTimers: Timers = {
  after: (_milliseconds, work) => {
    work();
    return () => undefined;
  },
};
