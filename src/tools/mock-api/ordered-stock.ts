import type { Product } from '../../domain/menu/product';
import type { NewOrder } from '../../domain/orders/new-order';

export class OrderedStock {
  private readonly taken = new Map<string, NewOrder['items']>();

  take(orderId: string, items: NewOrder['items']): void {
    this.taken.set(orderId, items);
  }

  restock(orderId: string): void {
    this.taken.delete(orderId);
  }

  left(item: Product): Product {
    if (item.quantityAvailable === undefined) return item;
    const lines = [...this.taken.values()].flat().filter(({ itemId }) => itemId === item.id);
    const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...item, quantityAvailable: Math.max(0, item.quantityAvailable - ordered) };
  }
}
