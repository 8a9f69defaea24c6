import type { CalendarDate } from '../shared/calendar-date';
import type { OpenState, Opening } from '../shop/opening-hours';
import type { Product } from './product';

/** What can be ordered, in menu order, each item once; empty without a menu. `soldOut`: no item on the menu is available. */
export type TodaysMenu = readonly Product[] | 'soldOut';

export function orderable(menu: TodaysMenu): readonly Product[] {
  return menu === 'soldOut' ? [] : menu;
}

/** Outside opening hours, while the menu still takes orders. */
export interface ClosedNow {
  readonly kind: 'closedNow';
  readonly opens: Opening | undefined;
  /** The day on which everything on the menu is delivered; undefined if items differ or state no day. */
  readonly ordersAreFor: CalendarDate | undefined;
}

/** `kitchenClosed`: there is no menu, whatever the hours say. The menu decides what can be ordered, the hours only inform. */
type KitchenState = { readonly kind: 'open' | 'soldOut' | 'kitchenClosed' } | ClosedNow;

export function kitchenState(menu: TodaysMenu, hours: OpenState): KitchenState {
  if (menu === 'soldOut') return { kind: 'soldOut' };
  if (menu.length === 0) return { kind: 'kitchenClosed' };
  if (hours.kind === 'open') return { kind: 'open' };
  const [day, ...others] = new Set(menu.map(({ deliverableOn }) => deliverableOn));
  return { kind: 'closedNow', opens: hours.opens, ordersAreFor: others.length === 0 ? day : undefined };
}
