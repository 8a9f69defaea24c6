import type { OrderItem } from '../../../domain/orders/order';
import { times } from '../../../domain/shared/money';
import { NoItemsListed } from '../../components/lines/no-items-listed';
import { formatMoney } from '../../format/format-money';
import './text-lines.css';

interface TextLinesProps {
  readonly items: readonly OrderItem[];
  readonly currency: string | undefined;
}

export function TextLines({ items, currency }: TextLinesProps) {
  if (items.length === 0) return <NoItemsListed className="muted mt-4" />;
  return (
    <ul className="lines-text mt-3" role="list">
      {items.map(({ itemName, size, quantity, unitPrice }, position) => (
        // An order may have the same item in two sizes, so only the position is unique.
        <li key={position}>
          <span>
            <span className="num">
              <span>{`${quantity} `}</span>
              <span aria-hidden="true">{'× '}</span>
            </span>
            <bdi>{itemName}</bdi>
            {size && (
              <small>
                <bdi>{size}</bdi>
              </small>
            )}
          </span>
          <span className="num" translate="no">
            {formatMoney(times(unitPrice, quantity), currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}
