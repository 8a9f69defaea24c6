import { applyChange, quantityOf, type Cart, type CartItem } from '../../cart/cart';
import type { CartRepository } from '../../cart/ports';
import type { CancelSignal, Locks } from '../../shared/ports';
import { asServiceError, isRefusal, orUndefined, ServiceError } from '../../shared/service-error';
import type { CheckoutDraftRepository, CurrentCustomer, PendingOrderRepository } from '../ports';
import { transition, type OrderEffect, type OrderEvent } from './order-machine';
import {
  belongsTo,
  isOfMovedClock,
  itemsToTake,
  type BegunPutBack,
  type BegunTake,
  type PendingOrder,
  type PendingOrders,
} from './pending-order';

/** An event, and the orders before and after the machine has handled it. */
export interface OrderStep {
  readonly event: OrderEvent;
  readonly before: PendingOrders;
  readonly after: PendingOrders;
  readonly effects: readonly OrderEffect[];
}

const lockName = 'storefront.order';
const heldText = 'Another tab of this shop is placing an order. Check it, or try again.';

/**
 * Runs the order machine over the stored record, which is the only source of truth: any tab may have changed it, so it is
 * read at every step. One tab at a time takes steps.
 */
export class OrderLedger {
  constructor(
    private readonly pending: PendingOrderRepository,
    private readonly carts: CartRepository,
    private readonly drafts: CheckoutDraftRepository,
    private readonly locks: Locks,
    private readonly customer: CurrentCustomer,
    private readonly onShortage: (item: CartItem, canBeOrdered: number) => void = () => undefined,
    /** Hears each step once it is stored. Only a demo listens. */
    private readonly onStep: (step: OrderStep) => void = () => undefined,
  ) {}

  /** The pending orders of every customer of this device, newest first. */
  orders(): PendingOrders {
    return this.pending.load();
  }

  /** The pending orders of the customer who is signed in. */
  own(): PendingOrders {
    return this.orders().filter((order) => this.isOwn(order));
  }

  isOwn(order: { readonly customerId?: string | undefined }): boolean {
    return belongsTo(order, this.customer.id());
  }

  find(key: string): PendingOrder | undefined {
    return this.orders().find(({ idempotencyKey }) => idempotencyKey === key);
  }

  /** Calls never nest. Rejects with ServiceError `locked` or `cancelled` if `work` never began. */
  exclusive<Result>(work: () => Promise<Result>, cancel?: CancelSignal): Promise<Result> {
    return this.locks.exclusive(lockName, work, { heldText, cancel });
  }

  /**
   * Runs only inside `exclusive`. Stores, then performs the effects: a page that is closed between the two finds in the
   * record what is left to do. Resolves with the pieces of a restored order that the cart holds again, or still. Throws the
   * cart's ServiceError; the event may then be sent again.
   */
  async step(event: OrderEvent): Promise<number> {
    const before = this.orders();
    const { orders, effects } = transition(before, event);
    if (orders !== before) this.pending.save(orders);
    this.onStep({ event, before, after: orders, effects });
    let restored = 0;
    for (const effect of effects) restored += await this.perform(effect);
    return restored;
  }

  /**
   * Takes ordered items out of the cart that could not leave it when their order was answered, and finds out which are
   * back in it although no reply said so. Resolves with true if the cart may have changed. What fails again is left to
   * the next call. If the clock of the device was set back, the ages of orders count from then on.
   */
  async catchUp(now: Date): Promise<boolean> {
    if (this.hasMovedClock(now)) await orUndefined(this.exclusive(() => this.followClockInTurn(now)));
    const waiting = this.behind();
    for (const { idempotencyKey: key } of waiting)
      await orUndefined(this.exclusive(() => this.step({ kind: 'catchUp', key })));
    return waiting.length > 0;
  }

  /** As `catchUp`, for work inside `exclusive`. Throws the cart's ServiceError. */
  async catchUpInTurn(): Promise<void> {
    for (const { idempotencyKey: key } of this.behind()) await this.step({ kind: 'catchUp', key });
  }

  /** For work inside `exclusive`. If the clock of the device was set back, the ages of orders count from now. */
  async followClockInTurn(now: Date): Promise<void> {
    if (this.hasMovedClock(now)) await this.step({ kind: 'clockMoved', now });
  }

  private hasMovedClock(now: Date): boolean {
    return this.orders().some((order) => isOfMovedClock(order, now));
  }

  private behind(): PendingOrders {
    return this.own().filter((order) => itemsToTake(order).length > 0 || begunPutBack(order));
  }

