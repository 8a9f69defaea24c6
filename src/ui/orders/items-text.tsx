import { Fragment } from 'react';
import { totalItems } from '../../domain/cart/cart';
import type { OrderItem } from '../../domain/orders/order';

const maxNames = 2;

/** `4 × Classic Chocolate Chip, 3 × White Chocolate Macadamia and 5 more` */
export function ItemsText({ items }: { readonly items: readonly OrderItem[] }) {
  const more = totalItems(items.slice(maxNames));
  return (
    <p>
      {items.slice(0, maxNames).map(({ quantity, itemName }, position) => (
        <Fragment key={position}>
          <span>{`${position > 0 ? ', ' : ''}${quantity}\u00a0`}</span>
          <span aria-hidden="true">{'×\u00a0'}</span>
          <bdi>{itemName}</bdi>
        </Fragment>
      ))}
      {more > 0 && <span>{` and ${more} more`}</span>}
    </p>
  );
}
