import { MockBackend } from '../../../src/adapters/mock/mock-backend';
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
}

export class Services {
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

  constructor(
    sample: SampleData,
    shop: ShopProfile,
    readonly products: SampleProduct[],
    private readonly traits: ServiceTraits,
    private readonly time: VirtualTime,
    uuid: () => string,
  ) {
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

  get services(): MockServices {
    if (!this.loaded) throw new Error('The services are not loaded yet.');
    return this.loaded;
  }

  processPaymentsSlowly(areSlow: boolean): void {
    this.backend.show(areSlow ? 'payment-pending' : undefined);
  }

  get state(): MockState {
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
    if (pathname.includes('/auth/')) return issueTokens(response, this.time.now());
    if (request.method === 'POST' && pathname.endsWith('/orders'))
      return Response.json(this.placed(await response.json()));
    if (pathname.includes('/menu-schedule') && this.traits.hasTwoDays)
      return Response.json(withTwoDays(await response.json()));
    return response;
  }

  private placed(reply: {
    readonly order: { readonly id: string };
    readonly paymentCheckout: { readonly url: string };
  }) {
    const { id } = reply.order;
    const checkoutId = this.orders.find(({ order }) => order.id === id)?.checkoutId ?? '';
    const url = this.traits.tellsCheckoutId
      ? `${reply.paymentCheckout.url}&c=${checkoutId}`
      : reply.paymentCheckout.url;
    const order = this.traits.tellsOrderId ? { order: reply.order } : {};
    return { ...order, paymentCheckout: { url } };
  }
}

interface Schedule {
  readonly scheduledMenusDetails: readonly { readonly price: number }[];
}

function withTwoDays({ scheduledMenusDetails: rows, ...rest }: Schedule): Schedule {
  const later = rows.slice(0, 1).map((row) => ({ ...row, price: row.price + 1, deliverableOn: '2099-01-01' }));
  return { ...rest, scheduledMenusDetails: [...rows, ...later] };
}
