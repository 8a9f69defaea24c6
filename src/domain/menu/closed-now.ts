import type { CalendarDate } from '../shared/calendar-date';
import type { OpenState, Opening } from '../shop/opening-hours';
import type { Product } from './product';

/** The kitchen's hours are over, and its menu takes orders. */
export interface ClosedNow {
  readonly opens: Opening | undefined;
  /** The day on which everything on the menu comes; undefined where items differ, or say no day. */
  readonly ordersAreFor: CalendarDate | undefined;
}

/** Undefined while the shop is open or its menu is empty. */
export function ordersWhileClosed(state: OpenState, menu: readonly Product[]): ClosedNow | undefined {
  if (state.kind === 'open' || menu.length === 0) return undefined;
  const [day, ...others] = new Set(menu.map(({ deliverableOn }) => deliverableOn));
  return { opens: state.opens, ordersAreFor: others.length === 0 ? day : undefined };
}
