import type { Product } from './product';

/** What can be ordered, in menu order, each item once; empty without a menu. `soldOut`: no item on the menu is available. */
export type TodaysMenu = readonly Product[] | 'soldOut';

export function orderable(menu: TodaysMenu): readonly Product[] {
  return menu === 'soldOut' ? [] : menu;
}
