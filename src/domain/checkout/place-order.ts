import type { Cart } from '../cart/cart';
import type { CartRepository } from '../cart/ports';
import type { NewOrder } from '../orders/new-order';
import type { OrderGateway, PlacedOrder } from '../orders/ports';
import type { Clock, Randomness } from '../shared/ports';
import {
  asServiceError,
  isRefusal,
  orUndefined,
  outcomeIsUnknown,
  ServiceError,
  sessionExpiredText,
} from '../shared/service-error';
import type { ServedArea } from '../shop/shop-numbers';
import type { UrlGuard } from '../shared/url-allowlist';
import type { CheckoutDetails } from './checkout-details';
import type { GoToPayment } from './go-to-payment';
import { newOrderFrom } from './new-order-from';
import type { OrderLedger } from './order-ledger';
import type { OrderSource } from './order-source';
import { canResend, type PendingOrder } from './pending-order';
import type { CurrentCustomer, OrderedItemsRepository } from './ports';
import { whyUnfit, type PlaceOrderOutcome } from './place-order-outcome';
import type { ReviewOrder } from './review-order';

/**
 * Sends one order however often it is asked to, in however many tabs. Order of effects: the attempt is stored, the order
 * call is made, its URL is checked, what was ordered leaves the cart, the browser leaves.
 */
export class PlaceOrder {
  private running: Readonly<{ customerId: string | undefined; outcome: Promise<PlaceOrderOutcome> }> | undefined;

  constructor(
    private readonly review: ReviewOrder,
    private readonly orders: OrderGateway,
    private readonly carts: CartRepository,
    private readonly ledger: OrderLedger,
    private readonly orderedItems: OrderedItemsRepository,
    private readonly checkoutUrls: UrlGuard,
    private readonly customer: CurrentCustomer,
    private readonly goToPayment: GoToPayment,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
    private readonly shop: { readonly area: ServedArea },
  ) {}

  /** This customer's request in flight in this tab, which a checkout that is opened again waits for. */
  get current(): Promise<PlaceOrderOutcome> | undefined {
    return this.running?.customerId === this.customer.id() ? this.running?.outcome : undefined;
  }

  /**
   * Orders the cart, or a failed order's items. The browser leaves only while `isAwaited`: a customer who has gone on
   * is not taken away.
   */
  execute(
    details: CheckoutDetails,
    source: OrderSource = this.carts,
    isAwaited: () => boolean = () => true,
  ): Promise<PlaceOrderOutcome> {
    if (this.current) return this.current;
    const customerId = this.customer.id();
    const outcome = this.ledger
      .exclusive(() => this.place(details, source, isAwaited, customerId))
      .finally(() => {
        if (this.running?.outcome === outcome) this.running = undefined;
      });
    this.running = { customerId, outcome };
    return outcome;
  }

  private async place(
    details: CheckoutDetails,
    source: OrderSource,
    isAwaited: () => boolean,
    customerId: string | undefined,
  ): Promise<PlaceOrderOutcome> {
    const review = await this.review.execute(source).catch(asServiceError);
    if (review instanceof ServiceError) return { kind: 'failed', error: review, refused: false };
    if (review.kind === 'empty') return { kind: 'empty', message: 'Cart is empty' };
    if (review.kind !== 'ready') return { kind: 'notReady', review };
    const unfit = whyUnfit(review.cart, details, this.shop.area);
    if (unfit) return unfit;
    // In another tab the customer may have signed out since, or another one signed in.
    if (this.customer.id() !== customerId)
      return { kind: 'failed', error: new ServiceError('sessionEnded', sessionExpiredText), refused: false };

    const order = newOrderFrom(review.cart, details);
    const attempt = this.attempt(order, review.cart, details, customerId, source.retryOf);
    await this.ledger.step({ kind: 'sent', order: attempt, isOnlyWriter: this.ledger.isOnlyWriter });
    try {
      return await this.answered(attempt, await this.orders.place(order, attempt.idempotencyKey), isAwaited);
    } catch (failure) {
      return await this.failed(attempt, asServiceError(failure));
    }
  }

  /** With nothing changed since an unanswered attempt it is the same order, with the same key. */
  private attempt(
    order: NewOrder,
    items: Cart,
    details: CheckoutDetails,
    customerId: string | undefined,
    retryOf: string | undefined,
  ): PendingOrder {
    const fingerprint = JSON.stringify({ ...order, retryOf });
    const now = this.clock.now();
    const last = this.ledger.orders().find((other) => canResend(other, { fingerprint, customerId, now }));
    if (last) return { ...last, items, details };
    return {
      items,
      details,
      fingerprint,
      stage: 'sent',
      unanswered: false,
      attemptedAt: now,
      idempotencyKey: this.randomness.uuid(),
      ...(customerId === undefined ? {} : { customerId }),
      ...(retryOf === undefined ? {} : { retryOf }),
    };
  }

  private async answered(
    { idempotencyKey: key, items }: PendingOrder,
    { checkoutUrl, orderId }: PlacedOrder,
    isAwaited: () => boolean,
  ): Promise<PlaceOrderOutcome> {
    if (!this.checkoutUrls.allows(checkoutUrl)) throw new ServiceError('invalidReply', 'Invalid payment checkout URL');
    const ordered = items.map(({ id, name }) => ({ itemId: id, name }));
    if (orderId) this.orderedItems.remember(orderId, ordered);
    // The order is made; a cart that cannot be changed now must not stop its payment.
    await orUndefined(this.ledger.step({ kind: 'answered', key, checkoutUrl, ...(orderId ? { orderId } : {}) }));
    if (!isAwaited()) return { kind: 'awaitingPayment', checkoutUrl };
    this.goToPayment.execute(checkoutUrl);
    return { kind: 'leaving' };
  }

  private async failed(attempt: PendingOrder, error: ServiceError): Promise<PlaceOrderOutcome> {
    if (outcomeIsUnknown(error)) return { kind: 'unknown', error };
    const { idempotencyKey: key, unanswered: wasUnanswered } = attempt;
    // An earlier request with this key may have made the order although this one was refused.
    const refused = isRefusal(error) && !wasUnanswered;
    if (refused) await this.ledger.step({ kind: 'refused', key, wasUnanswered });
    else if (error.kind === 'sessionEnded') await this.ledger.step({ kind: 'signedOut', key, wasUnanswered });
    return { kind: 'failed', error, refused };
  }
}
