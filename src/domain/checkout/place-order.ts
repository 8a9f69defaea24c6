import type { CartRepository } from '../cart/ports';
import { isDayChanged } from '../cart/promised-days';
import type { OrderGateway, PlacedOrder } from '../orders/ports';
import type { Reports } from '../reports/ports';
import type { Clock, Randomness, CancelSignal, Timers } from '../shared/ports';
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
import { hasSameLines, orderAttempt } from './order-attempt';
import type { OrderLedger } from './pending-orders/order-ledger';
import { hasLeftCart, type SentOrder } from './pending-orders/pending-order';
import type { CurrentCustomer, OrderedItemsRepository } from './ports';
import { notSent, rejectUnfitOrder, type PlaceOrderOutcome } from './place-order-outcome';
import type { ReviewOrder } from './review-order';
import type { Cart } from '../cart/cart';
import type { OrderSource } from './order-source';

/** A customer whose order is made waits for a slow cart no longer than this. */
const maxCartWait = 3000;

interface PlaceOrderNeeds {
  readonly review: ReviewOrder;
  readonly orders: OrderGateway;
  readonly carts: CartRepository;
  readonly ledger: OrderLedger;
  readonly orderedItems: OrderedItemsRepository;
  readonly checkoutUrls: UrlGuard;
  readonly customer: CurrentCustomer;
  readonly goToPayment: GoToPayment;
  readonly randomness: Randomness;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly shop: { readonly area: ServedArea };
  readonly reports: Reports;
}

/**
 * Sends one order, however many tabs ask. Order: store the attempt, call, check the URL, take items out of the cart,
 * leave for the payment page.
 */
export class PlaceOrder {
  private running: readonly RunningPress[] = [];

  constructor(private readonly needs: PlaceOrderNeeds) {}

  /** A reopened checkout waits for this customer's running request. */
  current(retryOf?: string): Promise<PlaceOrderOutcome> | undefined {
    const customerId = this.needs.customer.id();
    return this.running.find((press) => press.customerId === customerId && press.retryOf === retryOf)?.outcome;
  }

  execute(details: CheckoutDetails, press: Press = {}): Promise<PlaceOrderOutcome> {
    const retryOf = press.source?.retryOf;
    const current = this.current(retryOf);
    if (current) return current;
    const customerId = this.needs.customer.id();
    const madeBefore = this.made(retryOf);
    const place = () => {
      press.onTurn?.();
      return this.place(details, { ...press, madeBefore }, customerId);
    };
    const outcome = this.needs.ledger
      .exclusive(place, press.cancel)
      .catch((failure: unknown) => notSent(asServiceError(failure)))
      .finally(() => (this.running = this.running.filter((other) => other.outcome !== outcome)));
    this.running = [...this.running, { customerId, retryOf, outcome }];
    return outcome;
  }

  private async place(
    details: CheckoutDetails,
    { source = this.needs.carts, confirmed, isAwaited = () => true, madeBefore }: WaitingPress,
    customerId: string | undefined,
  ): Promise<PlaceOrderOutcome> {
    const review = await this.needs.review.execute(source).catch(asServiceError);
    if (review instanceof ServiceError) return { kind: 'failed', error: review, refused: false };
    if (review.kind === 'empty') return { kind: 'empty', message: 'Cart is empty', review };
    if (review.kind !== 'ready') return { kind: 'notReady', review };
    const isOrdered = this.made(source.retryOf).some((key) => !madeBefore.includes(key));
    if (isOrdered || !hasSameLines(review.cart, confirmed ?? review.cart)) return { kind: 'cartChanged' };
    if (confirmed && isDayChanged(confirmed, review.known)) return { kind: 'dayChanged', review };
    const rejection = rejectUnfitOrder(review.cart, details, this.needs.shop.area);
    if (rejection) return rejection;
    if (this.needs.customer.id() !== customerId)
      return { kind: 'failed', error: new ServiceError('sessionEnded', sessionExpiredText), refused: false };

    const { retryOf } = source;
    const { area } = this.needs.shop;
    const basket = { items: review.cart, details, customerId, retryOf, area };
    const attempt = orderAttempt(this.needs.ledger.orders(), basket, this.needs.clock.now(), this.needs.randomness);
    const order = newOrderFrom(attempt.items, details, area);
    await this.needs.ledger.step({ kind: 'sent', order: attempt });
    try {
      return await this.answered(attempt, await this.needs.orders.place(order, attempt.idempotencyKey), isAwaited);
    } catch (failure) {
      return await this.failed(attempt, asServiceError(failure));
    }
  }

