import type { OrderItem } from '../../domain/orders/order';
import { times } from '../../domain/shared/money';
import { NoItemsListed } from '../components/lines/no-items-listed';
import { formatUsd } from '../format/format-money';
import { ItemLine } from '../components/lines/item-line';

/** The items of an order, with the quantities on the pictures. */
export function QuantityLines({ items }: { readonly items: readonly OrderItem[] }) {
  if (items.length === 0) return <NoItemsListed className="muted" />;
  return (
    <ul className="lines lines--sm" role="list">
      {items.map(({ itemName, imageUrl, quantity, unitPrice }, position) => (
        <ItemLine
          key={position}
          name={itemName}
          image={imageUrl}
          quantity={quantity}
          price={formatUsd(times(unitPrice, quantity))}
        />
      ))}
    </ul>
  );
}
