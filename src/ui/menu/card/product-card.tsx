import { Hourglass } from 'lucide';
import { observer } from 'mobx-react-lite';
import { memo, useId } from 'react';
import { stockNotice } from '../../../domain/cart/stock-notice';
import { nameKey } from '../../../domain/shared/name-list';
import type { Product, DietaryLabel } from '../../../domain/menu/product';
import { CartViewModel } from '../../../view-models/cart/cart.view-model';
import { formatMoney } from '../../format/format-money';
import { useShared } from '../../view-model-context';
import { AddButton } from './add-button';
import { AllergenNote } from './allergen-note';
import { LabelSign } from './label-sign';
import { DishLink } from './dish-link';
import { FoodMark } from './food-mark';
import { Portion } from './portion';
import { PopularBadge } from './popular-badge';
import { FavoriteButton } from './favorite-button';
import { Picture } from '../../components/picture';
import { Rating } from './rating';
import { CardNote } from './card-note';
import { FulfillmentDay } from '../../components/text/fulfillment-day';
import { SrOnly } from '../../components/text/sr-only';
import { stockText } from '../../components/text/stock-text';

const pictureSizes = '(max-width: 44.99rem) 120px, (max-width: 64rem) 45vw, 368px';
/**
 * With `auto`, a lazily loaded picture uses its actual size in the card, but one loaded at once uses the window's
 * width.
 */
const lazyPictureSizes = `auto, ${pictureSizes}`;

interface ProductCardProps {
  readonly product: Product;
  readonly askedLabels?: readonly string[];
  readonly priority?: boolean;
  /** It is set if the list is no group. */
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
  return (
    <article className="card" aria-labelledby={nameId}>
      <div className="card__media">
        <Picture picture={product.picture} sizes={priority ? pictureSizes : lazyPictureSizes} priority={priority} />
        {product.isPopular && <PopularBadge />}
        <FavoriteButton item={product} className="fav" />
      </div>
      <div className="card__body">
        <div className="card__top">
          {product.isVegetarian !== undefined && <FoodMark isVegetarian={product.isVegetarian} />}
          <h3 className="card__name">
            <DishLink product={product} id={nameId} />
          </h3>
          <Rating product={product} />
        </div>
        {showsCategory && (
          <p className="card__category">
            <bdi>{product.category.name}</bdi>
          </p>
        )}
        {product.description && (
          <p className="card__desc" dir="auto">
            {product.description}
          </p>
        )}
        <Portion product={product} />
        <DietaryLabels labels={product.dietaryLabels} asked={askedLabels} />
        <AllergenNote id={warningId} product={product} />
      </div>
      <CardFoot product={product} warningId={warningId} />
    </article>
  );
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
  return (
    <div className="card__foot">
      <p>
        <span className="price" translate="no">
          {formatMoney(product.price)}
        </span>
        {product.deliverableOn && !hidesDay && (
          <span className="deliver">
            <FulfillmentDay date={product.deliverableOn} />
          </span>
        )}
        {stock && (
          <CardNote id={stockId} icon={Hourglass}>
            {stockText(stock)}
          </CardNote>
        )}
      </p>
      <AddButton {...{ product, stockId, warningId }} />
    </div>
  );
});

const shown = 3;

interface DietaryLabelsProps {
  readonly labels: readonly DietaryLabel[] | undefined;
  /** The keys of the labels that the customer asked for. These labels come first. */
  readonly asked?: readonly string[] | undefined;
}

/** @public Tested alone for the order of its labels, which a whole card would hide. */
export function DietaryLabels({ labels = [], asked = [] }: DietaryLabelsProps) {
  if (labels.length === 0) return null;
  const isAsked = ({ name }: DietaryLabel) => asked.includes(nameKey(name));
  const ordered = labels.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  const rest = ordered.slice(shown);
  return (
    <ul className="labels" role="list" aria-label="Dietary labels">
      {ordered.slice(0, shown).map((label) => (
        <li className={isAsked(label) ? 'label label--asked' : 'label'} key={label.name}>
          <LabelSign label={label} />
          <bdi>{label.name}</bdi>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="label label--more">
          <span aria-hidden="true">{`+${rest.length}`}</span>
          <SrOnly>{`and ${rest.map(({ name }) => name).join(', ')}`}</SrOnly>
        </li>
      )}
    </ul>
  );
}
