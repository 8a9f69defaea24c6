import type { Product } from '../menu/product';
import type { OrderItem } from './order';

/** What this browser remembers of an order's items: the order service may not say their ids. */
export type RememberedItems = readonly { readonly itemId: string; readonly name: string }[];

/**
 * Which item of the menu an order's item is: the id that the order service says, else the one remembered for the order
 * in this browser, else that of the item with exactly its name in today's menu.
 */
export function matchMenuItem(
  { itemId, itemName }: OrderItem,
  remembered: RememberedItems,
  menu: readonly Product[],
): string | undefined {
  return (
    itemId ?? remembered.find(({ name }) => name === itemName)?.itemId ?? menu.find(({ name }) => name === itemName)?.id
  );
}
