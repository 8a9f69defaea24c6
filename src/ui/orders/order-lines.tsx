import type { OrderItem } from '../../domain/orders/order';
import { times } from '../../domain/shared/money';
import { formatUsd } from '../format/format-money';
import { NoItemsListed } from '../components/lines/no-items-listed';
import { ItemLine } from '../components/lines/item-line';

interface OrderLinesProps {
  readonly items: readonly OrderItem[];
  /** Adds the item descriptions of the order service. */
  readonly descriptions?: boolean;
}

/** The items of an existing order, at the order service's prices. */
export function OrderLines({ items, descriptions = false }: OrderLinesProps) {
  if (items.length === 0) return <NoItemsListed className="muted mt-4" />;
  return (
    <ul className="lines lines--sm" role="list">
      {items.map((item, position) => (
        // An order may have the same item in two sizes; the lines never move.
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
