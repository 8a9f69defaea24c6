import type { OrderItem } from '../../domain/orders/order';
import { times } from '../../domain/shared/money';
import { formatUsd } from '../format/format-money';
import { NoItemsListed } from '../components/lines/no-items-listed';
import { ItemLine } from '../components/lines/item-line';

interface OrderLinesProps {
  readonly items: readonly OrderItem[];
  /** With what the order service says of each item. */
  readonly descriptions?: boolean;
}

/** The items of an order that exists, at the prices that the order service says. */
export function OrderLines({ items, descriptions = false }: OrderLinesProps) {
  if (items.length === 0) return <NoItemsListed className="muted mt-4" />;
  return (
    <ul className="lines lines--sm" role="list">
      {items.map((item, position) => (
        // An order may hold the same item twice, in two sizes; its lines never move.
        <Line key={position} item={item} description={descriptions ? item.itemDescription : undefined} />
      ))}
    </ul>
  );
}

function Line({ item, description }: { readonly item: OrderItem; readonly description: string | undefined }) {
  const { itemName, quantity, unitPrice, size, imageUrl } = item;
  return (
    <ItemLine
      name={itemName}
      image={imageUrl}
      price={formatUsd(times(unitPrice, quantity))}
      meta={
        <>
          <span className="lines__meta num">
            <span>
              {quantity} × {formatUsd(unitPrice)}
            </span>
            {size && <bdi>{size}</bdi>}
          </span>
          {description && <bdi className="lines__meta">{description}</bdi>}
        </>
      }
    />
  );
}
