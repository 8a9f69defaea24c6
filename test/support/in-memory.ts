import type {
  ProfileChange,
  SessionRepository,
  SignInJourney,
  SignInJourneyRepository,
} from '../../src/domain/auth/ports';
import type { Session } from '../../src/domain/auth/user';
import { applyChange, type Cart, type CartChange } from '../../src/domain/cart/cart';
import type { FulfillmentType } from '../../src/domain/cart/cart-summary';
import type { CartRepository, FulfillmentRepository } from '../../src/domain/cart/ports';
import type { CheckoutDetails } from '../../src/domain/checkout/checkout-details';
import type {
  CheckoutDraftRepository,
  CheckoutIntentRepository,
  DepartureRepository,
  OrderedItemsRepository,
  PendingOrderRepository,
} from '../../src/domain/checkout/ports';
import type { PendingOrders } from '../../src/domain/checkout/pending-orders/pending-order';
import type { AvoidedAllergensRepository, FavoritesRepository } from '../../src/domain/menu/ports';
import type { RememberedItems } from '../../src/domain/orders/ordered-item-id';
import type { ProfileDraftRepository } from '../../src/domain/profile/ports';
import { ChangeEmitter } from './in-memory-device';

export class InMemoryCart implements CartRepository {
  private readonly changes = new ChangeEmitter<Cart | undefined>();
  readonly onChange = this.changes.subscribe;

  constructor(public cart: Cart = []) {}

  async load() {
    return this.cart;
  }

  async apply(change: CartChange) {
    return (this.cart = applyChange(this.cart, change));
  }

  changeElsewhere(cart: Cart) {
    this.cart = cart;
    this.changes.emit(cart);
  }

  changeCustomer(cart: Cart) {
    this.cart = cart;
    this.changes.emit(undefined);
  }
}

class SingleValueRepository<Value> {
  constructor(public value?: Value | undefined) {}

  load() {
    return this.value;
  }

  save(value: Value) {
    this.value = value;
  }

  clear() {
    this.value = undefined;
  }
}

export class InMemoryPendingOrders implements PendingOrderRepository {
  orders: PendingOrders;

  /** Newest first. */
  constructor(...orders: PendingOrders) {
    this.orders = orders;
  }

  get newest() {
    return this.orders[0];
  }

  load() {
    return this.orders;
  }

  save(orders: PendingOrders) {
    this.orders = orders;
  }
}

export class InMemoryDraft implements CheckoutDraftRepository {
  constructor(
    public value?: CheckoutDetails | undefined,
    public owner?: string | undefined,
  ) {}

  load(customerId: string | undefined) {
    if (this.owner !== undefined && this.owner !== customerId) return undefined;
    this.owner = customerId;
    return this.value;
  }

  save(details: CheckoutDetails, customerId: string | undefined) {
    this.value = details;
    this.owner = customerId;
  }
}

export class InMemoryDeparture extends SingleValueRepository<string> implements DepartureRepository {}

export class InMemoryIntent extends SingleValueRepository<Date> implements CheckoutIntentRepository {}

export class InMemoryOrderedItems implements OrderedItemsRepository {
  readonly orders = new Map<string, RememberedItems>();
  private readonly paymentPages = new Map<string, string>();

  remember(orderId: string, items: RememberedItems, checkoutUrl?: string) {
    this.orders.set(orderId, items);
    if (checkoutUrl !== undefined) this.paymentPages.set(orderId, checkoutUrl);
  }

  findByPaymentPage(isMeant: (paymentPage: { readonly checkoutUrl: string }) => boolean) {
    return [...this.paymentPages].findLast(([, checkoutUrl]) => isMeant({ checkoutUrl }))?.[0];
  }

  find(orderId: string) {
    return this.orders.get(orderId);
  }
}

export class InMemoryFulfillment implements FulfillmentRepository {
  private readonly changes = new ChangeEmitter<FulfillmentType | undefined>();
  readonly onChange = this.changes.subscribe;

  constructor(public fulfillment?: FulfillmentType) {}

  load() {
    return this.fulfillment;
  }

  save(fulfillment: FulfillmentType) {
    this.fulfillment = fulfillment;
  }

  changeElsewhere(fulfillment: FulfillmentType) {
    this.fulfillment = fulfillment;
    this.changes.emit(fulfillment);
  }
}

export class InMemoryFavorites implements FavoritesRepository {
  private readonly changes = new ChangeEmitter<ReadonlySet<string>>();
  readonly onChange = this.changes.subscribe;

  constructor(public favorites: ReadonlySet<string> = new Set()) {}

  load() {
    return this.favorites;
  }

  save(favorites: ReadonlySet<string>) {
    this.favorites = favorites;
  }

  changeElsewhere(favorites: ReadonlySet<string>) {
    this.favorites = favorites;
    this.changes.emit(favorites);
  }
}

export class InMemoryAvoidedAllergens implements AvoidedAllergensRepository {
  private readonly changes = new ChangeEmitter<readonly string[]>();
  readonly onChange = this.changes.subscribe;

  constructor(public names: readonly string[] = []) {}

  load() {
    return this.names;
  }

  save(names: readonly string[]) {
    this.names = names;
  }

  changeElsewhere(names: readonly string[]) {
    this.names = names;
    this.changes.emit(names);
  }
}

export class InMemorySession extends SingleValueRepository<Session> implements SessionRepository {
  private readonly changes = new ChangeEmitter<Session | undefined>();
  readonly onChange = this.changes.subscribe;

  constructor(
    session?: Session,
    public tokenExpiresAt?: Date | undefined,
    public corrupted = false,
  ) {
    super(session);
  }

  /** A new token does not say when it expires. */
  override save(session: Session) {
    if (session.accessToken !== this.value?.accessToken) this.tokenExpiresAt = undefined;
    super.save(session);
  }

  expiresAt() {
    return this.tokenExpiresAt;
  }

  consumeCorruption() {
    const { corrupted } = this;
    this.corrupted = false;
    return corrupted;
  }

  changeElsewhere(session: Session | undefined) {
    this.value = session;
    this.changes.emit(session);
  }
}

export class InMemoryJourney implements SignInJourneyRepository {
  /** `keeps`: false for a browser that stores nothing. */
  constructor(
    public journey?: SignInJourney,
    public keeps = true,
  ) {}

  save(journey: SignInJourney) {
    if (this.keeps) this.journey = journey;
    return this.keeps;
  }

  consume() {
    const { journey } = this;
    delete this.journey;
    return journey;
  }
}

export class InMemoryProfileDrafts implements ProfileDraftRepository {
  readonly typed = new Map<string, Partial<ProfileChange>>();

  save(userId: string, typed: Partial<ProfileChange>) {
    this.typed.set(userId, typed);
  }

  consume(userId: string) {
    const typed = this.typed.get(userId);
    this.typed.delete(userId);
    return typed;
  }
}
