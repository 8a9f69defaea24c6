import { Star } from 'lucide';
import type { Product } from '../../../domain/menu/product';
import { formatRating } from '../../format/format-number';
import { Icon } from '../../components/icons/icon';
import { useShop } from '../../shop-context';

/** A dish that nobody rated shows the specification's 4.5, unless the owner wants no such star. */
export function Rating({ product }: { readonly product: Pick<Product, 'rating' | 'isUnrated'> }) {
  const { showUnratedStars = true } = useShop().flags;
  if (product.isUnrated && !showUnratedStars) return null;
  const rating = formatRating(product.rating);
  return (
    <span className="rating" role="img" aria-label={`Rated ${rating} out of 5`}>
      <Icon of={Star} />
      <span>{rating}</span>
    </span>
  );
}
