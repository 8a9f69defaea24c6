import type { Product } from './product';

/** In menu order, each item once. `soldOut`: the menu has items, but none is available. */
export type TodaysMenu = readonly Product[] | 'soldOut';

export function orderable(menu: TodaysMenu): readonly Product[] {
  return menu === 'soldOut' ? [] : menu;
}
