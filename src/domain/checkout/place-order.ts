import type { Cart } from '../cart/cart';
import type { CartRepository } from '../cart/ports';
import { isDayChanged, isLaterThan } from '../cart/promised-days';
import { rememberedItem } from '../orders/ordered-item-id';
import type { OrderGateway, PlacedOrder } from '../orders/ports';
import type { Reports } from '../reports/ports';
import type { Clock, Randomness, CancelSignal, Timers } from '../shared/ports';
import {
  asServiceError,
  isRefusal,
  orUndefined,
  hasNoAnswer,
  ServiceError,
  sessionExpiredText,
} from '../shared/service-error';
import type { ServedArea } from '../shop/shop-numbers';
import type { UrlGuard } from '../shared/url-allowlist';
import type { CheckoutDetails } from './checkout-details';
import type { GoToPayment } from './go-to-payment';
import { hasSameLines, newOrderFrom, orderAttempt } from './order-attempt';
import type { IdentifyOrders } from './pending-orders/identify-orders';
import type { OrderLedger } from './pending-orders/order-ledger';
import { isUnsettled, mayBeInTheMaking, type SentOrder } from './pending-orders/pending-order';
import type { CurrentCustomer, OrderedItemsRepository } from './ports';
import { outcomeWithoutTurn, rejectUnfitOrder, type PlaceOrderOutcome } from './place-order-outcome';
import type { OrderSource, ReviewOrder } from './review-order';
import { hasUntoldAllergen, type ToldAllergens } from './told-allergens';

/** A customer whose order is made waits for a slow cart no longer than this. */
const maxCartWait = 3000;
const conflict = 409;

interface PlaceOrderNeeds {
  readonly review: ReviewOrder;
  readonly orders: OrderGateway;
  readonly carts: CartRepository;
  readonly ledger: OrderLedger;
  readonly identifyOrders: Pick<IdentifyOrders, 'list' | 'hasEnded'>;
  readonly orderedItems: OrderedItemsRepository;
  readonly checkoutUrls: UrlGuard;
  readonly customer: CurrentCustomer;
  readonly goToPayment: GoToPayment;
  readonly randomness: Randomness;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly shop: { readonly area: ServedArea; readonly timeZone: string };
  readonly reports: Reports;
}

/**
 * Confirm & Pay, from the press to the payment page, in the order of this file: a press waits for its turn, everything that
 * may have changed is looked at again, the attempt is stored, sent, and its answer followed. One order is sent, however many
 * presses and tabs ask for it. Nothing is charged here: that is up to the payment page.
 */
export class PlaceOrder {
  private running: readonly RunningPress[] = [];

  constructor(private readonly needs: PlaceOrderNeeds) {}

  /**
   * The outcome of the press whose turn it is, also for a checkout that was closed and opened again. It may be told already,
   * while the turn goes on behind it.
   */
  current(retryOf?: string): Promise<PlaceOrderOutcome> | undefined {
    const customerId = this.needs.customer.id();
    return this.running.find((press) => press.customerId === customerId && press.retryOf === retryOf)?.outcome;
  }

  /**
   * Every failure of a service becomes an outcome. The promise rejects only for a bug, because then it is unknown whether
   * the order was sent.
   */
  execute(details: CheckoutDetails, press: Press = {}): Promise<PlaceOrderOutcome> {
    const retryOf = press.source?.retryOf;
    const current = this.current(retryOf);
    // A second press means the same order as the first.
    if (current) return current;
    const customerId = this.needs.customer.id();
    const orderedBefore = this.ordered(retryOf);
    const outcome = new Promise<PlaceOrderOutcome>((tell, fail) => {
      const turn = async () => {
        press.onTurn?.();
        const placed = await this.place(details, { ...press, customerId, orderedBefore });
        if (!('taken' in placed)) return placed;
        // The customer hears the outcome while the cart hangs. The turn lasts until the cart is done, or until the page
        // unloads. What is left to take is taken at the next visit.
        tell(placed);
        await placed.taken;
        return placed;
      };
      // Two tabs with the same cart would make two orders, so one tab at a time has the turn.
      this.needs.ledger
        .exclusive(turn, press.cancel)
        .catch((failure: unknown) => outcomeWithoutTurn(asServiceError(failure)))
        .finally(() => (this.running = this.running.filter((other) => other.outcome !== outcome)))
        .then(tell, fail);
    });
    this.running = [...this.running, { customerId, retryOf, outcome }];
    return outcome;
  }

