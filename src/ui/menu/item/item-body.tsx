import { CalendarDays } from 'lucide';
import type { AllergenWarning } from '../../../domain/menu/allergens';
import { containsMeat, vegetarian, type Product } from '../../../domain/menu/product';
import type { DetailsState } from '../../../view-models/menu/item-details.view-model';
import { Later } from '../../components/dialogs/dialog';
import { Icon } from '../../components/icons/icon';
import { FoodMark } from '../card/food-mark';
import { Portion } from '../card/portion';
import { Rating } from '../card/rating';
import { FulfillmentDay } from '../../components/text/fulfillment-day';
import { ItemAllergens } from './item-allergens';
import { TracesNote } from '../../components/shop/traces-note';
import { claimsFreeFrom } from '../../../domain/menu/free-from';
import { Tags } from './tags';

interface ItemBodyProps {
  readonly product: Product;
  readonly detailsState: DetailsState;
  readonly allergenWarning: AllergenWarning | undefined;
  readonly titleId: string;
}

/** Allergens come before ingredients, because some customers look for them first. */
export function ItemBody({ product, detailsState, allergenWarning, titleId }: ItemBodyProps) {
  const { name, category, deliverableOn, description, dietaryLabels = [], ingredients, isVegetarian } = product;
  const claimsFree = claimsFreeFrom(product);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <div className="item__body" tabIndex={0} role="group" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <bdi>{name}</bdi>
      </h2>
      <Later>
        <p className="item__facts">
          {isVegetarian !== undefined && (
            <span>
              <FoodMark isVegetarian={isVegetarian} decorative />
              <span>{(isVegetarian ? vegetarian : containsMeat).name}</span>
            </span>
          )}
          <Rating product={product} />
          <bdi>{category.name}</bdi>
          {deliverableOn && (
            <span>
              <Icon of={CalendarDays} />
              <span>
                <FulfillmentDay date={deliverableOn} />
              </span>
            </span>
          )}
        </p>
        <Portion product={product} />
        {description && <p dir="auto">{description}</p>}
        {dietaryLabels.length > 0 && <Tags title="Dietary labels" texts={dietaryLabels.map((label) => label.name)} />}
        {claimsFree && <TracesNote />}
        <ItemAllergens allergens={product.allergens} detailsState={detailsState} warning={allergenWarning} />
        {!claimsFree && <TracesNote />}
        <h3>Ingredients</h3>
        <p className="item__small">{ingredientsText(ingredients, detailsState)}</p>
      </Later>
    </div>
  );
}

function ingredientsText(ingredients: readonly string[] | undefined, detailsState: DetailsState) {
  if (ingredients && ingredients.length > 0) return <bdi>{sentenceOf(ingredients)}</bdi>;
  if (ingredients) return 'The kitchen lists none.';
  return detailsState === 'pending' ? 'Looking them up.' : 'Not listed yet.';
}

function sentenceOf(texts: readonly string[]): string {
  const text = texts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
