import type { Product } from '../menu/product';
import type { OrderItem } from './order';

/** An order's items as stored in this browser: the order service may not send their ids. */
export type RememberedItems = readonly { readonly itemId: string; readonly name: string }[];

/**
 * The menu item of an order's item: the id from the order service, else the one stored in this browser, else that of the
 * item with exactly the same name on today's menu.
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
