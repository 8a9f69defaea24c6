import type { Product } from './product';

/** Items are in menu order, each once. The kitchen is `soldOut` if the menu has items, but none is available. */
export type TodaysMenu = readonly Product[] | 'soldOut';

export function orderable(menu: TodaysMenu): readonly Product[] {
  return menu === 'soldOut' ? [] : menu;
}