  private async perform(effect: OrderEffect): Promise<number> {
    switch (effect.kind) {
      case 'take':
        return this.take(effect);
      case 'findTaken':
        return this.findTaken(effect.key, effect.taking);
      case 'putBack':
        return this.putBack(effect);
      case 'findPutBack':
        return this.findPutBack(effect);
      case 'fillForm':
        if (!this.isOwn(effect)) return 0;
        this.drafts.save(effect.details, effect.customerId);
        return this.piecesInCart(effect.neverLeft);
    }
  }

  /** A removal whose reply was lost is not made again: the customer may have put in the same item since. */
  private async take({ key, item }: Extract<OrderEffect, { kind: 'take' }>): Promise<number> {
    const had = quantityOf(await this.carts.load(), item.id);
    const order = this.find(key);
    // Nothing may leave another customer's cart. The items stay recorded until their owner returns.
    if (!order || !this.isOwn(order)) return 0;
    const begun = 'taking' in order ? order.taking : undefined;
    if (begun?.itemId === item.id && had < begun.had) return this.step({ kind: 'taken', key, itemId: item.id });
    await this.step({ kind: 'taking', key, itemId: item.id, had });
    const failure = await this.carts.apply({ kind: 'take', items: [item] }).then(() => undefined, asServiceError);
    if (!failure) return this.step({ kind: 'taken', key, itemId: item.id });
    if (isRefusal(failure)) await this.step({ kind: 'notTaken', key });
    throw failure;
  }

  /** Another customer's cart does not say whether an item has left the cart of its owner. */
  private async findTaken(key: string, { itemId, had }: BegunTake): Promise<number> {
    const isTaken = quantityOf(await this.carts.load(), itemId) < had;
    const order = this.find(key);
    if (!order || !this.isOwn(order)) return 0;
    await this.step(isTaken ? { kind: 'taken', key, itemId } : { kind: 'notTaken', key });
    return this.step({ kind: 'restore', key });
  }

  /**
   * An item whose reply was lost is not put back again if the cart has it. Resolves with the pieces that are back: an item
   * may be gone, or may have fewer left than were ordered.
   */
  private async putBack(effect: Extract<OrderEffect, { kind: 'putBack' }>): Promise<number> {
    const { key, item } = effect;
    const before = await this.carts.load();
    // Another customer's cart must not get the items. The items stay recorded until their owner returns.
    if (!this.isOwn(effect)) return 0;

    const order = this.find(key);
    const begun = order && begunPutBack(order);
    if (begun?.itemId === item.id && isBack(before, begun)) return this.restored(effect, begun.had, before);

    const had = quantityOf(before, item.id);
    const change = { kind: 'restore', items: [item] } as const;
    const wanted = quantityOf(applyChange(before, change), item.id);
    await this.step({ kind: 'puttingBack', key, begun: { itemId: item.id, had, wanted } });

    const after = await this.carts.apply(change).catch(asServiceError);
    if (!(after instanceof ServiceError)) return this.restored(effect, had, after);
    // The service no longer has the item.
    if (after.status === 404) return this.restored(effect, 0, []);
    if (isRefusal(after)) await this.step({ kind: 'notPutBack', key });
    throw after;
  }

  private async restored(effect: Extract<OrderEffect, { kind: 'putBack' }>, had: number, after: Cart): Promise<number> {
    const { key, item } = effect;
    const canBeOrdered = quantityOf(after, item.id);
    const pieces = Math.max(0, Math.min(item.quantity, canBeOrdered - had));
    if (pieces < item.quantity && this.isOwn(effect)) this.onShortage(item, canBeOrdered);
    return pieces + (await this.step({ kind: 'restored', key, itemId: item.id }));
  }

  /** The customer may have removed some of the items. A cart that cannot be read may hold all of them. */
  private async piecesInCart(items: Cart): Promise<number> {
    if (items.length === 0) return 0;
    const cart = (await orUndefined(this.carts.load())) ?? items;
    return items.reduce((pieces, { id, quantity }) => pieces + Math.min(quantity, quantityOf(cart, id)), 0);
  }

  private async findPutBack(effect: Extract<OrderEffect, { kind: 'findPutBack' }>): Promise<number> {
    const { key, puttingBack } = effect;
    const cart = await this.carts.load();
    if (!this.isOwn(effect)) return 0;
    return this.step(
      isBack(cart, puttingBack) ? { kind: 'restored', key, itemId: puttingBack.itemId } : { kind: 'notPutBack', key },
    );
  }
}

function begunPutBack(order: PendingOrder): BegunPutBack | undefined {
  return 'puttingBack' in order ? order.puttingBack : undefined;
}

/** If the customer has taken pieces out since, the item goes back again: too many are seen, and too few are not. */
function isBack(cart: Cart, { itemId, wanted }: BegunPutBack): boolean {
  return quantityOf(cart, itemId) >= wanted;
}
