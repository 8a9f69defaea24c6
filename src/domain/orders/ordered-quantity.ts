export const maxOrderedQuantity = 999;

export function isOrderedQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxOrderedQuantity;
}