  private async place(details: CheckoutDetails, press: WaitingPress): Promise<PlaceOrderOutcome> {
    const { confirmed, told, customerId, orderedBefore, isAwaited = () => true } = press;
    const source: OrderSource = press.source ?? this.needs.carts;
    const { area } = this.needs.shop;

    // An attempt keeps its key for a day, and the clock of the device may have been corrected since.
    await this.needs.ledger.followClockInTurn(this.needs.clock.now());

    // What an earlier order could not take out of the cart leaves it now, or it would be ordered twice. A retried payment
    // does not order the cart, so it does not wait for one that fails.
    const failure = press.source ? undefined : await this.needs.ledger.catchUpInTurn().catch(asServiceError);
    if (failure) return { kind: 'failed', error: failure, refused: false };

    // Prices, stock and days may have changed while the customer typed, and the cart in another tab.
    const review = await this.needs.review.execute(source).catch(asServiceError);
    if (review instanceof ServiceError) return { kind: 'failed', error: review, refused: false };
    if (review.kind === 'empty') return { kind: 'empty', review };
    if (review.kind !== 'ready') return { kind: 'notReady', review };

    // The tab that had the turn before may have ordered this very cart. Its customer pays for that order.
    const orderedSincePress = this.ordered(source.retryOf).some((key) => !orderedBefore.includes(key));
    if (orderedSincePress) return { kind: 'cartChanged' };

    // The customer pays for what was confirmed, and for no other line, price or day.
    if (confirmed && !hasSameLines(review.cart, confirmed)) return { kind: 'cartChanged' };
    if (confirmed && isDayChanged(confirmed, review.known)) return { kind: 'dayChanged', review };

    // The kitchen may have corrected an allergen since the customer looked.
    if (told && hasUntoldAllergen(review.cart, review.known.menu, told)) return { kind: 'allergensChanged', review };

    // The service would refuse these with an error that the customer cannot act on.
    const rejection = rejectUnfitOrder(review.cart, details, area);
    if (rejection) return rejection;

    // During the wait for the turn, the session may have ended or become another customer's.
    if (this.needs.customer.id() !== customerId)
      return { kind: 'failed', error: new ServiceError('sessionEnded', sessionExpiredText), refused: false };

    // The attempt is stored before it is sent: a page that is closed now still finds it, and sends it with the same key.
    const basket = { items: review.cart, details, customerId, retryOf: source.retryOf, area };
    const attempt = orderAttempt(this.needs.ledger.orders(), basket, this.needs.clock.now(), this.needs.randomness);
    await this.needs.ledger.step({ kind: 'sent', order: attempt });

    // That was the last point to give up. From here on an order may exist, whatever happens to the answer.
    try {
      const order = newOrderFrom(attempt.items, details, area);
      const placed = await this.needs.orders.place(order, attempt.idempotencyKey);
      return await this.answered(attempt, placed, confirmed ?? attempt.items, isAwaited);
    } catch (failure) {
      return await this.failed(attempt, asServiceError(failure));
    }
  }

  /** The order exists. Throws ServiceError `invalidReply` if the customer must not be led to its payment page. */
  private async answered(
    { idempotencyKey: key, items }: SentOrder,
    { checkoutUrl, orderId, promisedBy }: PlacedOrder,
    confirmed: Cart,
    isAwaited: () => boolean,
  ): Promise<PlaceOrderOutcome> {
    // A service that was taken over could lead customers anywhere. The attempt stays stored, so the order is not made twice.
    if (!this.needs.checkoutUrls.allows(checkoutUrl))
      throw new ServiceError('invalidReply', 'Invalid payment checkout URL');
    this.needs.reports.report({ kind: 'step', step: 'orderPlaced' });

    // The service may not send item ids with an order, and ordering again needs them.
    if (orderId) this.needs.orderedItems.remember(orderId, items.map(rememberedItem), checkoutUrl);

    // Ordered items leave the cart before the browser leaves, so that Back does not show them in both places. A cart that
    // cannot change must not stop the payment of an existing order, nor may one that hangs.
    const answer = { kind: 'answered', key, checkoutUrl, ...(orderId ? { orderId } : {}) } as const;
    const taken = orUndefined(this.needs.ledger.step(answer));
    const hangs = !(await this.endsWithin(maxCartWait, taken));

    // Nobody is led to pay for a later day than the one that was confirmed. Nor is a customer who has moved on pulled away.
    // Both can pay from the notice.
    const isLater = isLaterThan(confirmed, promisedBy, this.needs.shop.timeZone);
    const leaves = isAwaited() && !isLater;
    if (leaves) this.needs.goToPayment.execute(checkoutUrl);
    if (!hangs) await taken;
    return {
      kind: leaves ? 'leaving' : 'awaitingPayment',
      checkoutUrl,
      ...(isLater ? { isLater } : {}),
      ...(hangs ? { taken } : {}),
    };
  }

