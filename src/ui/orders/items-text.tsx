import { Fragment } from 'react';
import type { OrderItem } from '../../domain/orders/order';

const maxNames = 2;

/** `4 × Classic Chocolate Chip, 3 × White Chocolate Macadamia and 1 more kind` */
export function ItemsText({ items }: { readonly items: readonly OrderItem[] }) {
  const more = items.length - maxNames;
  return (
    <p>
      {items.slice(0, maxNames).map(({ quantity, itemName }, position) => (
        <Fragment key={position}>
          <span>{`${position > 0 ? ', ' : ''}${quantity}\u00a0`}</span>
          <span aria-hidden="true">{'×\u00a0'}</span>
          <bdi>{itemName}</bdi>
        </Fragment>
      ))}
      {more > 0 && <span>{` and ${more} more ${more === 1 ? 'kind' : 'kinds'}`}</span>}
    </p>
  );
}
