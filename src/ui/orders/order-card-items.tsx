import type { OrderItem } from '../../domain/orders/order';
import { NoItemsListed } from '../components/lines/no-items-listed';
import { Thumbnails } from '../components/thumbnails';
import { ItemsText } from './items-text';

export function OrderCardItems({ items }: { readonly items: readonly OrderItem[] }) {
  if (items.length === 0) {
    return (
      <div className="order__items">
        <NoItemsListed />
      </div>
    );
  }
  return (
    <div className="order__items">
      <Thumbnails images={items.map(({ imageUrl }) => imageUrl)} withRest />
      <ItemsText items={items} />
    </div>
  );
}
