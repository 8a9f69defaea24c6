import { MockBackend } from '../../../src/adapters/mock/mock-backend';
import type { PaymentDecision } from '../../../src/adapters/mock/orders/mock-payments';
import type { MockOrder } from '../../../src/adapters/mock/orders/mock-order';
import type { MockServices } from '../../../src/adapters/mock/mock-services';
import { progressed } from '../../../src/adapters/mock/orders/order-progress';
import { readState, type MockState } from '../../../src/adapters/mock/mock-state';
import { memoryStorage, mockStateKey, type StateStorage } from '../../../src/adapters/mock/state-storage';
import type { SampleData, SampleProduct } from '../../../src/adapters/mock/sample-data';
import { mockApi, type Handler } from '../../../src/tools/mock-api/mock-api';
import type { ShopProfile } from '../../../src/domain/shop/shop-profile';
import { acceptToken, issueTokens } from './expiring-tokens';
import type { VirtualTime } from './virtual-time';

export const payOrigin = 'https://pay.test';

export interface ServiceTraits {
  readonly tellsOrderId: boolean;
  /** The payment page sends the customer back with this id. */
  readonly tellsCheckoutId: boolean;
  readonly hasTwoDays: boolean;
  readonly paysSlowly: boolean;
  readonly tokensSayWhenIssued: boolean;
}

/** The services as a story sees them, with what it does in their place. */
export interface SimulatedServices {
  readonly products: SampleProduct[];
  readonly tellsOrderId: boolean;
  readonly paysSlowly: boolean;
  readonly hasSessions: boolean;
  readonly orders: readonly MockOrder[];
  /** The contents of the cart on the server. */
  readonly cart: readonly { readonly id: string; readonly quantity: number }[];
  load(): Promise<void>;
  answer(request: Request): Promise<Response>;
  /** Resolves with the path that the payment page leads back to. */
  settle(orderId: string, decision: PaymentDecision): Promise<string>;
  expireSessions(): Promise<void>;
  processPaymentsSlowly(areSlow: boolean): void;
  /** Returns what is wrong with money at the end of a story. */
  findProblems(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export interface ServiceParts {
  readonly sample: SampleData;
  readonly shop: ShopProfile;
  readonly products: SampleProduct[];
  readonly traits: ServiceTraits;
  readonly time: VirtualTime;
  readonly uuid: () => string;
}

export type NewServices = (parts: ServiceParts) => SimulatedServices;

/** As long as a secret: the reference backend gives any other cookie a new cart. */
export const cartVisitor = 'the-browser'.padEnd(43, '-');

export class MockedServices implements SimulatedServices {
  private readonly stored = memoryStorage();
  private readonly storage: StateStorage = {
    ...this.stored,
    write: (key, value) => {
      this.lastRead = undefined;
      this.stored.write(key, value);
    },
  };
  private lastRead: MockState | undefined;
  private readonly backend: MockBackend;
  private readonly api: Handler;
  private loaded: MockServices | undefined;

  readonly products: SampleProduct[];
  private readonly traits: ServiceTraits;
  private readonly time: VirtualTime;

  constructor({ sample, shop, products, traits, time, uuid }: ServiceParts) {
    this.products = products;
    this.traits = traits;
    this.time = time;
    const own = { ...sample, products, loadOrders: async () => [] };
    this.backend = new MockBackend(own, shop, this.storage, time, { uuid });
    this.api = mockApi(this.backend, { hostedPagesOrigin: payOrigin });
  }

  async load(): Promise<void> {
    this.loaded = await this.backend.services();
    this.processPaymentsSlowly(this.traits.paysSlowly);
  }

  get tellsOrderId(): boolean {
    return this.traits.tellsOrderId;
  }

  get paysSlowly(): boolean {
    return this.state.scenario !== undefined;
  }

  get hasSessions(): boolean {
    return this.state.sessions.length > 0;
  }

  get cart() {
    return this.state.carts[cartVisitor] ?? [];
  }

  settle(orderId: string, decision: PaymentDecision): Promise<string> {
    return this.services.payments.settle(orderId, decision);
  }

  async expireSessions(): Promise<void> {
    this.services.accounts.expireSessions();
  }

  async findProblems() {
    return [];
  }

  async stop(): Promise<void> {}

  processPaymentsSlowly(areSlow: boolean): void {
    this.backend.show(areSlow ? 'payment-pending' : undefined);
  }

  private get services(): MockServices {
    if (!this.loaded) throw new Error('The services are not loaded yet.');
    return this.loaded;
  }

  private get state(): MockState {
    this.lastRead ??= readState(this.stored.read(mockStateKey), this.time.now());
    return this.lastRead;
  }

  get orders(): readonly MockOrder[] {
    return this.state.orders.map((record) => progressed(record, this.time.now()));
  }

  async answer(request: Request): Promise<Response> {
    const accepted = acceptToken(request, this.time.now());
    if (!accepted) return Response.json({}, { status: 401 });
    const response = await this.api(accepted);
    if (!response.ok) return response;
    const { pathname } = new URL(request.url);
    if (pathname.includes('/auth/')) return issueTokens(response, this.time.now(), this.traits.tokensSayWhenIssued);
    if (request.method === 'POST' && pathname.endsWith('/orders'))
      return Response.json(placedReply(await response.json(), this.orders, this.traits));
    return pathname.includes('/menu-schedule') && this.traits.hasTwoDays ? withTwoDays(response) : response;
  }
}

interface PlacedReply {
  readonly order: { readonly id: string };
  readonly paymentCheckout: { readonly url: string };
}

export function placedReply(
  { order, paymentCheckout: { url } }: PlacedReply,
  orders: readonly MockOrder[],
  { tellsCheckoutId, tellsOrderId }: ServiceTraits,
) {
  const checkoutId = orders.find((record) => record.order.id === order.id)?.checkoutId ?? '';
  return {
    ...(tellsOrderId ? { order } : {}),
    paymentCheckout: { url: tellsCheckoutId ? `${url}&c=${checkoutId}` : url },
  };
}

interface Schedule {
  readonly scheduledMenusDetails: readonly { readonly price: number }[];
}

export async function withTwoDays(response: Response): Promise<Response> {
  const { scheduledMenusDetails: rows, ...rest }: Schedule = await response.json();
  const later = rows.slice(0, 1).map((row) => ({ ...row, price: row.price + 1, deliverableOn: '2099-01-01' }));
  return Response.json({ ...rest, scheduledMenusDetails: [...rows, ...later] });
}
