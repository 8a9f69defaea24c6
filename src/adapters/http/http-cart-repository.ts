import { applyChange, quantityOf, type Cart, type CartChange } from '../../domain/cart/cart';
import type { CartRepository } from '../../domain/cart/ports';
import type { Cancel, Locks, Subscribe } from '../../domain/shared/ports';
import {
  asServiceError,
  orUndefined,
  hasNoAnswer,
  samplesNotForSale,
  ServiceError,
} from '../../domain/shared/service-error';
import { cartCalls } from './cart-calls';
import type { HttpClient } from './http-client';

/** A change starts from the result of the previous one, so one tab changes the cart at a time. */
const lockName = 'storefront.cart';
const heldText = 'Another tab of this shop is changing the cart. Try again.';

const otherCustomerText = 'Your cart may not have changed, because you signed in or out meanwhile.';

type Send = HttpClient['send'];

/** The customer whose token the calls carry. */
export interface CartCustomer {
  id(): string | undefined;
  readonly onChange: Subscribe<void>;
}

/** The cart of a service, whose calls change one item each. So a change is sent as the difference of two carts. */
export class HttpCartRepository implements CartRepository {
  private readonly calls: ReturnType<typeof cartCalls>;

  constructor(
    private readonly http: HttpClient,
    private readonly locks: Locks,
    /** It is left out where the service knows the visitor by a cookie, signed in or not. */
    private readonly customer?: CartCustomer,
  ) {
    this.calls = cartCalls(http.baseUrl, customer ? 'token' : 'cookie');
  }

  onChange(listener: (cart: undefined) => void): Cancel {
    return this.customer?.onChange(() => listener(undefined)) ?? (() => undefined);
  }

  /** The cart is read again if another customer has signed in before the reply came. */
  async load(): Promise<Cart> {
    const customerId = this.customer?.id();
    const reply = this.http.send(this.calls.load);
    await orUndefined(reply);
    return this.customer?.id() === customerId ? reply : this.load();
  }

  apply(change: CartChange): Promise<Cart> {
    const send = this.sendForCustomer();
    return this.locks.exclusive(lockName, () => this.change(change, send), { heldText });
  }

  /**
   * One customer's change must not reach the next customer's cart or page. Its calls reject with ServiceError `cancelled` once
   * another customer is signed in.
   */
  private sendForCustomer(): Send {
    const customerId = this.customer?.id();
    const checkCustomer = () => {
      if (this.customer?.id() !== customerId) throw new ServiceError('cancelled', otherCustomerText);
    };
    return async (call, given) => {
      checkCustomer();
      const reply = await this.http.send(call, given);
      checkCustomer();
      return reply;
    };
  }

  private async change(change: CartChange, send: Send): Promise<Cart> {
    const before = await send(this.calls.load);
    const after = applyChange(before, change);
    if (after.some(({ isSample }) => isSample)) throw new ServiceError('refused', samplesNotForSale);
    try {
      if (change.kind === 'clear' && before.length > 0) await send(this.calls.clear);
      else await this.sendDifference(before, after, send);
    } catch (failure) {
      const isUnknown = hasNoAnswer(asServiceError(failure));
      if (!(isUnknown && (await this.isNow(before, after, send)))) throw failure;
    }
    return after;
  }

  /** The change may have been made although its reply was lost. */
  private async isNow(before: Cart, after: Cart, send: Send): Promise<boolean> {
    const now = await orUndefined(send(this.calls.load));
    return now !== undefined && [...before, ...after].every(({ id }) => quantityOf(now, id) === quantityOf(after, id));
  }

  private async sendDifference(before: Cart, after: Cart, send: Send): Promise<void> {
    for (const { id } of before) {
      if (quantityOf(after, id) === 0) await send(this.calls.remove, { id });
    }
    for (const { id, quantity } of after) {
      const had = quantityOf(before, id);
      if (had === 0) await send(this.calls.add, { body: { itemId: id, quantity } });
      else if (had !== quantity) await send(this.calls.setQuantity, { id, body: { quantity } });
    }
  }
}
