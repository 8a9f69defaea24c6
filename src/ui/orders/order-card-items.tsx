import { Fragment } from 'react';
import type { OrderItem } from '../../domain/orders/order';
import { NoItemsListed } from '../components/lines/no-items-listed';
import { Thumbnails } from '../components/thumbnails';

const maxNames = 2;

/** The items of an order, as a few pictures and one line. */
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

/** `4 × Classic Chocolate Chip, 3 × White Chocolate Macadamia and 1 more` */
function ItemsText({ items }: { readonly items: readonly OrderItem[] }) {
  const more = items.length - maxNames;
  return (
    <p>
      {items.slice(0, maxNames).map(({ quantity, itemName }, position) => (
        <Fragment key={position}>
          {position > 0 && ', '}
          {quantity} × <bdi>{itemName}</bdi>
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}
    </p>
  );
}
