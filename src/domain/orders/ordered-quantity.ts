/** The limit of one line of an order. */
export const maxOrderedQuantity = 999;

/** Whether an order's line may have this quantity: a whole number from 1 to 999. */
export function isOrderedQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxOrderedQuantity;
}
