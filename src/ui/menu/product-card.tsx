import { observer } from 'mobx-react-lite';
import { memo, useId } from 'react';
import { limitText } from '../../domain/cart/cart';
import type { Product } from '../../domain/menu/product';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { formatDay } from '../format/format-date';
import { formatUsd } from '../format/format-money';
import { useViewModel } from '../view-model-context';
import { AddButton } from './add-button';
import { PopularBadge } from './popular-badge';
import { DietaryLabels } from './dietary-labels';
import { FavoriteButton } from './favorite-button';
import { Picture } from '../components/picture';
import { Rating } from './rating';
import { usePreload } from '../use-preload';

const pictureSizes = '(max-width: 44.99rem) 120px, (max-width: 64rem) 45vw, 290px';

interface ProductCardProps {
  readonly product: Product;
  /** Visible first: its picture is loaded at once. */
  readonly priority?: boolean;
  /** Far down a long list: the browser lays it out when it is scrolled near. */
  readonly far?: boolean;
}

/** A product in a list. Its picture and its name open the item dialog. */
export const ProductCard = memo(function ProductCard({ product, priority = false, far = false }: ProductCardProps) {
  const overlays = useViewModel(OverlaysViewModel);
  const preload = usePreload();
  return (
    <article className={far ? 'card card--far' : 'card'}>
      <div className="card__media">
        <Picture picture={product.picture} sizes={pictureSizes} priority={priority} />
        {product.isPopular && <PopularBadge />}
        <FavoriteButton item={product} className="fav" />
      </div>
      <div className="card__body">
        <div className="card__top">
          <h3 className="card__name">
            <button
              type="button"
              className="card__open"
              aria-haspopup="dialog"
              {...preload('item')}
              onClick={() => overlays.openItem(product)}
            >
              <bdi>{product.name}</bdi>
            </button>
          </h3>
          <Rating value={product.rating} />
        </div>
        {product.description && (
          <p className="card__desc" dir="auto">
            {product.description}
          </p>
        )}
        <DietaryLabels labels={product.dietaryLabels?.map(({ name }) => name) ?? []} />
      </div>
      <CardFoot product={product} />
    </article>
  );
});

/** The only part of a card that depends on the cart. */
const CardFoot = observer(function CardFoot({ product }: { readonly product: Product }) {
  const cart = useViewModel(CartViewModel);
  const limitId = useId();
  const isAtLimit = !cart.canAdd(product);
  return (
    <div className="card__foot">
      <p>
        <span className="price">{formatUsd(product.price)}</span>
        {product.deliverableOn && <span className="deliver">Delivery {formatDay(product.deliverableOn)}</span>}
        {isAtLimit && (
          <span className="deliver deliver--limit" id={limitId}>
            {limitText(product)}
          </span>
        )}
      </p>
      <AddButton
        item={product.name}
        inCart={cart.quantityOf(product.id)}
        onAdd={() => cart.add(product)}
        blockedBy={isAtLimit && limitId}
      />
    </div>
  );
});
