import type { PaymentDecision } from '../../../src/adapters/mock/orders/mock-payments';
import type { MockOrder } from '../../../src/adapters/mock/orders/mock-order';
import { paths } from '../../../src/domain/shared/paths';
import { restoresItems } from '../../../src/domain/orders/order-status';
import { storedOrders } from '../../support/stored-orders';
import { customers, password } from './customers';
import { acceptToken, issueTokens } from './expiring-tokens';
import { HeldPayments } from './held-payments';
import { kitchenToken, newReferenceBackend, type SimulatedBackend } from './reference-backend';
import { cartVisitor, placedReply, withTwoDays, type ServiceParts, type SimulatedServices } from './services';

/** The reference backend does its own work at least so often. */
const workPeriod = 10_000;

/** The services of one story, by the reference backend. */
export class ReferenceServices implements SimulatedServices {
  readonly products;
  orders: readonly MockOrder[] = [];
  cart: readonly { readonly id: string; readonly quantity: number }[] = [];
  hasSessions = false;
  private readonly payments = new HeldPayments();
  private started: SimulatedBackend | undefined;
  private importedMenu = '';
  private workedAt = 0;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: ServiceParts) {
    this.products = parts.products;
    this.payments.areSlow = parts.traits.paysSlowly;
  }

  get tellsOrderId(): boolean {
    return this.parts.traits.tellsOrderId;
  }

  get paysSlowly(): boolean {
    return this.payments.areSlow;
  }

  async load(): Promise<void> {
    const { shop, time } = this.parts;
    this.started = await newReferenceBackend(shop, this.payments, () => time.now());
    for (const { name, email } of customers)
      await this.send('POST', '/api/v1/auth/register', {
        email,
        password,
        firstName: name,
        lastName: 'Lee',
        phone: '',
      });
  }

  answer(request: Request): Promise<Response> {
    return this.inTurn(async () => {
      const accepted = acceptToken(request, this.parts.time.now());
      if (!accepted) return Response.json({}, { status: 401 });
      await this.serveMenu();
      const { pathname, search } = new URL(request.url);
      const body = await request.text();
      const response = await this.send(request.method, pathname + search, body, {
        ...Object.fromEntries(accepted.headers),
        ...(accepted.headers.has('Cookie') ? { cookie: `cart=${cartVisitor}` } : {}),
      });
      if (!response.ok) return response;
      if (pathname.includes('/auth/'))
        return issueTokens(response, this.parts.time.now(), this.parts.traits.tokensSayWhenIssued);
      if (pathname.includes('/menu-schedule') && this.parts.traits.hasTwoDays) return withTwoDays(response);
      if (request.method !== 'POST' || !pathname.endsWith('/orders')) return response;
      await this.see();
      return Response.json(placedReply(await response.json(), this.orders, this.parts.traits));
    });
  }

  settle(orderId: string, decision: PaymentDecision): Promise<string> {
    return this.inTurn(async () => {
      this.payments.decide(orderId, decision);
      await this.send('POST', '/webhooks/stripe', orderId, { 'stripe-signature': 'of a story' });
      const record = this.orders.find(({ order }) => order.id === orderId);
      return paths.paymentStatus({ orderId, chkotId: record?.checkoutId ?? '' });
    });
  }

  async expireSessions(): Promise<void> {
    await this.inTurn(() => this.backend.database.query('update sessions set ended_at = now()'));
  }

  processPaymentsSlowly(areSlow: boolean): void {
    this.payments.areSlow = areSlow;
  }

  async findProblems(): Promise<readonly string[]> {
    this.payments.areSlow = false;
    await this.inTurn(async () => {
      const { database, work } = this.backend;
      await database.query("update outbox set send_at = now() where kind = 'ask' and send_at is not null");
      await work();
    });
    return this.orders.flatMap(({ order: { id, status } }) => {
      const refunds = this.payments.refunded.filter((refunded) => refunded === id).length;
      const wanted = this.payments.isPaid(id) && restoresItems(status) ? 1 : 0;
      return refunds === wanted ? [] : [`${id}, which is ${status}, was refunded ${refunds} times, not ${wanted}`];
    });
  }

  async stop(): Promise<void> {
    await this.turn;
    await this.started?.app.close();
  }

  private get backend(): SimulatedBackend {
    if (!this.started) throw new Error('The backend is not started yet.');
    return this.started;
  }

  /** One call after the other, so that the same seed makes the same story. */
  private inTurn<Result>(call: () => Promise<Result>): Promise<Result> {
    const work = this.turn.then(async () => {
      await this.backend.tellTime();
      await this.workWhenDue();
      const result = await call();
      await this.see();
      return result;
    });
    this.turn = work.catch(() => undefined);
    return this.parts.time.during(work);
  }

  private async workWhenDue(): Promise<void> {
    const now = this.parts.time.now().getTime();
    if (now - this.workedAt < workPeriod) return;
    this.workedAt = now;
    await this.backend.work();
  }

  private async see(): Promise<void> {
    const { query } = this.backend.database;
    this.orders = await storedOrders(this.backend.database);
    this.cart = await query('select item_id as id, quantity from cart_items where owner = $1', [
      `guest ${cartVisitor}`,
    ]);
    this.hasSessions = (await query('select 1 from sessions where ended_at is null limit 1')).length > 0;
  }

  private async serveMenu(): Promise<void> {
    const menu = JSON.stringify(this.products);
    if (menu === this.importedMenu) return;
    this.importedMenu = menu;
    const imported = await this.send('PUT', '/kitchen/menu', menu, { authorization: `Bearer ${kitchenToken}` });
    if (!imported.ok) throw new Error(await imported.text());
  }

  private async send(method: string, url: string, body: string | object, headers: Record<string, string> = {}) {
    const { statusCode, payload } = await this.backend.app.inject({
      // The methods of the shop are those that an injection knows.
      method: method as 'GET',
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === '' ? {} : { payload: body }),
    });
    return new Response(statusCode === 204 ? null : payload, { status: statusCode });
  }
}
