import { makeAutoObservable, runInAction } from 'mobx';
import { applyChange, type Cart, type CartChange, type CartItem } from '../../domain/cart/cart';
import {
  canKeep,
  resolveLines,
  type LineChoice,
  type LineChoices,
  type UnavailableLine,
} from '../../domain/cart/cart-review';
import { withPromisedDays, type KnownDays } from '../../domain/cart/promised-days';
import type { OrderReview, ReviewOrder } from '../../domain/checkout/review-order';
import type { ToldAllergens } from '../../domain/checkout/told-allergens';
import { orUndefined } from '../../domain/shared/service-error';
import type { CartViewModel } from '../cart/cart.view-model';
import type { AllergensViewModel } from '../menu/allergens.view-model';
import type { OverlaysViewModel } from '../shell/overlays.view-model';
import type { RetryItems } from './retry-items';

export type UnavailableItems = Extract<OrderReview, { kind: 'someUnavailable' }>;

/** Compares the cart, or a failed order, with today's menu, and holds the customer's choices where something changed. */
export class CheckoutReviewViewModel {
  unavailable: UnavailableItems | undefined = undefined;
  private choices: LineChoices = new Map();
  /** False if today's menu could not be read. The order can be placed all the same, and the screen says so. */
  menuChecked = true;
  private known: KnownDays;
  private retry: RetryItems | undefined;
  private isAwaited = false;

  constructor(
    private readonly review: ReviewOrder,
    private readonly cart: CartViewModel,
    private readonly overlays: OverlaysViewModel,
    private readonly allergens: AllergensViewModel,
  ) {
    this.known = review.known;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Reviews the cart, or the items of a failed order. Undefined if the review failed, or if it is ignored by now. */
  async load(retry?: RetryItems): Promise<OrderReview | undefined> {
    this.retry = retry;
    this.isAwaited = true;
    const review = await orUndefined(this.review.execute(retry?.order.source));
    if (!this.isAwaited) return undefined;
    if (!review) runInAction(() => (this.menuChecked = false));
    return review;
  }

  /** A review that is still running shows nothing when it ends: the checkout was closed, or a newer review has begun. */
  ignoreEarlier(): void {
    this.isAwaited = false;
  }

  show(review: OrderReview): void {
    switch (review.kind) {
      case 'ready':
        this.learn(review.known);
        this.menuChecked = review.known.menu !== undefined;
        return;
      case 'empty':
        return this.overlays.openCart();
      case 'someUnavailable':
        this.learn(review.known);
        this.unavailable = review;
        this.choices = new Map();
        return;
      case 'noneAvailable':
        void this.drop(review.unavailable);
        this.overlays.open({ kind: 'cartUnavailable', lines: review.unavailable });
    }
  }

  /** Undefined until the customer chooses: nothing is chosen for them. */
  choiceOf(line: UnavailableLine): LineChoice | undefined {
    return this.choices.get(line.item.id);
  }

  choose({ item }: UnavailableLine, choice: LineChoice): void {
    this.choices = new Map(this.choices).set(item.id, choice);
  }

  get remaining(): Cart {
    if (!this.unavailable) return [];
    const { available, unavailable } = this.unavailable;
    const lines = unavailable.map(({ item }) => item);
    return resolveLines(unavailable, this.choices).reduce(applyChange, [...available, ...lines]);
  }

  /** Whether the customer has chosen wherever there is a choice. */
  get isDecided(): boolean {
    return this.lines.every((line) => !canKeep(line) || this.choiceOf(line) !== undefined);
  }

  /** The items that continuing drops. */
  get dropped(): readonly CartItem[] {
    return this.lines.filter((line) => this.choiceOf(line) !== 'keep').map(({ item }) => item);
  }

  promised(items: Cart): Cart {
    return withPromisedDays(items, this.known);
  }

  /** The avoided allergens that the confirmation names. */
  told(items: Cart): ToldAllergens {
    const warnings = items.flatMap(({ id }) => {
      const warning = this.allergens.warningAbout(id);
      return warning ? [[id, warning] as const] : [];
    });
    return { avoided: this.allergens.avoided, warnings: new Map(warnings) };
  }

  backToCheckout(): void {
    this.unavailable = undefined;
  }

  /** A removal from the cart can be undone. The items of a failed order are not in the cart. */
  async continueWithAvailable(): Promise<void> {
    const { lines, dropped } = this;
    if (lines.length === 0) return;
    const changes = resolveLines(lines, this.choices);
    const isEmpty = this.remaining.length === 0;
    this.unavailable = undefined;
    const make = (change: CartChange): Promise<unknown> => {
      const removed = change.kind === 'remove' && dropped.find(({ id }) => id === change.id);
      if (this.retry) return this.retry.change(change);
      return removed ? this.cart.remove(removed) : this.cart.change(change);
    };
    // All changes are made at once: the cart drops those that wait when another customer signs in.
    await Promise.all(changes.map(make));
    // The customer may have closed the checkout while the cart was changed.
    if (isEmpty && !this.retry && this.overlays.checkout) this.overlays.open({ kind: 'cartUnavailable', lines });
  }

  /** The warnings of allergens are those of the newest menu, too. */
  private learn(known: KnownDays): void {
    this.known = known;
    if (known.menu && this.allergens.avoided.length > 0) this.allergens.menu.show(known.menu);
  }

  private get lines(): readonly UnavailableLine[] {
    return this.unavailable?.unavailable ?? [];
  }

  private async drop(unavailable: readonly UnavailableLine[]): Promise<void> {
    await orUndefined(this.review.drop(unavailable));
    await this.cart.load();
  }
}
