import { createdTime, type MockOrder } from '../../../src/adapters/mock/orders/mock-order';
import { cartKey, earlyAddsKey } from '../../../src/adapters/storage/keys';
import { decodeCart } from '../../../src/adapters/storage/local-cart-repository';
import { aText, fieldsOf, listOf } from '../../../src/adapters/storage/stored-schema';
import { storedCart, storedPending, type StoredPending } from '../../simulation/world/stored-shop';
import { quantityLimit, type Cart } from '../../../src/domain/cart/cart';
import { groupOf } from '../../../src/domain/orders/order-status';

export type Entries = Readonly<Record<string, string>>;
type Pieces = ReadonlyMap<string, number>;
type Place = 'in the cart' | 'out of the cart';

/** The changes that a press may make to the cart besides those of orders. */
export type CartPress = 'adds' | 'removes' | 'any';

const lasting = 4;

/**
 * Every item that was put into the cart is there, or in one order that took it out. The check knows what was pressed,
 * what is stored and what the service has, and looks for places of the orders that explain the cart.
 */
export class Places {
  private wanted = new Map<string, number>();
  private places = new Map<string, Place>();
  private readonly retries = new Set<string>();
  private presses: { readonly press: CartPress; readonly looks: number }[] = [];
  private looks = 0;
  /** Added by a press before the shop had started. The adds wait in their tab, and walks leave tabs. */
  private readonly early = new Map<string, number>();

  constructor(private readonly startedAt: number) {}

  stepped(press: CartPress | undefined): void {
    if (press) this.presses.push({ press, looks: this.looks });
  }

  /** Returns what is wrong, or undefined if nothing is. The cart is not looked at on pages of others, so it may be late. */
  audit(stored: Entries, all: readonly MockOrder[]): string | undefined {
    const read = (key: string): unknown => JSON.parse(stored[key] ?? 'null');
    const cart = storedCart({ read });
    const pending = storedPending({ read });
    for (const { key, retryOf } of pending) if (retryOf !== undefined) this.retries.add(key);
    const earlyAdds = listOf((add) => aText(fieldsOf(add).id))(read(earlyAddsKey));
    for (const id of earlyAdds) this.early.set(id, earlyAdds.filter((other) => other === id).length);
    const isMoving = pending.some(({ stage, toTake }) => stage === 'restoring' || toTake.size > 0);
    // Items are on their way.
    if (earlyAdds.length > 0 || isMoving) return undefined;
    const orders = all.filter(
      (record) => createdTime(record) >= this.startedAt && !this.retries.has(record.idempotencyKey ?? ''),
    );
    const choices = orders.map((order) => this.placesOf(order, pending));
    const explained = combinations(choices).map((assigned) => ({
      assigned,
      difference: minus(cart, this.expected(orders, assigned)),
    }));
    const full = fullLines(decodeCart(read(cartKey)));
    const isShort = (difference: Pieces) => {
      const rest = new Map([...difference].filter(([id, pieces]) => pieces > 0 || !full.has(id)));
      return rest.size === 0 || this.isPressed(rest);
    };
    const pressed =
      explained.find(({ difference }) => difference.size === 0) ??
      explained.find(({ difference }) => this.isPressed(difference)) ??
      explained.find(({ difference }) => isShort(difference));
    const found = pressed ?? explained.find(({ difference }) => this.isEarly(difference));
    if (found) {
      this.looks += 1;
      this.presses = this.presses.filter(({ looks }) => this.looks - looks < lasting);
      for (const [id, pieces] of found.difference) {
        this.wanted.set(id, (this.wanted.get(id) ?? 0) + pieces);
        if (!pressed) this.early.set(id, (this.early.get(id) ?? 0) - pieces);
      }
      this.places = new Map(orders.map(({ order }, position) => [order.id, found.assigned[position] ?? 'in the cart']));
      return undefined;
    }
    const known = choices.map(([first = 'in the cart']) => first);
    const wrong = piecesText([...minus(cart, this.expected(orders, known))]);
    const told = orders.map(
      ({ order }, position) =>
        `${order.id} (${order.status}) of ${piecesText(order.items.map(({ itemId = '', quantity }) => [itemId, quantity]))} ${choices[position]?.join(' or ')}`,
    );
    return `the cart has ${wrong} that nobody pressed for; orders: ${told.join(', ') || 'none'}`;
  }

  private placesOf(record: MockOrder, pending: readonly StoredPending[]): readonly Place[] {
    const { id, status } = record.order;
    const before = this.places.get(id);
    const stage = pending.find(({ key }) => key === record.idempotencyKey)?.stage;
    if (stage === 'awaitingPayment') return ['out of the cart'];
    if (stage === 'sent' || stage === 'refused') return ['in the cart'];
    const isPaid = record.paidAt !== undefined || groupOf(status) === 'confirmed';
    if (isPaid && before === 'out of the cart') return ['out of the cart'];
    return before === 'in the cart' ? ['in the cart', 'out of the cart'] : ['out of the cart', 'in the cart'];
  }

  private expected(orders: readonly MockOrder[], places: readonly Place[]): Pieces {
    const expected = new Map(this.wanted);
    for (const [position, { order }] of orders.entries()) {
      if (places[position] === 'in the cart') continue;
      for (const { itemId = '', quantity } of order.items) expected.set(itemId, (expected.get(itemId) ?? 0) - quantity);
    }
    return expected;
  }

  private isEarly(difference: Pieces): boolean {
    return [...difference].every(([id, pieces]) => pieces > 0 && pieces <= (this.early.get(id) ?? 0));
  }

  private isPressed(difference: Pieces): boolean {
    const isMore = [...difference.values()].every((pieces) => pieces > 0);
    const isLess = [...difference.values()].every((pieces) => pieces < 0);
    return this.presses.some(
      ({ press }) => press === 'any' || (press === 'adds' && isMore) || (press === 'removes' && isLess),
    );
  }
}

/** Pieces of an order that come back find no room in a line that holds the whole stock of its item. */
function fullLines(cart: Cart): ReadonlySet<string> {
  return new Set(cart.filter((line) => line.quantity === quantityLimit(line)).map(({ id }) => id));
}

function piecesText(pieces: readonly (readonly [string, number])[]): string {
  return pieces.map(([id, quantity]) => `${quantity} of ${id}`).join(', ');
}

function minus(one: Pieces, other: Pieces): Pieces {
  const ids = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...ids].flatMap((id): [string, number][] => {
      const difference = (one.get(id) ?? 0) - (other.get(id) ?? 0);
      return difference === 0 ? [] : [[id, difference]];
    }),
  );
}

/** Those that change the first choices least come first. */
function combinations<Value>(choices: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  return choices.reduce<readonly (readonly Value[])[]>(
    (all, values) => values.flatMap((value) => all.map((one) => [...one, value])),
    [[]],
  );
}
