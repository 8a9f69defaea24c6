import { Fragment } from 'react';
import type { OrderItem } from '../../domain/orders/order';
import { NoItemsListed } from '../components/lines/no-items-listed';
import { Picture } from '../components/picture';
import '../checkout/pending-order-notice.css';

const mostPictures = 3;
const mostNames = 2;

/** What an order was, in a few pictures and one line. */
export function OrderCardItems({ items }: { readonly items: readonly OrderItem[] }) {
  if (items.length === 0) {
    return (
      <div className="order__items">
        <NoItemsListed />
      </div>
    );
  }
  const hidden = items.length - mostPictures;
  return (
    <div className="order__items">
      <div className="thumbs" aria-hidden="true">
        {items.slice(0, mostPictures).map(({ imageUrl }, position) => (
          <Picture key={position} picture={imageUrl ? { src: imageUrl, alt: '' } : undefined} sizes="52px" />
        ))}
        {hidden > 0 && <span>+{hidden}</span>}
      </div>
      <InWords items={items} />
    </div>
  );
}

/** `4 × Classic Chocolate Chip, 3 × White Chocolate Macadamia and 1 more` */
function InWords({ items }: { readonly items: readonly OrderItem[] }) {
  const more = items.length - mostNames;
  return (
    <p>
      {items.slice(0, mostNames).map(({ quantity, itemName }, position) => (
        <Fragment key={position}>
          {position > 0 && ', '}
          {quantity} × <bdi>{itemName}</bdi>
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}
    </p>
  );
}
