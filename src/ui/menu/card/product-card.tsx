import { observer } from 'mobx-react-lite';
import { memo, useId } from 'react';
import { stockNotice } from '../../../domain/cart/stock-notice';
import type { Product } from '../../../domain/menu/product';
import { CartViewModel } from '../../../view-models/cart/cart.view-model';
import { Picture } from '../../components/picture';
import { FulfillmentDay } from '../../components/text/fulfillment-day';
import { useShared } from '../../view-model-context';
import { AddButton } from './add-button';
import { AllergenNote } from './allergen-note';
import { DishLink } from './dish-link';
import { drawCard, drawFoot, pictureSizes } from './draw-card';
import { FavoriteButton } from './favorite-button';
import { Rating } from './rating';

interface ProductCardProps {
  readonly product: Product;
  readonly askedLabels?: readonly string[];
  readonly priority?: boolean;
  /** True in a list without category headings. */
  readonly showsCategory?: boolean | undefined;
}

export const ProductCard = memo(function ProductCard({
  product,
  askedLabels,
  priority = false,
  showsCategory = false,
}: ProductCardProps) {
  const nameId = useId();
  const warningId = useId();
  const parts = {
    nameId,
    picture: <Picture picture={product.picture} sizes={pictureSizes(priority)} priority={priority} />,
    favorite: <FavoriteButton item={product} className="fav" />,
    link: <DishLink product={product} id={nameId} />,
    rating: <Rating product={product} />,
    warning: <AllergenNote id={warningId} product={product} />,
    foot: <CardFoot product={product} warningId={warningId} />,
  };
  return drawCard(product, parts, { askedLabels, showsCategory });
});

interface CardFootProps {
  readonly product: Product;
  readonly warningId: string;
}

const CardFoot = observer(function CardFoot({ product, warningId }: CardFootProps) {
  const cart = useShared(CartViewModel);
  const stockId = useId();
  const inCart = cart.quantityOf(product.id);
  const stock = stockNotice(product, inCart);
  // A note that appears only with the last piece replaces the day, so that the buttons do not move.
  const hidesDay = stock !== undefined && stockNotice(product, inCart - 1) === undefined;
  return drawFoot(product, {
    day: product.deliverableOn && !hidesDay ? <FulfillmentDay date={product.deliverableOn} /> : undefined,
    stock,
    stockId,
    add: <AddButton {...{ product, stockId, warningId }} />,
  });
});
