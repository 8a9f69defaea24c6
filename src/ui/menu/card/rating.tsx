import type { Product } from '../../../domain/menu/product';
import { useShop } from '../../shop-context';
import { drawRating, showsRating } from './draw-card';

export function Rating({ product }: { readonly product: Pick<Product, 'rating' | 'isUnrated'> }) {
  const { showUnratedStars } = useShop().flags;
  return showsRating(product, showUnratedStars) && drawRating(product.rating);
}
