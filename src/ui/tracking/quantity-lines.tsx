import type { OrderItem } from '../../domain/orders/order';
import { times } from '../../domain/shared/money';
import { NoItemsListed } from '../components/lines/no-items-listed';
import { Picture } from '../components/picture';
import { SrOnly } from '../components/sr-only';
import { formatUsd } from '../format/format-money';
import '../components/lines/item-line.css';

/** The items of an order at a glance, with their quantities on their pictures. */
export function QuantityLines({ items }: { readonly items: readonly OrderItem[] }) {
  if (items.length === 0) return <NoItemsListed className="muted" />;
  return (
    <ul className="lines lines--sm" role="list">
      {items.map(({ itemName, imageUrl, quantity, unitPrice }, position) => (
        <li key={position}>
          <span className="pic-wrap">
            <Picture picture={imageUrl ? { src: imageUrl, alt: '' } : undefined} sizes="52px" className="lines__pic" />
            <span className="x">
              <SrOnly>Quantity </SrOnly>
              {quantity}
            </span>
          </span>
          <p className="lines__name">
            <bdi>{itemName}</bdi>
          </p>
          <p className="lines__price">{formatUsd(times(unitPrice, quantity))}</p>
        </li>
      ))}
    </ul>
  );
}
