import type { MockOrder } from '../../../src/adapters/mock/orders/mock-order';
import type { World } from '../world/world';
import { Books } from '../../../src/adapters/mock/torture/books';
import type { Wishes } from '../../../src/adapters/mock/torture/wishes';

/** Compares the stored cart with the books. */
export class ItemCheck {
  readonly books = new Books();
  /** Since the last audit, as in `ReturnReasons`. */
  private readonly givenUp = new Set<string>();
  private isAsked = false;

  constructor(
    private readonly world: World,
    private readonly wishes: Wishes,
    private readonly report: (problem: string) => void,
  ) {}

  /** The customer is back from the payment page of this order, or a link says that its payment failed. */
  gaveUp(orderId: string): void {
    this.givenUp.add(orderId);
  }

  /** The customer asks for the items of a pending order. */
  askedToRestore(): void {
    this.isAsked = true;
  }

  /** The service's reply has reached the shop. */
  answered(record: MockOrder): void {
    // What came back before is in the cart that was ordered.
    if (this.world.storesAll) this.close();
    this.books.answer(record, !this.wishes.isRetry(record.order.id), this.world.time.now());
  }

  /** When nothing is on its way. */
  audit(): void {
    this.close();
    this.givenUp.clear();
    this.isAsked = false;
    const { cart } = this.world;
    const expected = this.books.expected(this.world.pending);
    for (const id of new Set([...expected.keys(), ...cart.keys()])) {
      const [is, mustBe] = [cart.get(id) ?? 0, expected.get(id) ?? 0];
      if (is !== mustBe) this.report(`the cart holds ${is} of ${id}, and must hold ${mustBe}`);
    }
  }

  private close(): void {
    const { world, givenUp, isAsked } = this;
    const orderOf = (id: string) => world.orderOf(id);
    const reasons = { givenUp, isAsked };
    const { pending, cart } = world;
    const returned = this.books.close(pending, orderOf, reasons, cart, world.time.now(), this.report);
    for (const id of returned) this.wishes.end(id);
  }
}
