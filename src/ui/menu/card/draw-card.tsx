import { Heart, Hourglass, Minus, Plus, Star } from 'lucide';
import type { Ref } from 'react';
import type { StockNotice } from '../../../domain/cart/stock-notice';
import type { Product } from '../../../domain/menu/product';
import { stockText } from '../../components/text/stock-text';
import { classNames } from '../../components/class-names';
import { Icon } from '../../components/icons/icon';
import { formatMoney } from '../../format/format-money';
import { formatRating } from '../../format/format-number';
import { CardNote } from './card-note';
import { DietaryLabels } from './dietary-labels';
import { FoodMark } from './food-mark';
import { PopularBadge } from './popular-badge';
import { Portion } from './portion';
import type { Elements } from '../../components/elements';

// The elements of a card, as functions of what they show: without hooks, contexts and view-models. React draws a card
// with them, and before its start the page draws the first dishes (`site/early-menu/draw-first-dishes.tsx`).

const sizes = '(max-width: 44.99rem) 120px, (max-width: 64rem) 45vw, 368px';

/**
 * With `auto`, a lazily loaded picture uses its actual size in the card, but one loaded at once uses the window's
 * width.
 */
export function pictureSizes(priority: boolean): string {
  return priority ? sizes : `auto, ${sizes}`;
}

interface CardParts {
  readonly nameId: string;
  readonly picture: Elements;
  readonly favorite: Elements;
  readonly link: Elements;
  readonly rating: Elements;
  readonly warning?: Elements;
  readonly foot: Elements;
}

interface CardOptions {
  readonly askedLabels?: readonly string[] | undefined;
  /** True in a list without category headings. */
  readonly showsCategory?: boolean | undefined;
}

export function drawCard(product: Product, parts: CardParts, { askedLabels, showsCategory }: CardOptions = {}) {
  const { nameId, picture, favorite, link, rating, warning, foot } = parts;
  return (
    <article className="card" aria-labelledby={nameId} data-item={product.id}>
      <div className="card__media">
        {picture}
        {product.isPopular && <PopularBadge />}
        {favorite}
      </div>
      <div className="card__body">
        <div className="card__top">
          {product.isVegetarian !== undefined && <FoodMark isVegetarian={product.isVegetarian} />}
          <h3 className="card__name">{link}</h3>
          {rating}
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
        {warning}
      </div>
      {foot}
    </article>
  );
}

interface FootParts {
  /** Undefined where no day is stated, or where `stock` takes its place. */
  readonly day: Elements;
  readonly stock: StockNotice | undefined;
  readonly stockId?: string;
  readonly add: Elements;
}

export function drawFoot({ price }: Pick<Product, 'price'>, { day, stock, stockId, add }: FootParts) {
  return (
    <div className="card__foot">
      <p>
        <span className="price" translate="no">
          {formatMoney(price)}
        </span>
        {day && <span className="deliver">{day}</span>}
        {stock && (
          <CardNote id={stockId} icon={Hourglass}>
            {stockText(stock)}
          </CardNote>
        )}
      </p>
      {add}
    </div>
  );
}

/** The one link of a card, which its style stretches over the picture. */
export const dishLink = { className: 'card__open', 'aria-haspopup': 'dialog' } as const;

/** A dish without a rating shows the specification's 4.5, unless the owner wants no such star. */
export function showsRating({ isUnrated }: Pick<Product, 'isUnrated'>, showUnratedStars = true): boolean {
  return !isUnrated || showUnratedStars;
}

export function drawRating(rating: number) {
  const text = formatRating(rating);
  return (
    <span className="rating" role="img" aria-label={`Rated ${text} out of 5`}>
      <Icon of={Star} />
      <span>{text}</span>
    </span>
  );
}

interface FavoriteParts {
  readonly name: string;
  readonly isFavorite: boolean;
  readonly className: string;
  readonly onToggle?: () => void;
}

/** `aria-pressed` tells the state, so the accessible name never changes. */
export function drawFavorite({ name, isFavorite, className, onToggle }: FavoriteParts) {
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isFavorite}
      aria-label={`Favorite ${name}`}
      onClick={onToggle}
    >
      <Icon of={Heart} />
    </button>
  );
}

interface AddParts {
  readonly name: string;
  readonly inCart: number;
  /** How many presses wait for the shop to start. */
  readonly adding?: number;
  readonly isNew?: boolean;
  readonly isBlocked?: boolean;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly plus?: Ref<HTMLButtonElement>;
  readonly onAdd?: () => void;
  readonly onRemoveOne?: () => void;
}

/** The plus of the stepper is the Add button, so the focus stays. */
export function drawAdd({ name, inCart, adding = 0, isNew, isBlocked, describedBy, className, ...on }: AddParts) {
  const hasSome = inCart > 0;
  return (
    <div
      className={classNames(hasSome ? 'stepper stepper--card' : 'add', hasSome && isNew && 'is-new', className)}
      {...(hasSome && { role: 'group', 'aria-label': `Quantity of ${name}` })}
    >
      {hasSome && (
        <button type="button" aria-label={`Decrease quantity of ${name}`} onClick={on.onRemoveOne}>
          <Icon of={Minus} />
        </button>
      )}
      {hasSome && <output aria-live="off">{inCart}</output>}
      <button
        type="button"
        ref={on.plus}
        className={hasSome ? undefined : 'btn btn--add'}
        aria-label={addName(name, inCart, adding)}
        aria-disabled={isBlocked || undefined}
        aria-describedby={describedBy}
        onClick={on.onAdd}
      >
        <Icon of={Plus} />
        {!hasSome && <span>{adding > 0 ? addingText(adding) : 'Add'}</span>}
      </button>
    </div>
  );
}

function addName(name: string, inCart: number, adding: number): string {
  if (adding > 0) return `${addingText(adding)} ${name}`;
  return inCart > 0 ? `Add ${name} to cart, ${inCart} in cart` : `Add ${name} to cart`;
}

function addingText(adding: number): string {
  return adding === 1 ? 'Adding…' : `Adding ${adding}…`;
}
