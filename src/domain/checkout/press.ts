import type { Cart } from '../cart/cart';
import type { CancelSignal } from '../shared/ports';
import type { OrderSource } from './order-source';
import type { PlaceOrderOutcome } from './place-order-outcome';

export interface Press {
  readonly source?: OrderSource | undefined;
  /** The cart and days that the customer saw. If they have changed, nothing is sent. */
  readonly confirmed?: Cart;
  /** False once the customer has moved on: the browser stays. */
  readonly isAwaited?: () => boolean;
  /** Gives up while another tab is ordering; ignored after `onTurn`. */
  readonly cancel?: CancelSignal;
  readonly onTurn?: () => void;
}

export interface WaitingPress extends Press {
  readonly madeBefore: readonly string[];
}

export interface RunningPress {
  readonly customerId: string | undefined;
  readonly retryOf: string | undefined;
  readonly outcome: Promise<PlaceOrderOutcome>;
}
