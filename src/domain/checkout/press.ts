import type { Cart } from '../cart/cart';
import type { CancelSignal } from '../shared/ports';
import type { OrderSource } from './order-source';
import type { PlaceOrderOutcome } from './place-order-outcome';

export interface Press {
  /** The cart by default, or a failed order's items. */
  readonly source?: OrderSource | undefined;
  /** The cart as the customer saw it, with the days shown. If it has changed since, nothing is sent. */
  readonly confirmed?: Cart;
  /** False once the customer has moved on: the browser then stays. */
  readonly isAwaited?: () => boolean;
  /** Gives up while another tab is ordering; ignored from `onTurn` on. */
  readonly cancel?: CancelSignal;
  readonly onTurn?: () => void;
}

export interface WaitingPress extends Press {
  /** Keys of the orders already made from the same source when the button was pressed. */
  readonly madeBefore: readonly string[];
}

/** A press of Confirm & Pay whose request has been sent. */
export interface RunningPress {
  readonly customerId: string | undefined;
  readonly retryOf: string | undefined;
  readonly outcome: Promise<PlaceOrderOutcome>;
}