  private made(retryOf: string | undefined): readonly string[] {
    return this.needs.ledger
      .orders()
      .filter((order) => hasLeftCart(order) && order.retryOf === retryOf)
      .map(({ idempotencyKey }) => idempotencyKey);
  }

  private async answered(
    { idempotencyKey: key, items }: SentOrder,
    { checkoutUrl, orderId }: PlacedOrder,
    isAwaited: () => boolean,
  ): Promise<PlaceOrderOutcome> {
    if (!this.needs.checkoutUrls.allows(checkoutUrl))
      throw new ServiceError('invalidReply', 'Invalid payment checkout URL');
    this.needs.reports.report({ kind: 'step', step: 'orderPlaced' });
    const ordered = items.map(({ id, name }) => ({ itemId: id, name }));
    if (orderId) this.needs.orderedItems.remember(orderId, ordered, checkoutUrl);
    const answer = { kind: 'answered', key, checkoutUrl, ...(orderId ? { orderId } : {}) } as const;
    // A cart that cannot change must not stop the payment of an existing order, nor may one that hangs.
    const taking = orUndefined(this.needs.ledger.step(answer));
    await this.atMost(maxCartWait, taking);
    const leaves = isAwaited();
    if (leaves) this.needs.goToPayment.execute(checkoutUrl);
    // The turn lasts until the cart is done, or until the page unloads. What is left to take is taken at the next visit.
    await taking;
    return leaves ? { kind: 'leaving' } : { kind: 'awaitingPayment', checkoutUrl };
  }

  private atMost(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
    return new Promise((resolve) => {
      const stop = this.needs.timers.after(milliseconds, () => resolve(undefined));
      work.then(resolve, resolve).finally(stop);
    });
  }

  private async failed(attempt: SentOrder, error: ServiceError): Promise<PlaceOrderOutcome> {
    if (outcomeIsUnknown(error)) return { kind: 'unknown', error };
    const { idempotencyKey: key } = attempt;
    // Another request with this key has made the order, or may have made it, despite this refusal.
    const stored = this.needs.ledger.find(key);
    const isAnswered = stored !== undefined && stored.stage !== 'sent';
    const wasUnanswered = attempt.unanswered || (stored?.stage === 'sent' && stored.resent === true);
    const refused = isRefusal(error) && !wasUnanswered && !isAnswered;
    if (refused) await this.needs.ledger.step({ kind: 'refused', key, wasUnanswered });
    else if (error.kind === 'sessionEnded') await this.needs.ledger.step({ kind: 'signedOut', key, wasUnanswered });
    return { kind: 'failed', error, refused };
  }
}

interface Press {
  readonly source?: OrderSource | undefined;
  /** The cart and days that the customer saw. If they have changed, nothing is sent. */
  readonly confirmed?: Cart;
  /** False once the customer has moved on: the browser stays. */
  readonly isAwaited?: () => boolean;
  /** Gives up while another tab is ordering; ignored after `onTurn`. */
  readonly cancel?: CancelSignal;
  readonly onTurn?: () => void;
}

interface WaitingPress extends Press {
  readonly madeBefore: readonly string[];
}

interface RunningPress {
  readonly customerId: string | undefined;
  readonly retryOf: string | undefined;
  readonly outcome: Promise<PlaceOrderOutcome>;
}