  private async failed(attempt: SentOrder, error: ServiceError): Promise<PlaceOrderOutcome> {
    // Without an answer the attempt stays as it is stored, to be sent again with its key.
    if (hasNoAnswer(error)) return { kind: 'unknown', error };
    const { idempotencyKey: key } = attempt;
    const mayExist = this.mayExist(attempt);
    // 'Nothing was charged' is said only if no request with this key can have made the order.
    const refused = isRefusal(error) && !mayExist;
    if (refused || (mayExist && (await this.hasEnded(key, error))))
      await this.needs.ledger.step({ kind: 'refused', key });
    else if (error.kind === 'sessionEnded') await this.needs.ledger.step({ kind: 'sessionEnded', key, mayExist });
    // After any other failure an order may exist: after a 5xx, an unreadable reply, or a payment page that is not allowed.
    // The attempt stays stored, and the next press sends it again with the same key.
    return { kind: 'failed', error, refused };
  }

  /**
   * Whether the service refuses the key because it has ended the order that another request made: it was not paid in time. The
   * key would be refused for ever, so the next press needs a new one. An order that is still being made is not listed, but an
   * earlier one like it may be.
   */
  private async hasEnded(key: string, error: ServiceError): Promise<boolean> {
    const order = this.needs.ledger.find(key);
    if (!order || mayBeInTheMaking(order, this.needs.clock.now())) return false;
    if (!isRefusal(error) && error.status !== conflict) return false;
    const listed = await this.needs.identifyOrders.list();
    return listed !== undefined && this.needs.identifyOrders.hasEnded(order, listed);
  }

  /**
   * Whether another request with the attempt's key has made the order, or may have made it, although this one failed.
   * `unanswered` is read from the attempt as it was before this request, because the stored attempt already counts this
   * request as unanswered.
   */
  private mayExist({ idempotencyKey, unanswered }: SentOrder): boolean {
    const stored = this.needs.ledger.find(idempotencyKey);
    if (stored?.stage === 'sent') return unanswered || stored.resent === true;
    // Another tab has moved the order on, so its request had an answer.
    return unanswered || stored !== undefined;
  }

  /** The keys of unsettled orders of the cart, or of the items of the failed order `retryOf`. */
  private ordered(retryOf: string | undefined): readonly string[] {
    return this.needs.ledger
      .orders()
      .filter((order) => isUnsettled(order) && order.retryOf === retryOf)
      .map(({ idempotencyKey }) => idempotencyKey);
  }

  private endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
    return new Promise((resolve) => {
      const stop = this.needs.timers.after(milliseconds, () => resolve(false));
      const end = () => {
        stop();
        resolve(true);
      };
      work.then(end, end);
    });
  }
}

interface Press {
  readonly source?: OrderSource | undefined;
  /** The cart and days that the customer saw. If they have changed, nothing is sent. */
  readonly confirmed?: Cart;
  /** If an item states more, nothing is sent. */
  readonly told?: ToldAllergens;
  /** False once the customer has moved on: the browser stays. */
  readonly isAwaited?: () => boolean;
  /** Gives up while another tab is ordering; ignored after `onTurn`. */
  readonly cancel?: CancelSignal;
  readonly onTurn?: () => void;
}

interface WaitingPress extends Press {
  readonly customerId: string | undefined;
  /** Keys of the orders that existed when the customer pressed. */
  readonly orderedBefore: readonly string[];
}

interface RunningPress {
  readonly customerId: string | undefined;
  readonly retryOf: string | undefined;
  readonly outcome: Promise<PlaceOrderOutcome>;
}
