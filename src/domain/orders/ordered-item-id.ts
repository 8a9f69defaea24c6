import type { Product } from '../menu/product';
import type { OrderItem } from './order';

export type RememberedItems = readonly { readonly itemId: string; readonly name: string }[];

/** From the reply, else remembered in this browser, else by the exact name in today's menu. */
export function orderedItemId(
  { itemId, itemName }: OrderItem,
  remembered: RememberedItems,
  menu: readonly Product[],
): string | undefined {
  return (
    itemId ?? remembered.find(({ name }) => name === itemName)?.itemId ?? menu.find(({ name }) => name === itemName)?.id
  );
}
