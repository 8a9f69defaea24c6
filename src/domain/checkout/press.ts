import type { Cart } from '../cart/cart';
import type { CancelSignal } from '../shared/ports';
import type { OrderSource } from './order-source';
import type { PlaceOrderOutcome } from './place-order-outcome';

/** A press of Confirm & Pay. */
export interface Press {
  /** The cart by default, or a failed order's items. */
  readonly source?: OrderSource | undefined;
  /** The cart that the customer saw and confirmed, with the days shown. If it has changed since, nothing is sent. */
  readonly confirmed?: Cart;
  /** False once the customer has moved on; then the browser does not leave for the payment page. */
  readonly isAwaited?: () => boolean;
  /** Gives up while another tab is ordering; ignored once this press has its turn. */
  readonly cancel?: CancelSignal;
  /** Called once no other tab is ordering: this press has its turn. */
  readonly onTurn?: () => void;
}

export interface WaitingPress extends Press {
  /** The keys of the orders that were already made from the same source when the button was pressed. */
  readonly madeBefore: readonly string[];
}

/** One whose order is on its way. */
export interface RunningPress {
  readonly customerId: string | undefined;
  readonly retryOf: string | undefined;
  readonly outcome: Promise<PlaceOrderOutcome>;
}
