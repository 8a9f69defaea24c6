import type { AccountGateway, SessionRepository } from '../../domain/auth/ports';
import { applyChange, type Cart } from '../../domain/cart/cart';
import { toCartItem } from '../../domain/cart/to-cart-item';
import { emptyDetails } from '../../domain/checkout/checkout-details';
import { newOrderFrom } from '../../domain/checkout/order-attempt';
import { isUnsettled } from '../../domain/checkout/pending-orders/pending-order';
import type { PendingOrderRepository } from '../../domain/checkout/ports';
import { labelOf } from '../../domain/orders/order-status';
import { specifiedArea } from '../../domain/shop/shop-numbers';
import type { Randomness } from '../../domain/shared/ports';
import { orUndefined } from '../../domain/shared/service-error';
import type { MockBackend } from '../../adapters/mock/mock-backend';
import { demoCustomerId } from '../../adapters/mock/accounts/mock-customers';
import type { DemoCustomer } from '../../adapters/mock/sample-data';
import { scenarioNames } from '../../adapters/mock/scenarios/scenarios';

const pendingOrderItems = 3;
const address = { addressLine1: '2811 Swiss Avenue', addressLine2: 'Apt 4', city: 'Dallas', zip: '75204' };

export class ScenarioRunner {
  constructor(
    private readonly backend: MockBackend,
    private readonly account: AccountGateway,
    private readonly sessions: SessionRepository,
    private readonly pendingOrders: PendingOrderRepository,
    private readonly randomness: Randomness,
    private readonly demoCustomer: DemoCustomer,
  ) {}

  async show(name: string | undefined): Promise<void> {
    const scenario = scenarioNames.find((known) => known === name);
    this.backend.show(scenario);
    if (scenario === 'never-came-back') await this.placePendingOrder();
    if (scenario === 'email-customer') await this.signInWithEmail();
  }

  async expireSession(): Promise<void> {
    (await this.backend.services()).accounts.expireSessions();
    await orUndefined(this.account.profile());
  }

  async nextAdvance() {
    const next = await (await this.backend.services()).payments.nextAdvance();
    if (!next) return undefined;
    const { order } = next.record;
    return { orderId: order.id, status: labelOf(order.status), next: labelOf(next.step.status) };
  }

  async advance(): Promise<void> {
    await (await this.backend.services()).payments.advance();
  }

  private async placePendingOrder(): Promise<void> {
    const { accounts, customers, orders } = await this.backend.services();
    const session = this.sessions.load();
    const customer = (session && accounts.customerOfSession(session)) ?? customers.find(demoCustomerId)?.user;
    if (!customer || this.pendingOrders.load().some(isUnsettled)) return;
    const items = this.backend.menu
      .today()
      .slice(0, pendingOrderItems)
      .reduce<Cart>((cart, product) => applyChange(cart, { kind: 'add', item: toCartItem(product) }), []);
    const details = { ...emptyDetails, ...address, mobile: '2145550188' };
    const idempotencyKey = this.randomness.uuid();
    const { order } = orders.place(customer, newOrderFrom(items, details, specifiedArea), idempotencyKey);
    const { id: orderId, createdAt } = order;
    this.pendingOrders.save([
      {
        items,
        details,
        idempotencyKey,
        stage: 'awaitingPayment',
        customerId: customer.id,
        orderId,
        ...(createdAt instanceof Date && { attemptedAt: createdAt }),
      },
      ...this.pendingOrders.load(),
    ]);
  }

  private async signInWithEmail(): Promise<void> {
    const { accounts } = await this.backend.services();
    this.sessions.save(accounts.login(this.demoCustomer));
  }
}
