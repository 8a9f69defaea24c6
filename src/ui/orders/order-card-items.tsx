import type { OrderItem } from '../../domain/orders/order';
import { NoItemsListed } from '../components/feedback/no-items-listed';
import { Picture } from '../components/picture';
import '../checkout/pending-order.css';

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
      <p>{inWords(items)}</p>
    </div>
  );
}

/** `4 × Classic Chocolate Chip, 3 × White Chocolate Macadamia and 1 more` */
function inWords(items: readonly OrderItem[]): string {
  const named = items.slice(0, mostNames).map(({ quantity, itemName }) => `${quantity} × ${itemName}`);
  const more = items.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}
