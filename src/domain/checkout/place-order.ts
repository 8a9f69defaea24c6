import type { Cart } from '../cart/cart';
import type { CartRepository } from '../cart/ports';
import { tipAmount, type NewOrder } from '../orders/new-order';
import type { OrderGateway, PlacedOrder } from '../orders/ports';
import type { UrlGuard } from '../shared/url-allowlist';
import { hasErrors } from '../shared/field-errors';
import type { Browser, Clock, Randomness } from '../shared/ports';
import { asServiceError, isRefusal, outcomeIsUnknown, ServiceError } from '../shared/service-error';
import type { OrderSource } from './order-source';
import { deliveryAddressOf, fullMobile, validateDetails, type CheckoutDetails } from './checkout-details';
import { ordersAwaitingPayment } from './awaiting-payment';
import type { OrderedItemsRepository, PendingOrder, PendingOrderRepository } from './ports';
import type { OrderReview, ReviewOrder } from './review-order';

export type PlaceOrderOutcome =
  /** The browser leaves for the payment page. */
  | { readonly kind: 'leaving' }
  /** Nothing was sent: the cart differs from today's menu. */
  | { readonly kind: 'notReady'; readonly review: Exclude<OrderReview, { kind: 'ready' | 'empty' }> }
  /** Nothing was sent: the cart is empty; another tab may have emptied it. */
  | { readonly kind: 'empty'; readonly message: string }
  /** Nothing was sent: the details or the cart are invalid. */
  | { readonly kind: 'invalid'; readonly message: string }
  /** `refused`: the service itself refused, so nothing was charged. */
  | { readonly kind: 'failed'; readonly error: ServiceError; readonly refused: boolean }
  /** No answer came; the order may exist. */
  | { readonly kind: 'unknown'; readonly error: ServiceError };

/** ms after which a service may have forgotten an idempotency key. */
export const keyLifetime = 24 * 60 * 60 * 1000;

/**
 * Sends one order, however often it is called. Effects in order: the pending order is stored, the order is sent, the
 * checkout URL is checked, the cart is cleared, the browser leaves. On any failure the cart and the pending order stay.
 */
export class PlaceOrder {
  private running: Promise<PlaceOrderOutcome> | undefined;

  constructor(
    private readonly review: ReviewOrder,
    private readonly orders: OrderGateway,
    private readonly carts: CartRepository,
    private readonly pending: PendingOrderRepository,
    private readonly orderedItems: OrderedItemsRepository,
    private readonly checkoutUrls: UrlGuard,
    private readonly browser: Browser,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** Orders the cart, or the items of a failed order. */
  execute(details: CheckoutDetails, basket: OrderSource = this.carts): Promise<PlaceOrderOutcome> {
    this.running ??= this.place(details, basket).finally(() => (this.running = undefined));
    return this.running;
  }

  private async place(details: CheckoutDetails, basket: OrderSource): Promise<PlaceOrderOutcome> {
    const review = await this.review.execute(basket).catch(asServiceError);
    if (review instanceof ServiceError) return { kind: 'failed', error: review, refused: false };
    if (review.kind === 'empty') return { kind: 'empty', message: 'Cart is empty' };
    if (review.kind !== 'ready') return { kind: 'notReady', review };
    if (hasErrors(validateDetails(details))) return { kind: 'invalid', message: 'Invalid order data' };
    if (review.cart.some(({ id, quantity }) => id === '' || quantity < 1))
      return { kind: 'invalid', message: 'Invalid item in cart' };

    const order = newOrderFrom(review.cart, details);
    const attempt = this.attempt(order, review.cart, details, basket.retryOf);
    this.pending.save({ ...attempt, unanswered: true });
    try {
      return await this.leave(attempt, basket, await this.orders.place(order, attempt.idempotencyKey));
    } catch (failure) {
      return this.failed(attempt, asServiceError(failure));
    }
  }

  /** An unchanged order after an unanswered attempt is the same order, with the same key. */
  private attempt(order: NewOrder, items: Cart, details: CheckoutDetails, retryOf?: string): PendingOrder {
    const fingerprint = JSON.stringify({ ...order, retryOf });
    const last = this.pending.load();
    if (last?.stage === 'sent' && last.fingerprint === fingerprint && !this.isTooOld(last)) {
      return { ...last, items, details };
    }
    const [earlier] = ordersAwaitingPayment(last);
    return {
      ...(earlier ? { earlier } : {}),
      items,
      details,
      fingerprint,
      stage: 'sent',
      unanswered: false,
      attemptedAt: this.clock.now(),
      idempotencyKey: this.randomness.uuid(),
    };
  }

  private isTooOld({ attemptedAt }: PendingOrder): boolean {
    const now = this.clock.now().getTime();
    return now - (attemptedAt?.getTime() ?? now) > keyLifetime;
  }

  private async leave(
    attempt: PendingOrder,
    basket: OrderSource,
    { checkoutUrl, orderId }: PlacedOrder,
  ): Promise<PlaceOrderOutcome> {
    if (!this.checkoutUrls.allows(checkoutUrl)) throw new ServiceError('invalidReply', 'Invalid payment checkout URL');
    if (orderId) {
      this.orderedItems.remember(
        orderId,
        attempt.items.map(({ id, name }) => ({ itemId: id, name })),
      );
    }
    // Items of a failed order were never in the cart, so they are not restored to it.
    const items = basket.retryOf === undefined ? attempt.items : [];
    const left: PendingOrder = { ...attempt, items, stage: 'left', ...(orderId ? { orderId } : {}) };
    this.pending.save(left);
    try {
      await basket.apply({ kind: 'clear' });
    } catch (failure) {
      asServiceError(failure);
      // The order exists, and its items are still in the cart: restoring them would double them.
      this.pending.save({ ...left, items: [] });
    }
    this.browser.leaveFor(checkoutUrl);
    return { kind: 'leaving' };
  }

  private failed(attempt: PendingOrder, error: ServiceError): PlaceOrderOutcome {
    if (outcomeIsUnknown(error)) return { kind: 'unknown', error };
    // An earlier, unanswered send of this key may have made the order.
    const refused = isRefusal(error) && !attempt.unanswered;
    // After a refusal the next press is a new attempt. Any other failure keeps the key, because the order may exist.
    if (refused) this.pending.save(attempt.earlier ?? { ...attempt, stage: 'refused' });
    // Without a valid session the service did nothing.
    else if (error.kind === 'sessionEnded') this.pending.save(attempt);
    return { kind: 'failed', error, refused };
  }
}

export function newOrderFrom(cart: Cart, details: CheckoutDetails): NewOrder {
  const mobile = fullMobile(details);
  return {
    channel: 'WEB',
    fulfillmentType: details.fulfillmentType,
    tipAmount,
    items: cart.map(({ id, quantity }) => ({ itemId: id, quantity })),
    ...(details.fulfillmentType === 'DELIVERY' ? { deliveryInfo: deliveryAddressOf(details) } : {}),
    ...(mobile ? { mobile } : {}),
  };
}
