import type { Product } from '../menu/product';
import type { OrderItem } from './order';

export type RememberedItems = readonly { readonly itemId: string; readonly name: string }[];

/** The id is in the reply, or this browser remembers it, or the item with this exact name in today's menu has it. */
export function orderedItemId(
  { itemId, itemName }: OrderItem,
  remembered: RememberedItems,
  menu: readonly Product[],
): string | undefined {
  return (
    itemId ?? remembered.find(({ name }) => name === itemName)?.itemId ?? menu.find(({ name }) => name === itemName)?.id
  );
}
